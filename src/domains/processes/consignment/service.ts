import type { Transaction } from 'kysely'
import type { BankAccountInput } from '#domains/customers/customers/contract.ts'
import { isPhoneShown } from '#domains/customers/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/customers/service.ts'
import { insertBankAccount } from '#domains/customers/customers/store.ts'
import type { ExpertiseStatus } from '#domains/processes/inspection/status.ts'
import { differencesOfCases } from '#domains/processes/inspection/transitions/service.ts'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { uniqueView, type Visitor } from '#platform/unique-visitor.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions } from '#shared/workflow.ts'
import { localTime } from '#shared/working-time.ts'
import type { Intermediation } from './contract.ts'
import { insertIntermediation, insertView, type NewIntermediation } from './desk/store.ts'
import { tell } from './messages.ts'
import { settle } from './rules.ts'
import { intermediationWorkflow, type OwnAction, ownActions } from './status.ts'
import {
  eraseIntermediations,
  findByKey,
  findIntermediation,
  findIntermediations,
  type IntermediationRow,
  type KeyedIntermediation,
  lockIntermediation,
  updateIntermediation,
} from './store.ts'
import { dueIn, type IntermediationMove, transitionIntermediation } from './transitions/service.ts'

/** Acts with the rights of the owner only, whatever other roles the actor has. */
const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })
const isOwnAction = (action: string): action is OwnAction => ownActions.some((one) => one === action)

/**
 * Returns the owner's current actions: an agreement is final, a reserved or booked car cannot be withdrawn, and an advert requires an
 * account.
 */
function ownActionsNow(row: IntermediationRow, actor: Actor): OwnAction[] {
  return allowedActions(intermediationWorkflow, row.status, owner(actor))
    .filter(isOwnAction)
    .filter((action) => (action === 'withdraw' ? row.held === null : action === 'toAd' ? actor.id !== null : row.agreed === null))
}

/** The owner sees the findings once the quotation is accepted. */
const toldToOwner: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted']

/** Returns a consignment with the owner's actions and their share of a sale. */
export function shown(
  { salePrice, payoutPrepared, ...row }: IntermediationRow,
  actor: Actor,
  differences: Intermediation['differences'],
): Intermediation {
  const { intermediationType: terms, askingPrice, floorPrice, expertise } = row
  const shared = (price: number | null) => (terms && price !== null && floorPrice !== null ? settle(terms, price, floorPrice) : null)
  const settlement = shared(salePrice)
  const payout = row.paid ? 'Paid' : payoutPrepared ? 'Prepared' : settlement ? 'Due' : 'None'
  return {
    ...row,
    differences,
    ...{
      expertise: expertise && toldToOwner.includes(expertise.lastStatus) ? expertise : null,
      atAskingPrice: withLines(shared(askingPrice)),
      atFloorPrice: withLines(shared(floorPrice)),
      settlement: withLines(settlement),
      payout,
    },
    actions: ownActionsNow({ ...row, salePrice, payoutPrepared }, actor),
  }
}

type Shared = ReturnType<typeof settle> | null
const withLines = (shared: Shared): Intermediation['settlement'] => shared && { ...shared, fees: [...shared.fees] }

/** Returns the caller's consignments, latest first. */
export async function listIntermediations(deps: Deps, actor: Actor): Promise<Intermediation[]> {
  const { id } = await currentCustomer(deps, actor)
  const rows = await findIntermediations(deps.db, id)
  const ids = rows.map((row) => row.id)
  const differences = await differencesOfCases(deps.db, 'Intermediation', ids)
  return rows.map((row) => shown(row, actor, differences.get(row.id) ?? []))
}

/** Caller and their network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * Returns a consignment by its key for its owner: the account, or for one without an account the key holder with a confirmed phone. Throws
 * NotFound for another account, Unauthorized for an anonymous caller when it has an account, CustomerInactive, PhoneUnconfirmed.
 */
export async function ownIntermediation(deps: Deps, { actor, address }: Caller, key: string): Promise<KeyedIntermediation> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new AppError('NotFound')
  if (found.owner !== null) {
    if (actor.id === null) throw new AppError('Unauthorized')
    if (found.owner !== actor.id) throw new AppError('NotFound')
    await currentCustomer(deps, actor)
  } else if (found.phone === null || !(await isPhoneShown(deps, found.phone, address))) throw new AppError('PhoneUnconfirmed')
  return found
}

/** Returns the current state of a consignment. Throws NotFound. */
export async function readIntermediation(deps: Pick<Deps, 'db'>, id: number, actor: Actor): Promise<Intermediation> {
  const row = await findIntermediation(deps.db, id)
  if (!row) throw new AppError('NotFound')
  const differences = await differencesOfCases(deps.db, 'Intermediation', [id])
  return shown(row, actor, differences.get(id) ?? [])
}

/** Returns a consignment to its owner. Throws the errors of `ownIntermediation`. */
export async function getIntermediation(deps: Deps, caller: Caller, key: string): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  return readIntermediation(deps, id, caller.actor)
}

/**
 * Executes an owner action. Throws the errors of `ownIntermediation` and `transitionIntermediation`; EditConflict when the terms differ from
 * those the caller read.
 */
export async function answerIntermediation(
  deps: Deps,
  caller: Caller,
  key: string,
  given: Pick<IntermediationMove, 'comment' | 'floorPrice' | 'wishedFloor'> & { action: OwnAction },
): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  if (given.action === 'agreeFloor' && given.floorPrice === undefined) throw new AppError('EditConflict')
  await retryOnConflict(() =>
    deps.db.transaction().execute((trx) => transitionIntermediation(deps, trx, { ...given, id, actor: owner(caller.actor) })),
  )
  return readIntermediation(deps, id, caller.actor)
}

/**
 * Stores the bank account for the transfer. Throws the errors of `ownIntermediation`; TransitionNotAllowed once the transfer is prepared.
 */
export async function saveBankAccount(deps: Deps, caller: Caller, key: string, account: BankAccountInput): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  await keepBankAccount(deps, id, caller.actor, account)
  return readIntermediation(deps, id, caller.actor)
}

/** Stores the bank account without an access check. Throws TransitionNotAllowed once the transfer is prepared, which names the account. */
export async function keepBankAccount(deps: Deps, id: number, actor: Actor, account: BankAccountInput): Promise<void> {
  await audited(deps.db, actor, async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (!facts || facts.isPrepared || facts.status === 'Rejected' || facts.status === 'TransferedToAd')
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const bankAccountId = await insertBankAccount(trx, facts.customerId, account, actor.id, deps.clock.now())
    await updateIntermediation(trx, id, { bankAccountId })
  })
}

/** Personal data of this module. */
export const intermediationData: PersonalData = {
  room: 'intermediation',
  collect: async (db, { id }) => ({ intermediations: await findIntermediations(db, id) }),
  erase: (trx, { id }) => eraseIntermediations(trx, id),
}

export { findOpen } from './desk/store.ts'

/** Input from another module; the owner's type follows from the seller. */
export type WishedIntermediation = Omit<NewIntermediation, 'type' | 'year'>

/**
 * Creates a consignment in the caller's transaction and returns its id. `attach` adds photos, documents or an appointment before the owner
 * is notified.
 */
export async function openIntermediation(
  deps: Deps,
  trx: Transaction<Database>,
  wished: WishedIntermediation,
  attach: (id: number) => Promise<void>,
): Promise<number> {
  const now = deps.clock.now()
  const type = wished.seller?.civility === 'Société' ? 'GarageOwner' : 'Individual'
  const id = await insertIntermediation(trx, { ...wished, type, year: localTime(now).day.slice(0, 4) }, now)
  await updateIntermediation(trx, id, { due: await dueIn(deps, trx, id) })
  await attach(id)
  await tell(deps, trx, id, { way: 'mail+sms', notice: 'submitted', word: null })
  return id
}

/** Counts a view of a consigned car once a day per visitor, without stored identity. */
export async function countView(deps: Pick<Deps, 'db' | 'clock' | 'keys'>, vehicleId: number, who: Visitor): Promise<void> {
  const view = uniqueView(deps, 'mediation', who)
  if (view) await insertView(deps.db, vehicleId, view)
}
