import type { Transaction } from 'kysely'
import { audited } from '#platform/audit.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { type Paged, toPage } from '#shared/paging.ts'
import { allowedActions } from '#shared/workflow.ts'
import { viewerOf } from '../bookings/service.ts'
import { saleWorkflow } from '../bookings/status.ts'
import type { Viewer } from '../bookings/store.ts'
import { asStaff } from '../desk/rules.ts'
import { updateAssignee } from '../effects/store.ts'
import { insertComment } from '../writes/store.ts'
import type { SaleRecord, SaleRow, SaleView } from './contract.ts'
import { countSales, findAssignees, findSale, findSales, lockSale, type SaleFilters } from './store.ts'

const isManager = ({ roles }: Actor) => roles.includes('manager') || roles.includes('admin')

/** Returns one page of sales with the counts of the tabs. */
export async function listVehicleSales(
  deps: Deps,
  actor: Actor,
  filters: SaleFilters,
): Promise<Paged<SaleRow> & { counts: Record<SaleView, number> }> {
  const viewer = await viewerOf(deps, actor)
  const [{ rows, count }, counts] = await Promise.all([findSales(deps.db, viewer, filters), countSales(deps.db, viewer)])
  return { ...toPage(rows, filters.page, filters.size, count), counts }
}

/** Returns a sale for the staff of its area. Throws NotFound. */
export async function getVehicleSale(deps: Deps, actor: Actor, id: number): Promise<SaleRecord> {
  const sale = await findSale(deps.db, await viewerOf(deps, actor), id)
  if (!sale) throw new AppError('NotFound', { id })
  const may = allowedActions(saleWorkflow, sale.status, asStaff(actor))
  const allowed = [
    ...(may.includes('assign') || may.includes('reassign') ? (['assign'] as const) : []),
    ...(may.includes('begin') ? (['begin'] as const) : []),
  ]
  return { ...sale, allowed }
}

/** Lists the possible assignees of sales. */
export function listAssignees({ db }: Deps): Promise<{ subject: string; name: string; areas: number[] }[]> {
  return findAssignees(db)
}

/**
 * Assigns a sale to the caller, or, as a manager, to another member of staff. Throws NotFound; TransitionNotAllowed for the second of two
 * concurrent calls; BadRequest for an assignee who does not handle sales of its area.
 */
export async function assignSale(
  deps: Deps,
  actor: Actor,
  id: number,
  { subject, comment }: { subject?: string | undefined; comment?: string | undefined },
): Promise<SaleRecord> {
  const viewer = await viewerOf(deps, actor)
  await retryOnConflict(() => audited(deps.db, actor, (trx) => give(deps, trx, viewer, actor, id, subject ?? viewer.subject, comment)))
  return getVehicleSale(deps, actor, id)
}

async function give(
  deps: Deps,
  trx: Transaction<Database>,
  viewer: Viewer,
  actor: Actor,
  id: number,
  subject: string,
  comment?: string,
): Promise<void> {
  const sale = await lockSale(trx, viewer, id)
  if (!sale) throw new AppError('NotFound', { id })
  if (subject !== viewer.subject && !isManager(actor)) throw new AppError('Forbidden')
  const [assignee] = await findAssignees(trx, subject)
  const fits = assignee && (sale.areaId === null || assignee.areas.length === 0 || assignee.areas.includes(sale.areaId))
  // a manager may handle every area
  if (!fits && !(assignee && subject === viewer.subject && isManager(actor))) throw fieldError('subject', 'invalid')
  const action = sale.status === 'Submitted' ? 'assign' : 'reassign'
  if (action === 'reassign' && !isManager(actor)) {
    throw new AppError('TransitionNotAllowed', {
      state: sale.status,
      actions: allowedActions(saleWorkflow, sale.status, asStaff(actor)).join(', '),
    })
  }
  await transition(trx, { workflow: saleWorkflow, id, action, actor: asStaff(actor), comment })
  await updateAssignee(trx, id, subject, deps.clock.now())
}

const ownResults = ['NotFound', 'TransitionNotAllowed', 'Forbidden'] as const

/** Assigns several sales to one member of staff, independently of each other. Throws BadRequest for an invalid assignee. */
export async function assignSales(
  deps: Deps,
  actor: Actor,
  { ids, subject }: { ids: number[]; subject: string },
): Promise<{ results: { id: number; code: 'Done' | (typeof ownResults)[number] }[] }> {
  const viewer = await viewerOf(deps, actor)
  if ((await findAssignees(deps.db, subject)).length === 0) throw fieldError('subject', 'invalid')
  const results: { id: number; code: 'Done' | (typeof ownResults)[number] }[] = []
  for (const id of new Set(ids)) {
    try {
      await retryOnConflict(() => audited(deps.db, actor, (trx) => give(deps, trx, viewer, actor, id, subject)))
      results.push({ id, code: 'Done' })
    } catch (error) {
      const code = error instanceof AppError ? error.code : null
      const own = ownResults.find((one) => one === code)
      // the assignee does not handle the area of this sale
      if (!own && code !== 'BadRequest') throw error
      results.push({ id, code: own ?? 'Forbidden' })
    }
  }
  return { results }
}

/** Stores a note, or a contact with the customer; the first contact starts the sale. Throws NotFound. */
export async function addSaleComment(
  deps: Deps,
  actor: Actor,
  id: number,
  { kind, body }: { kind: 'Note' | 'Call' | 'Email' | 'Visit'; body: string },
): Promise<SaleRecord> {
  const viewer = await viewerOf(deps, actor)
  await audited(deps.db, actor, async (trx) => {
    const sale = await lockSale(trx, viewer, id)
    if (!sale) throw new AppError('NotFound', { id })
    await insertComment(trx, id, kind, body, viewer.subject, deps.clock.now())
    const begins = kind !== 'Note' && allowedActions(saleWorkflow, sale.status, asStaff(actor)).includes('begin')
    if (begins) await transition(trx, { workflow: saleWorkflow, id, action: 'begin', actor: asStaff(actor) })
  })
  return getVehicleSale(deps, actor, id)
}
