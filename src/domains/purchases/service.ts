import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import { isPhoneShown } from '#domains/customers/phone-code/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { allowedActions } from '#shared/workflow.ts'
import type { BankAccountInput, Purchase } from './contract.ts'
import { neededPapers, paperState } from './rules.ts'
import { beforePurchaseBill, type OwnAction, ownActions, purchaseWorkflow } from './status.ts'
import { movePurchase } from './steps/service.ts'
import {
  erasePurchases,
  findByKey,
  findPurchase,
  findPurchases,
  insertBankAccount,
  type KeyedPurchase,
  lockPurchase,
  type PurchaseRow,
  updatePurchase,
} from './store.ts'

/** Whoever acts as the owner of a request, whatever else they are. */
const owner = ({ id }: Actor): Actor => ({ id, roles: ['customer'] })
const isOwnAction = (action: string): action is OwnAction => ownActions.some((one) => one === action)

/** A request with what its owner may do and how its papers stand. */
export function shown({ isCompany, isHolder, isUnderCredit, ...row }: PurchaseRow, actor: Actor, now: Date): Purchase {
  const needed = neededPapers({ isCompany, isHolder, isUnderCredit, releaseDate: row.disposedVehicle.releaseDate }, now)
  return {
    ...row,
    actions: allowedActions(purchaseWorkflow, row.status, owner(actor)).filter(isOwnAction),
    papers: needed.map((paper) => ({ type: paper.type, state: paperState(paper, row.documents) })),
  }
}

/** The cars that the caller sells to the house or trades in, the latest request first. */
export async function listPurchases(deps: Deps, actor: Actor): Promise<Purchase[]> {
  const { id } = await currentCustomer(deps, actor)
  const now = deps.clock.now()
  return (await findPurchases(deps.db, id)).map((row) => shown(row, actor, now))
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
  if (!row) throw new AppError('NotFound')
  return shown(row, actor, deps.clock.now())
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
  }: { action: OwnAction; comment?: string | undefined; wishedPrice?: number | undefined; reasonId?: number | undefined },
): Promise<Purchase> {
  const { id } = await ownPurchase(deps, caller, key)
  await deps.db.transaction().execute((trx) => movePurchase(deps, trx, { id, action, actor: owner(caller.actor), ...given }))
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

/** What this room keeps of a person. */
export const purchasesData: PersonalData = {
  room: 'purchases',
  collect: async (db, { id }) => ({ purchases: await findPurchases(db, id) }),
  erase: (trx, { id }) => erasePurchases(trx, id),
}
