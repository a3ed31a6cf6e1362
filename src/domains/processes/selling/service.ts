import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { otherWays } from '#domains/catalogue/market/service.ts'
import type { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { isPhoneShown } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { type CurrentCustomer, insertBankAccount } from '#domains/customers/customers/store.ts'
import { sendMail } from '#domains/foundation/notifications/service.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import { staffOf } from '#domains/foundation/team/service.ts'
import { isStaff } from '#domains/processes/buying/effects/service.ts'
import { claimToken, readClaim } from '#domains/processes/buying/writes/service.ts'
import { tell as tellOwner } from '#domains/processes/consignment/messages.ts'
import { ownIntermediation } from '#domains/processes/consignment/service.ts'
import { takeIntermediation } from '#domains/processes/consignment/store.ts'
import { differencesOfCases, seenFindings } from '#domains/processes/inspection/transitions/service.ts'
import { formatLongDate } from '#i18n/format.ts'
import { serverText } from '#i18n/server.ts'
import { audited } from '#platform/audit.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { DomainEvents } from '#shared/domain-events.ts'
import { AppError } from '#shared/errors.ts'
import type { Language } from '#shared/language.ts'
import { allowedActions } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import type { Purchase, PurchaseClaim, TradeIn } from './contract.ts'
import { askInstead, tradeInsOf } from './effects/service.ts'
import { findOtherReason, findTradedIn } from './effects/store.ts'
import { tell } from './messages.ts'
import type { PurchaseDraft } from './request/contract.ts'
import { findDraft, findDraftsOf, findUnclaimed, removeDraftsOf, takePurchase, type Unclaimed, upsertDraft } from './request/store.ts'
import { maxRequests, neededPapers, paperState } from './rules.ts'
import { beforePurchaseBill, type OwnAction, ownActions, type PurchaseStatus, purchaseWorkflow } from './status.ts'
import {
  erasePurchases,
  findByKey,
  findPurchase,
  findPurchases,
  type KeyedPurchase,
  lockPurchase,
  type PurchaseRow,
  updatePurchase,
} from './store.ts'
import { transitionPurchase } from './transitions/service.ts'

/** Acts with the rights of the owner only, whatever other roles the actor has. */
const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })
const isOwnAction = (action: string): action is OwnAction => ownActions.some((one) => one === action)

/** Returns a request with the owner's actions and the state of its documents. An advert requires an account. */
export function shown(
  { isCompany, isHolder, isUnderCredit, ...row }: PurchaseRow,
  actor: Actor,
  now: Date,
  tradeIns: ReadonlyMap<number, TradeIn>,
): Omit<Purchase, 'findings' | 'otherWays' | 'differences'> {
  const needed = neededPapers({ isCompany, isHolder, isUnderCredit, releaseDate: row.disposedVehicle.releaseDate }, now)
  return {
    ...row,
    tradeIn: tradeIns.get(row.id) ?? null,
    actions: allowedActions(purchaseWorkflow, row.status, owner(actor))
      .filter(isOwnAction)
      .filter((action) => action !== 'toAd' || actor.id !== null),
    papers: needed.map((paper) => ({ type: paper.type, state: paperState(paper, row.documents) })),
  }
}

/** States in which the owner compares the offer with the alternatives. */
const weighed: readonly PurchaseStatus[] = ['QuotationAccepted', 'CustomerNegociated', 'CustomerRejected']

/** Returns requests for their owner, with the reasons of an offer and the alternatives. */
async function ownShown({ db, clock }: Deps, rows: readonly PurchaseRow[], actor: Actor): Promise<Purchase[]> {
  const now = clock.now()
  const offered = rows.filter(({ offers }) => offers.length > 0).map(({ id }) => id)
  const [tradeIns, found, differences, ways] = await Promise.all([
    tradeInsOf(db, rows),
    offered.length === 0 ? [] : seenFindings(db, 'Purchase', offered),
    differencesOfCases(
      db,
      'Purchase',
      rows.map(({ id }) => id),
    ),
    Promise.all(rows.map(({ status, estimated }) => (estimated && weighed.includes(status) ? otherWays(db, estimated) : []))),
  ])
  return rows.map((row, i) => ({
    ...shown(row, actor, now, tradeIns),
    findings: found
      .filter(({ caseId }) => caseId === row.id)
      .map(({ label, comment, photos }) => ({ label, comment, photos: actor.id === null ? [] : photos })),
    differences: differences.get(row.id) ?? [],
    otherWays: ways[i] ?? [],
  }))
}

/** Returns the caller's purchase requests, latest first. `known` receives the customer. */
export async function listPurchases(deps: Deps, actor: Actor, known: (customer: CurrentCustomer) => Promise<void>): Promise<Purchase[]> {
  const customer = await currentCustomer(deps, actor)
  await known(customer)
  return ownShown(deps, await findPurchases(deps.db, customer.id), actor)
}

/** Caller and their network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * Returns a request by its key for its owner: the account, or for a guest request the key holder with a confirmed phone. Throws NotFound
 * for another account, Unauthorized for an anonymous caller when the request has an account, CustomerInactive, PhoneUnconfirmed.
 */
export async function ownPurchase(deps: Deps, { actor, address }: Caller, key: string): Promise<KeyedPurchase> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new AppError('NotFound')
  if (found.owner !== null) {
    if (actor.id === null) throw new AppError('Unauthorized')
    if (found.owner !== actor.id) throw new AppError('NotFound')
    await currentCustomer(deps, actor)
  } else if (found.phone === null || !(await isPhoneShown(deps, found.phone, address))) throw new AppError('PhoneUnconfirmed')
  return found
}

/** Returns the current state of a request. Throws NotFound. */
export async function readPurchase(deps: Deps, id: number, actor: Actor): Promise<Purchase> {
  const row = await findPurchase(deps.db, id)
  const [read] = row ? await ownShown(deps, [row], actor) : []
  if (!read) throw new AppError('NotFound')
  return read
}

/** Returns a request to its owner. Throws the errors of `ownPurchase`. */
export async function getPurchase(deps: Deps, caller: Caller, key: string): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  return readPurchase(deps, id, caller.actor)
}

/** Executes an owner action. Throws the errors of `ownPurchase` and `transitionPurchase`. */
export async function answerPurchase(
  deps: Deps,
  caller: Caller,
  key: string,
  {
    action,
    ...given
  }: {
    action: OwnAction
    comment?: string | undefined
    wishedPrice?: number | undefined
    isSure?: boolean | undefined
    reasonId?: number | undefined
  },
): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  const actor = owner(caller.actor)
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      if (action === 'cancel' && (await askInstead(deps, trx, id, actor, given.comment ?? ''))) return
      await transitionPurchase(deps, trx, { id, action, actor, ...given })
    }),
  )
  return readPurchase(deps, id, caller.actor)
}

/** Stores the bank account for the transfer. Throws the errors of `ownPurchase`; TransitionNotAllowed after the bill. */
export async function saveBankAccount(deps: Deps, caller: Caller, key: string, account: BankAccountInput): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  await keepBankAccount(deps, id, caller.actor, account)
  return readPurchase(deps, id, caller.actor)
}

/** Stores the bank account without an access check. Throws TransitionNotAllowed after the bill, which names the account. */
export async function keepBankAccount(deps: Deps, id: number, actor: Actor, account: BankAccountInput): Promise<void> {
  await audited(deps.db, actor, async (trx) => {
    const facts = await lockPurchase(trx, id)
    if (!facts || !beforePurchaseBill.includes(facts.status))
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const bankAccountId = await insertBankAccount(trx, facts.customerId, account, actor.id, deps.clock.now())
    await updatePurchase(trx, id, { bankAccountId })
  })
}

/**
 * Handles `bookingCancelled`: cancels the trade-ins of the booking before their bill. Throws Forbidden for staff without access to a
 * trade-in, which rolls back the cancellation.
 */
export async function followCancelled(
  trx: Transaction<Database>,
  { bookingId, actor, comment }: DomainEvents['bookingCancelled'],
  deps: Deps,
): Promise<void> {
  const requests = (await findTradedIn(trx, bookingId)).filter(({ status }) => beforePurchaseBill.includes(status))
  if (requests.length === 0) return
  const within = isStaff(actor) ? (await staffOf({ db: trx }, actor)).within : null
  const reasonId = await findOtherReason(trx)
  for (const { id, areaId } of requests) {
    if (within !== null && areaId !== null && !within.includes(areaId)) throw new AppError('Forbidden')
    // a right to cancel the booking includes its trade-in
    const role = isStaff(actor) ? 'agent' : 'customer'
    await transitionPurchase(deps, trx, { id, action: 'cancel', actor: { id: actor.id, roles: [role] }, reasonId, comment })
  }
}

/** Personal data of this module. */
export const purchasesData: PersonalData = {
  room: 'purchases',
  collect: async (db, owner) => ({ purchases: await findPurchases(db, owner.id), drafts: await findDraftsOf(db, owner) }),
  async erase(trx, owner) {
    await removeDraftsOf(trx, owner)
    await erasePurchases(trx, owner.id)
  },
}

/** Sends one claim mail for each guest request that names the caller's confirmed e-mail. */
export async function askWhoSent(deps: Deps, { email, emailVerified }: { email: string; emailVerified: boolean }): Promise<void> {
  const unclaimed = emailVerified && email ? await findUnclaimed(deps.db, { email }) : []
  if (unclaimed.length === 0) return
  await deps.db.transaction().execute(async (trx) => {
    for (const { kind, id } of unclaimed) {
      const notice = { way: 'mail', notice: 'claim', word: null, token: claimToken(deps, id, email, kind) } as const
      await (kind === 'purchase' ? tell(deps, trx, id, notice) : tellOwner(deps, trx, id, notice))
    }
  })
}

/**
 * Returns the guest requests that name the caller's e-mail and phone, each with a claim token. Empty until both are confirmed. Throws
 * CustomerInactive.
 */
export async function listClaims(deps: Deps, actor: Actor): Promise<PurchaseClaim[]> {
  const { email, emailVerified, phone, phoneVerified } = await currentCustomer(deps, actor)
  if (!emailVerified || !phoneVerified || !email || !phone) return []
  const found = await findUnclaimed(deps.db, { email, phone })
  return found.map(({ kind, id, title, created }) => ({ title, created, token: claimToken(deps, id, email, kind) }))
}

type Proof = { token?: string | undefined; key?: string | undefined }
type Claimed = Pick<Unclaimed, 'kind' | 'id'>

/** Returns the request that a token or a key names; null for a token of another e-mail. Throws the errors of a key. */
async function claimedBy(deps: Deps, caller: Caller, { token, key }: Proof, email: string | null): Promise<Claimed | null> {
  if (key !== undefined) {
    const isPurchase = (await findByKey(deps.db, key)) !== null
    const { id } = isPurchase ? await ownPurchase(deps, caller, key) : await ownIntermediation(deps, caller, key)
    return { kind: isPurchase ? 'purchase' : 'intermediation', id }
  }
  for (const kind of ['purchase', 'intermediation'] as const) {
    const id = token !== undefined && email ? readClaim(deps, token, email, kind) : null
    if (id !== null) return { kind, id }
  }
  return null
}

/**
 * Moves a guest request into the caller's account and returns its new key. Needs the token of `askWhoSent` or `listClaims`, or its key
 * with a code sent to its phone. Throws NotFound for a token of another e-mail or a request that has an owner; PhoneUnconfirmed.
 */
export async function claimPurchase(deps: Deps, caller: Caller, proof: Proof): Promise<{ key: string }> {
  const { id: customerId, email, emailVerified } = await currentCustomer(deps, caller.actor)
  const claimed = await claimedBy(deps, caller, proof, emailVerified ? email : null)
  if (claimed === null) throw new AppError('NotFound')
  const take = claimed.kind === 'purchase' ? takePurchase : takeIntermediation
  const owner = { customerId, email: proof.key === undefined ? email : null }
  const taken = await retryOnConflict(() => deps.db.transaction().execute((trx) => take(trx, claimed.id, owner)))
  if (taken === null) throw new AppError('NotFound')
  return { key: taken }
}

/** Caller of a draft route. */
interface From {
  actor: Actor
  language: Language
  /** network address */
  address: string
}

/**
 * Stores a draft for another device and mails its link when `email` is given: once per address, without the entered data. Throws
 * TooManyRequests, counted together with the requests of that network.
 */
export async function saveDraft(
  deps: Deps,
  { email, ...draft }: PurchaseDraft & { email?: string | undefined },
  { actor, language, address }: From,
): Promise<{ key: string; expires: string }> {
  const now = deps.clock.now()
  if ((await insertAttempt(deps.db, 'Purchase', address, now)) > maxRequests) throw new AppError('TooManyRequests')
  const days = Number((await findSetting(deps.db, 'purchases.draftDays')) ?? 14)
  const expires = new Date(now.getTime() + days * 86_400_000)
  const key = await deps.db.transaction().execute(async (trx) => {
    const fresh = randomBytes(16).toString('hex')
    const kept = await upsertDraft(trx, { ...draft, key: fresh, email: email ?? null, language, now, expires, by: actor.id })
    if (email === undefined) return kept
    const t = serverText('purchasesMail', language)
    const until = formatLongDate(localTime(expires).day, language)
    await sendMail(deps, trx, {
      ...{ to: email, language, key: `purchases.draft:${kept}:${email}:mail`, marketing: false, expires },
      mail: {
        subject: t('draft.subject'),
        preheader: t('draft.preheader'),
        title: t('draft.title'),
        blocks: [
          { text: t('draft.text') },
          { button: { label: t('draft.button'), url: `${siteOrigin(deps.config)}${deps.config.basePath}create-request?draft=${kept}` } },
          { text: t('draft.until', { until }) },
        ],
      },
    })
    return kept
  })
  return { key, expires: expires.toISOString() }
}

/** Returns a draft by its key. Throws NotFound once it is submitted or expired. */
export async function getDraft({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string): Promise<PurchaseDraft> {
  const draft = await findDraft(db, key, clock.now())
  if (!draft) throw new AppError('NotFound')
  return draft
}
