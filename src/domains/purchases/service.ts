import type { PersonalData } from '#domains/customers/personal-data/service.ts'
import { currentCustomer } from '#domains/customers/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Actor } from '#shared/actor.ts'
import { allowedActions } from '#shared/workflow.ts'
import type { Purchase } from './contract.ts'
import { purchaseWorkflow } from './status.ts'
import { erasePurchases, findPurchases } from './store.ts'

/** The cars that the caller sells to the house or trades in, the latest request first. */
export async function listPurchases(deps: Deps, actor: Actor): Promise<Purchase[]> {
  const { id } = await currentCustomer(deps, actor)
  const rows = await findPurchases(deps.db, id)
  return rows.map((row) => ({ ...row, actions: allowedActions(purchaseWorkflow, row.status, { id: actor.id, roles: ['customer'] }) }))
}

/** What this room keeps of a person. */
export const purchasesData: PersonalData = {
  room: 'purchases',
  collect: async (db, { id }) => ({ purchases: await findPurchases(db, id) }),
  erase: (trx, { id }) => erasePurchases(trx, id),
}
