import type { BankAccountInput } from '#domains/customers/bank-accounts/contract.ts'
import { insertBankAccount } from '#domains/customers/bank-accounts/store.ts'
import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import { isPhoneShown } from '#domains/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import { differencesOfCases } from '#domains/expertise/cases/service.ts'
import type { ExpertiseStatus } from '#domains/expertise/status.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions } from '#shared/workflow.ts'
import type { Intermediation } from './contract.ts'
import { settle } from './rules.ts'
import { intermediationWorkflow, type OwnAction, ownActions } from './status.ts'
import { type IntermediationMove, moveIntermediation } from './steps/service.ts'
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

/** Whoever acts as the owner of a mediation, whatever else they are. */
const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })
const isOwnAction = (action: string): action is OwnAction => ownActions.some((one) => one === action)

/** What an owner may do now: what is agreed is not agreed again, a car that a buyer holds is not taken away, and an advert needs an account. */
function ownActionsNow(row: IntermediationRow, actor: Actor): OwnAction[] {
  return allowedActions(intermediationWorkflow, row.status, owner(actor))
    .filter(isOwnAction)
    .filter((action) => (action === 'withdraw' ? row.held === null : action === 'toAd' ? actor.id !== null : row.agreed === null))
}

/** What was found is told to the owner once it is agreed in the house. */
const toldToOwner: readonly ExpertiseStatus[] = ['QuotationAccepted', 'Accepted']

/** A mediation with what its owner may do, and what a sale leaves them. */
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

/** The cars that the house sells for the caller, the latest first. */
export async function listIntermediations(deps: Deps, actor: Actor): Promise<Intermediation[]> {
  const { id } = await currentCustomer(deps, actor)
  const rows = await findIntermediations(deps.db, id)
  const ids = rows.map((row) => row.id)
  const differences = await differencesOfCases(deps.db, 'Intermediation', ids)
  return rows.map((row) => shown(row, actor, differences.get(row.id) ?? []))
}

/** Who asks, from which network address. */
export interface Caller {
  actor: Actor
  address: string
}

/**
 * A mediation by its key, for whoever may act as its owner: the account that it belongs to; of one without an account whoever holds the key
 * and has shown by a code that its phone is theirs. NotFound for anybody else's, Unauthorized for nobody's of an account,
 * CustomerInactive, PhoneUnconfirmed.
 */
async function ownIntermediation(deps: Deps, { actor, address }: Caller, key: string): Promise<KeyedIntermediation> {
  const found = await findByKey(deps.db, key)
  if (!found) throw new AppError('NotFound')
  if (found.owner !== null) {
    if (actor.id === null) throw new AppError('Unauthorized')
    if (found.owner !== actor.id) throw new AppError('NotFound')
    await currentCustomer(deps, actor)
  } else if (found.phone === null || !(await isPhoneShown(deps, found.phone, address))) throw new AppError('PhoneUnconfirmed')
  return found
}

/** The mediation with its present state. NotFound. */
export async function readIntermediation(deps: Pick<Deps, 'db'>, id: number, actor: Actor): Promise<Intermediation> {
  const row = await findIntermediation(deps.db, id)
  if (!row) throw new AppError('NotFound')
  const differences = await differencesOfCases(deps.db, 'Intermediation', [id])
  return shown(row, actor, differences.get(id) ?? [])
}

/** A mediation for its owner. Errors of `ownIntermediation`. */
export async function getIntermediation(deps: Deps, caller: Caller, key: string): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  return readIntermediation(deps, id, caller.actor)
}

/** A step of the owner. Errors of `ownIntermediation` and `moveIntermediation`; EditConflict for an agreement to what was not read. */
export async function answerIntermediation(
  deps: Deps,
  caller: Caller,
  key: string,
  given: Pick<IntermediationMove, 'comment' | 'floorPrice' | 'wishedFloor'> & { action: OwnAction },
): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  if (given.action === 'agreeFloor' && given.floorPrice === undefined) throw new AppError('EditConflict')
  await retryOnConflict(() =>
    deps.db.transaction().execute((trx) => moveIntermediation(deps, trx, { ...given, id, actor: owner(caller.actor) })),
  )
  return readIntermediation(deps, id, caller.actor)
}

/** Notes where the money is transferred to. Errors of `ownIntermediation`; TransitionNotAllowed once the transfer is prepared. */
export async function saveBankAccount(deps: Deps, caller: Caller, key: string, account: BankAccountInput): Promise<Intermediation> {
  const { id } = await ownIntermediation(deps, caller, key)
  await keepBankAccount(deps, id, caller.actor, account)
  return readIntermediation(deps, id, caller.actor)
}

/** The same by whoever may: until the transfer is prepared, which names the account. TransitionNotAllowed. */
export async function keepBankAccount(deps: Deps, id: number, actor: Actor, account: BankAccountInput): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const facts = await lockIntermediation(trx, id)
    if (!facts || facts.isPrepared || facts.status === 'Rejected' || facts.status === 'TransferedToAd')
      throw new AppError('TransitionNotAllowed', { state: facts?.status ?? '', actions: '' })
    const bankAccountId = await insertBankAccount(trx, facts.customerId, account, actor.id, deps.clock.now())
    await updateIntermediation(trx, id, { bankAccountId })
  })
}

/** What this room keeps of a person. */
export const intermediationData: PersonalData = {
  room: 'intermediation',
  collect: async (db, { id }) => ({ intermediations: await findIntermediations(db, id) }),
  erase: (trx, { id }) => eraseIntermediations(trx, id),
}
