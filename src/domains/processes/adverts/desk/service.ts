import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { decide, takeBack } from '../decisions/service.ts'
import { countDecisions } from '../decisions/store.ts'
import { tell } from '../messages/service.ts'
import { findingsIn, riskOf } from '../rules.ts'
import { type Caller, readAd } from '../service.ts'
import { type AdStaffAction, adStaffActions, adWorkflow } from '../status.ts'
import { maySuspend } from '../suspensions/service.ts'
import { type AdReason, explainedRisk } from '../values.ts'
import type { AdLine, AdRecord, AdToday, adViews } from './contract.ts'
import { countViews, findDeskPart, findQueue, mostSorted, type QueueRow, type Seen } from './store.ts'

const atWork = ({ id, roles }: Actor): Actor => ({ id, roles: roles.filter((role) => role !== 'customer') })

/** Returns the current time, and the number of accounts that counts as many for one device. */
async function seenNow({ db, clock }: Deps): Promise<Seen> {
  return { now: clock.now(), manyAccounts: Number((await findSetting(db, 'ads.deviceAccounts')) ?? 3) }
}

function lineOf({
  price,
  median,
  comparables,
  samePhoto,
  samePlate,
  sameChassis,
  manyAccounts,
  accountHours,
  texts,
  ...line
}: QueueRow): AdLine {
  const facts = { price, median, comparables, samePhoto, samePlate, sameChassis, manyAccounts, accountHours, texts }
  return { ...line, price, score: riskOf(facts).score }
}

/** Returns one page of adverts with the counts of its views; those to review by risk, overdue ones first. */
export async function listStaffAds(
  deps: Deps,
  { view, page, size }: { view: (typeof adViews)[number]; page: number; size: number },
): Promise<Paged<AdLine> & { counts: Record<(typeof adViews)[number], number>; today: AdToday }> {
  const since = instantOf(localTime(deps.clock.now()).day, '00:00')
  const [{ rows, count }, counts, decided] = await Promise.all([
    findQueue(deps.db, { view, page, size }, await seenNow(deps)),
    countViews(deps.db),
    countDecisions(deps.db, since),
  ])
  const today = { accepted: decided.accept, corrections: decided.askCorrection, refused: decided.reject }
  const lines = rows.map(lineOf)
  if (view !== 'toRead' || page * size > mostSorted) return { ...toPage(lines, page, size, count), counts, today }
  const sorted = lines.sort(
    (a, b) => Number(b.isOverdue) - Number(a.isOverdue) || b.score - a.score || (a.due ?? '').localeCompare(b.due ?? ''),
  )
  return { ...toPage(sorted.slice((page - 1) * size, page * size), page, size, count), counts, today }
}

/** Returns an advert with its risk. Throws NotFound for a draft, which is private. */
export async function getStaffAd(deps: Deps, { actor, language }: Caller, id: number): Promise<AdRecord> {
  await staffOf(deps, actor)
  const part = await findDeskPart(deps.db, id, await seenNow(deps))
  if (!part) throw new AppError('NotFound', { id })
  const { missing: _missing, mayAppeal: _mayAppeal, ...ad } = await readAd(deps, id, language)
  const { facts, owner, ...rest } = part
  const worker = atWork(actor)
  const steps = adStaffActions.filter((action) => {
    // offered in place for some seconds
    if (action === 'takeBack') return false
    const step = findStep(adWorkflow, ad.lastStatus, action)
    const priceWaits = ad.wishedPrice !== null
    // a public advert is withdrawn; a price review allows no other correction
    if (action === 'withdraw' && ad.lastStatus === 'Submited' && !priceWaits) return false
    if (action === 'deactivate' && ad.lastStatus !== 'Published') return false
    if (action === 'askCorrection' && priceWaits) return false
    // a colleague handles the caller's own advert
    return step !== null && owner !== actor.id && mayTake(step, worker)
  })
  const findings = Object.entries(ad.descriptions).flatMap(([of, text]) =>
    findingsIn(text ?? '').map((found) => ({ language: of, ...found })),
  )
  const { median, comparables } = facts
  // reviewers have no access to invoices
  const documents = ad.documents.filter(({ type }) => type !== 'PurchaseInvoice')
  const may = steps.includes('reject') ? (maySuspend(actor) ? 'Now' : 'Asked') : null
  return {
    ...ad,
    ...rest,
    suspension: rest.suspension ?? may,
    documents,
    risk: { ...riskOf(facts), market: { median, comparables }, findings },
    steps,
  }
}

/** Runs a staff action. Throws NotFound, Forbidden for the caller's own advert, and the errors of `moveAd`. */
export async function stepAd(
  deps: Deps,
  caller: Caller,
  id: number,
  given: {
    action: AdStaffAction
    reasons?: readonly AdReason[] | undefined
    comment?: string | undefined
    suspends?: string | undefined
    seen?: string | undefined
  },
): Promise<AdRecord> {
  await staffOf(deps, caller.actor)
  const part = await findDeskPart(deps.db, id, await seenNow(deps))
  if (!part) throw new AppError('NotFound', { id })
  if (part.owner !== null && part.owner === caller.actor.id) throw new AppError('Forbidden')
  if (given.action === 'accept' && riskOf(part.facts).score >= explainedRisk && !given.comment) throw fieldError('comment', 'required')
  await retryOnConflict(() =>
    audited(deps.db, caller.actor, async (trx) => {
      const actor = atWork(caller.actor)
      if (given.action === 'takeBack') return takeBack(deps, trx, { id, actor })
      await decide(deps, trx, { ...given, id, actor })
      if (given.action === 'withdraw') await tell(deps, trx, id, 'rejected')
    }),
  )
  return getStaffAd(deps, caller, id)
}
