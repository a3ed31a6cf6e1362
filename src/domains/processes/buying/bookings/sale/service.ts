import type { Transaction } from 'kysely'
import { pickAgent } from '#domains/foundation/team/service.ts'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { type Actor, system } from '#shared/actor.ts'
import { findSaleFacts, updateAssignee } from '../effects/store.ts'
import { hasEnded, hasSaleEnded, isHandedOver, type SaleAction, saleWorkflow } from '../status.ts'

type Trx = Transaction<Database>

async function moveSale(trx: Trx, id: number, action: SaleAction, actor: Actor, comment?: string): Promise<void> {
  await transition(trx, { workflow: saleWorkflow, id, action, actor, comment })
}

/** Opens a sale when its first booking is paid, and assigns it by the rota. Keeps an existing assignment. */
export async function openSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number): Promise<void> {
  const sale = await findSaleFacts(trx, saleId)
  if (sale.status === 'Draft') await moveSale(trx, saleId, 'submit', system)
  if (sale.status !== 'Draft' && sale.status !== 'Submitted') return
  const now = deps.clock.now()
  const agent = sale.areaId === null ? null : await pickAgent(trx, sale.areaId, now)
  if (agent !== null) await giveSale(trx, saleId, agent, now)
}

/** Opens a sale that a member of staff creates, assigned to them. */
export async function takeSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number, { id: subject }: Actor): Promise<void> {
  await moveSale(trx, saleId, 'submit', system)
  if (subject !== null) await giveSale(trx, saleId, subject, deps.clock.now())
}

async function giveSale(trx: Trx, saleId: number, subject: string, at: Date): Promise<void> {
  await updateAssignee(trx, saleId, subject, at)
  await moveSale(trx, saleId, 'assign', system)
}

/** Closes a sale with its last booking: finished when a car was delivered, rejected when all bookings were, otherwise cancelled. */
export async function closeSale(deps: Pick<Deps, 'clock'>, trx: Trx, saleId: number, actor: Actor): Promise<void> {
  const { status, bookings } = await findSaleFacts(trx, saleId)
  if (hasSaleEnded(status) || !bookings.every(hasEnded)) return
  if (bookings.some(isHandedOver)) {
    // the member of staff who delivers the car is assigned to an unassigned sale
    if (status === 'Submitted' && actor.id !== null) await giveSale(trx, saleId, actor.id, deps.clock.now())
    return moveSale(trx, saleId, 'finish', system)
  }
  const rejected = status !== 'Draft' && bookings.every((booking) => booking === 'Rejected')
  return moveSale(trx, saleId, rejected ? 'reject' : 'cancel', system)
}
