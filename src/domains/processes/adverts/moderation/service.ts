import type { Transaction } from 'kysely'
import { transitionVehicle } from '#domains/catalogue/vehicles/service.ts'
import { transitionCard } from '#domains/customers/customers/service.ts'
import { customerWorkflow } from '#domains/customers/customers/status.ts'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { findStaffRoles } from '#domains/foundation/team/store.ts'
import { keepOrder } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { visitorHash } from '#platform/visitor-hash.ts'
import { type Actor, isOwner, system } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, type Language } from '#shared/language.ts'
import { networkOf } from '#shared/network.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { findStep, mayTake } from '#shared/workflow.ts'
import { instantOf, localTime } from '#shared/working-time.ts'
import { tell } from '../messages.ts'
import { findingsIn, riskOf } from '../rules.ts'
import { type AdMove, type Caller, readAd, transitionAd } from '../service.ts'
import { type AdDecisionAction, type AdStaffAction, adStaffActions, adWorkflow } from '../status.ts'
import { type AdFacts, lockAd, updateAd } from '../store.ts'
import { type AdReason, explainedRisk, type ReportOutcome, type ReportReason, takeBackSeconds } from '../values.ts'
import type { AdLine, AdRecord, AdReport, AdToday, adViews } from './contract.ts'
import {
  type AdDecision,
  countDecisions,
  countViews,
  findDeskPart,
  findOpenDecision,
  findQueue,
  findReports,
  findSeller,
  findShownAd,
  insertDecision,
  insertReport,
  lockReportedAd,
  mostSorted,
  type QueueRow,
  removeDecision,
  type Seen,
  updateClosed,
  updateOver,
} from './store.ts'

const asStaff = ({ id, roles }: Actor): Actor => ({ id, roles: roles.filter((role) => role !== 'customer') })

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
  const worker = asStaff(actor)
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

/** Runs a staff action. Throws NotFound, Forbidden for the caller's own advert, and the errors of `transitionAd`. */
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
      const actor = asStaff(caller.actor)
      if (given.action === 'takeBack') return takeBack(deps, trx, { id, actor })
      await decide(deps, trx, { ...given, id, actor })
      if (given.action === 'withdraw') await tell(deps, trx, id, 'rejected')
    }),
  )
  return getStaffAd(deps, caller, id)
}

type Trx = Transaction<Database>

/** Job that makes a decision final and notifies its seller. */
export const concludeJob = 'adverts.conclude'
/** Seconds of grace for a reversal in progress. */
const grace = 2

/** Target status of each decision. */
const ledTo = { accept: 'Accepted', askCorrection: 'Rejected', reject: 'Rejected' } as const satisfies Record<AdDecisionAction, string>

const isDecision = (action: string): action is AdDecisionAction => action in ledTo

/**
 * Runs a staff action. A decision about a submitted advert is effective immediately; its seller is notified when it can no longer be taken
 * back. Other actions notify immediately. Throws the errors of `transitionAd`.
 */
export async function decide(deps: Deps, trx: Trx, move: AdMove): Promise<void> {
  if (move.suspends !== undefined && move.action !== 'reject') throw fieldError('suspends', 'invalid')
  if (!isDecision(move.action)) return transitionAd(deps, trx, move)
  const facts = await lockAd(trx, move.id)
  if (!facts) throw new AppError('NotFound', { id: move.id })
  const id = await insertDecision(
    trx,
    { adId: move.id, action: move.action, by: move.actor.id, suspends: move.suspends ?? null },
    deps.clock.now(),
  )
  await transitionAd(deps, trx, move)
  await deps.queue.enqueue(concludeJob, { id }, { db: trx, after: takeBackSeconds + grace, key: String(id) })
}

/** Returns whether a person may take back a decision in the advert's current status. */
function mayTakeBack(decision: AdDecision | null, actor: Actor, status: string, now: Date): decision is AdDecision {
  if (decision === null || decision.by === null || decision.by !== actor.id || ledTo[decision.action] !== status) return false
  return now.getTime() - decision.created.getTime() <= (takeBackSeconds + grace) * 1000
}

/**
 * Takes back the caller's own decision before the seller is notified, and restores the former state. Throws NotFound, TransitionNotAllowed.
 */
export async function takeBack(deps: Deps, trx: Trx, { id, actor }: Pick<AdMove, 'id' | 'actor'>): Promise<void> {
  const facts = await lockAd(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  const decision = await findOpenDecision(trx, { adId: id })
  if (!mayTakeBack(decision, actor, facts.status, deps.clock.now()))
    throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  await transitionAd(deps, trx, { id, action: 'takeBack', actor, before: decision })
  await removeDecision(trx, decision)
}

/**
 * Makes a decision final: notifies the seller, and publishes an accepted advert if configured. Does nothing for a reversed decision, or
 * when the seller has already acted on it.
 */
export async function conclude(deps: Deps, { id }: { id: number }): Promise<void> {
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const wanted = await findOpenDecision(trx, { id })
      const facts = wanted && (await lockAd(trx, wanted.adId))
      // under the lock: it may have been taken back
      const decision = facts && (await findOpenDecision(trx, { id }))
      if (!decision) return
      await updateOver(trx, id)
      const isSuspended = decision.suspends !== null && (await suspendSeller(deps, trx, { ...decision, why: decision.suspends }))
      if (isSuspended) return tell(deps, trx, decision.adId, 'suspended')
      if (ledTo[decision.action] !== facts.status) return
      const { action, adId } = decision
      if (facts.wishedPrice !== null) return concludePrice(deps, trx, facts, action)
      if (action !== 'accept') return tell(deps, trx, adId, action === 'reject' ? 'rejected' : 'correction')
      await tell(deps, trx, adId, (await publishedAtOnce(deps, trx, adId)) ? 'published' : 'accepted')
    }),
  )
}

/**
 * Applies the decision about the new price of a public advert: an accepted price is shown; a refusal for the price alone restores the last
 * approved price; any other refusal withdraws the advert.
 */
async function concludePrice(deps: Deps, trx: Trx, facts: AdFacts, action: AdDecisionAction): Promise<void> {
  const { id, reasons } = facts
  if (action !== 'accept' && reasons.some((reason) => reason !== 'PriceDoubtful')) {
    if (facts.vehicleStatus === 'Published')
      await transitionVehicle(deps, trx, { id: facts.vehicleId, action: 'unpublish', actor: system, comment: 'advert' })
    await updateAd(trx, id, { wishedPrice: null, visibleUntil: null })
    return tell(deps, trx, id, action === 'reject' ? 'rejected' : 'correction')
  }
  await transitionAd(deps, trx, { id, action: 'resume', actor: system })
  await tell(deps, trx, id, action === 'accept' ? 'priceAccepted' : 'priceRefused')
}

/** Publishes an accepted advert if configured. Returns false otherwise, or when the seller must act first. */
async function publishedAtOnce(deps: Deps, trx: Trx, id: number): Promise<boolean> {
  if ((await findSetting(trx, 'ads.publishAtOnce')) !== 'true') return false
  try {
    await transitionAd(deps, trx, { id, action: 'publish', actor: system })
    return true
  } catch (err) {
    if (err instanceof AppError) return false
    throw err
  }
}

/** Returns whether a person may suspend accounts; others request it. */
export function maySuspend(actor: Actor): boolean {
  const step = findStep(customerWorkflow, 'Active', 'deactivate')
  return step !== null && mayTake(step, actor)
}

/**
 * Suspends the seller after a final refusal: by a manager, closes the account and withdraws its adverts online; by other staff, adds a
 * request to the advert's reports for a manager. Does nothing for a closed account. Returns true when it was closed.
 */
export async function suspendSeller(
  deps: Deps,
  trx: Transaction<Database>,
  { adId, by, why }: { adId: number; by: string | null; why: string },
): Promise<boolean> {
  const seller = await findSeller(trx, adId)
  if (!seller?.isActive) return false
  const actor: Actor = { id: by, roles: by === null ? [] : await findStaffRoles(trx, by) }
  if (!maySuspend(actor)) {
    const now = deps.clock.now()
    const wish = { adId, reason: 'Scam', text: why, email: null, language: defaultLanguage } as const
    await insertReport(trx, { ...wish, day: localTime(now).day, reporter: `staff ${by}` }, now)
    return false
  }
  await transitionCard(trx, actor, seller.id, 'deactivate', why)
  for (const id of seller.online) await transitionAd(deps, trx, { id, action: 'deactivate', actor: system })
  return true
}

/** Maximum reports of a visitor in ten minutes, of any adverts. */
const maxReports = 5

/** Input of a report (contract `reportAd`). */
interface Given {
  reason: ReportReason
  text: string
  email?: string | undefined
  website: string
}

/**
 * Stores a report of a car's advert. Only staff withdraw an advert, regardless of the number of reports. A filled trap field and the
 * seller's own report get the same response and are not stored. Throws VehicleNotFound, TooManyRequests.
 */
export async function report(
  { db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>,
  vehicleId: number,
  { reason, text, email, website }: Given,
  from: { actor: Actor; language: Language; address: string },
): Promise<void> {
  const now = clock.now()
  if ((await insertAttempt(db, 'Report', from.address, now)) > maxReports) throw new AppError('TooManyRequests')
  const ad = await findShownAd(db, vehicleId)
  if (!ad) throw new AppError('VehicleNotFound', { ids: vehicleId })
  if (website !== '' || (ad.owner !== null && ad.owner === from.actor.id)) return
  const { day } = localTime(now)
  const reporter = visitorHash(keys, 'report', day, networkOf(from.address))
  await insertReport(db, { adId: ad.id, reason, text, email: email ?? null, language: from.language, day, reporter }, now)
}

/** Lists the reports of an advert. */
export async function listReports({ db }: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<AdReport[]> {
  await staffOf({ db }, actor)
  return findReports(db, id)
}

/**
 * Closes the open reports with an outcome, and mails the reporters who left an address. Throws NotFound, Forbidden for the own advert,
 * TransitionNotAllowed.
 */
export async function closeReports(deps: Deps, actor: Actor, id: number, outcome: ReportOutcome): Promise<AdReport[]> {
  await staffOf(deps, actor)
  await audited(deps.db, actor, async (trx) => {
    const ad = await lockReportedAd(trx, id)
    if (!ad) throw new AppError('NotFound', { id })
    if (isOwner(actor, ad.owner)) throw new AppError('Forbidden')
    if (outcome === 'Removed' && ad.lastStatus === 'Published')
      throw new AppError('TransitionNotAllowed', { state: ad.lastStatus, actions: '' })
    const told = await updateClosed(trx, id, { outcome, by: actor.id ?? '', now: deps.clock.now() })
    for (const { id: reportId, email, language, talk } of told) {
      const t = serverText('advertsMail', language)
      const values = { car: keepOrder(ad.title, language), reference: keepOrder(ad.reference, language) }
      const said = talk ? t(`reported.talk.${talk.outcome}`, values) : t(`reported.${outcome}`, values)
      const home = `${siteOrigin(deps.config)}${deps.config.basePath}`
      const mail = {
        subject: t('reported.subject', values),
        preheader: said,
        title: t(talk ? 'reported.talk.title' : 'reported.title'),
        blocks: [
          { text: said },
          { text: t('reported.careful') },
          {
            button: talk
              ? { label: t('reported.talk.button'), url: `${home}messages/${talk.id}` }
              : { label: t('reported.button'), url: `${home}search-result` },
          },
        ],
      }
      await sendMail(deps, trx, { to: email, language, key: `adverts.reported:${reportId}`, mail, marketing: false })
    }
  })
  return findReports(deps.db, id)
}
