import type { Transaction } from 'kysely'
import { isStaff } from '#domains/bookings/effects/service.ts'
import type { BankAccountInput } from '#domains/customers/bank-accounts/contract.ts'
import { insertBankAccount } from '#domains/customers/bank-accounts/store.ts'
import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import { isPhoneShown } from '#domains/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import type { CurrentCustomer } from '#domains/customers/store.ts'
import { otherWays } from '#domains/estimates/service.ts'
import { differencesOfCases, seenFindings } from '#domains/expertise/cases/service.ts'
import { staffOf } from '#domains/team/service.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { Announcements } from '#shared/announcements.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions } from '#shared/workflow.ts'
import type { Purchase, TradeIn } from './contract.ts'
import { findDraftsOf, removeDraftsOf } from './draft/store.ts'
import { neededPapers, paperState } from './rules.ts'
import { beforePurchaseBill, type OwnAction, ownActions, type PurchaseStatus, purchaseWorkflow } from './status.ts'
import { movePurchase } from './steps/service.ts'
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
import { askInstead, tradeInsOf } from './trade-in/service.ts'
import { findOtherReason, findTradedIn } from './trade-in/store.ts'

/** Whoever acts as the owner of a request, whatever else they are. */
const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })
const isOwnAction = (action: string): action is OwnAction => ownActions.some((one) => one === action)

/** A request with what its owner may do and how its papers stand. An advert needs an account. */
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

/** While an offer stands, or was declined, its owner weighs it against the other ways. */
const weighed: readonly PurchaseStatus[] = ['QuotationAccepted', 'CustomerNegociated', 'CustomerRejected']

/** Requests as their owner reads them, with what explains an offer and what else they may do with the car. */
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

/** The cars that the caller sells to the house or trades in, the latest request first; `known` hears whose they are. */
export async function listPurchases(deps: Deps, actor: Actor, known: (customer: CurrentCustomer) => Promise<void>): Promise<Purchase[]> {
  const customer = await currentCustomer(deps, actor)
  await known(customer)
  return ownShown(deps, await findPurchases(deps.db, customer.id), actor)
}

/** Who asks, from which network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * A request by its key, for whoever may act as its owner: the account that it belongs to; of one without an account whoever holds the key
 * and has shown by a code that its phone is theirs. NotFound for anybody else's, Unauthorized for nobody's of an account,
 * CustomerInactive, PhoneUnconfirmed.
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

/** The request with its present state. NotFound. */
export async function readPurchase(deps: Deps, id: number, actor: Actor): Promise<Purchase> {
  const row = await findPurchase(deps.db, id)
  const [read] = row ? await ownShown(deps, [row], actor) : []
  if (!read) throw new AppError('NotFound')
  return read
}

/** A request for its owner. Errors of `ownPurchase`. */
export async function getPurchase(deps: Deps, caller: Caller, key: string): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  return readPurchase(deps, id, caller.actor)
}

/** A step of the owner. Errors of `ownPurchase` and `movePurchase`. */
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
      await movePurchase(deps, trx, { id, action, actor, ...given })
    }),
  )
  return readPurchase(deps, id, caller.actor)
}

/** Notes where the price is transferred to. Errors of `ownPurchase`; TransitionNotAllowed once it is billed. */
export async function saveBankAccount(deps: Deps, caller: Caller, key: string, account: BankAccountInput): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  await keepBankAccount(deps, id, caller.actor, account)
  return readPurchase(deps, id, caller.actor)
}

/** The same by whoever may: until the bill, which names the account. TransitionNotAllowed. */
export async function keepBankAccount(deps: Deps, id: number, actor: Actor, account: BankAccountInput): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockPurchase(trx, id)
    if (!facts || !beforePurchaseBill.includes(facts.status))
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const bankAccountId = await insertBankAccount(trx, facts.customerId, account, actor.id, deps.clock.now())
    await updatePurchase(trx, id, { bankAccountId })
  })
}

/**
 * A booking that is cancelled takes with it what is traded in for it, before its bill. Listens to `bookingCancelled`; Forbidden for staff who do
 * not see the other side: nothing is cancelled then.
 */
export async function followCancelled(
  trx: Transaction<Database>,
  { bookingId, actor, comment }: Announcements['bookingCancelled'],
  deps: Deps,
): Promise<void> {
  const requests = (await findTradedIn(trx, bookingId)).filter(({ status }) => beforePurchaseBill.includes(status))
  if (requests.length === 0) return
  const within = isStaff(actor) ? (await staffOf({ db: trx }, actor)).within : null
  const reasonId = await findOtherReason(trx)
  for (const { id, areaId } of requests) {
    if (within !== null && areaId !== null && !within.includes(areaId)) throw new AppError('Forbidden')
    // whoever may give the booking up may give up what belongs to it
    const role = isStaff(actor) ? 'agent' : 'customer'
    await movePurchase(deps, trx, { id, action: 'cancel', actor: { id: actor.id, roles: [role] }, reasonId, comment })
  }
}

/** What this room keeps of a person. */
export const purchasesData: PersonalData = {
  room: 'purchases',
  collect: async (db, owner) => ({ purchases: await findPurchases(db, owner.id), drafts: await findDraftsOf(db, owner) }),
  async erase(trx, owner) {
    await removeDraftsOf(trx, owner)
    await erasePurchases(trx, owner.id)
  },
}
