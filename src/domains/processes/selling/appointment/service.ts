import type { Transaction } from 'kysely'
import { arrangeVisit, cancelVisit, endVisit } from '#domains/cases/appointments/service.ts'
import { findToRemind, updateReminded } from '#domains/cases/appointments/store.ts'
import { updateDraftArea } from '#domains/catalogue/vehicles/entries/store.ts'
import { findSetting } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages/service.ts'
import { beforeVisit, type PurchaseStatus } from '../status.ts'
import { lockPurchase, type PurchaseFacts, updatePurchase } from '../store.ts'

type Trx = Transaction<Database>

/** Maximum reminders of one run. */
const batchSize = 200

/** Requested store and start time. */
export interface VisitWish {
  storageAreaId: number
  starts: string
}

/** Author of the change: the owner of the request, or the staff on their behalf. */
interface By {
  id: string | null
  isStaff: boolean
}

/** Locks a request whose car is not inspected yet. Throws NotFound or TransitionNotAllowed. */
async function lockBeforeVisit(trx: Trx, id: number): Promise<PurchaseFacts> {
  const facts = await lockPurchase(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  if (!beforeVisit.includes(facts.status)) throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  return facts
}

/**
 * Creates or moves the appointment of a request, assigns the request to that store and notifies the owner. Throws the errors of
 * `arrangeVisit`; TransitionNotAllowed after the inspection; AppointmentNear when an owner's appointment is about to begin.
 */
export async function saveVisit(deps: Deps, id: number, wish: VisitWish, by: By): Promise<void> {
  const { storageAreaId } = wish
  await retryOnConflict(() =>
    deps.db.transaction().execute(async (trx) => {
      const facts = await lockBeforeVisit(trx, id)
      const did = await arrangeVisit(deps, trx, {
        ...{ kind: 'Expertise', storageAreaId, starts: new Date(wish.starts), isStaff: by.isStaff, by: by.id },
        ...{ names: { starts: 'starts', storageAreaId: 'storageAreaId' }, customerId: facts.customerId, about: { purchaseId: id } },
      })
      if (did === 'same') return
      await updatePurchase(trx, id, { storageAreaId })
      await updateDraftArea(trx, facts.vehicleId, storageAreaId)
      await tell(deps, trx, id, { way: 'mail+sms', notice: did === 'made' ? 'visitSet' : 'visitMoved', word: null })
    }),
  )
}

/** Cancels the appointment of a request and notifies its owner. Throws NotFound without one, TransitionNotAllowed or AppointmentNear. */
export async function dropVisit(deps: Deps, id: number, by: By): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockBeforeVisit(trx, id)
    if (!(await cancelVisit(deps, trx, { purchaseId: id }, by))) throw new AppError('NotFound', { id })
    await tell(deps, trx, id, { way: 'mail+sms', notice: 'visitCancelled', word: null })
  })
}

/** Records how an appointment ended. Throws NotFound unless an appointment has begun. */
export async function closeVisit(deps: Deps, id: number, status: 'Done' | 'Missed', by: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, id)
    if (!(await endVisit(deps, trx, { purchaseId: id }, status, by))) throw new AppError('NotFound', { id })
  })
}

/** Closes the appointment after a transition: `Done` once the inspection is submitted, cancelled once the request leaves `beforeVisit`. */
export async function followStep(deps: Deps, trx: Trx, id: number, to: PurchaseStatus, by: string | null): Promise<void> {
  if (to === 'TechnicalExpertiseSubmitted') await endVisit(deps, trx, { purchaseId: id }, 'Done', by, { isEarly: true })
  else if (!beforeVisit.includes(to)) await cancelVisit(deps, trx, { purchaseId: id }, { id: by, isStaff: true })
}

/** Sends each owner one reminder of an appointment within `appointments.reminderHours`. */
export async function remindOfVisits(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const hours = Number((await findSetting(db, 'appointments.reminderHours')) ?? 24)
  for (const { id, purchaseId } of await findToRemind(db, clock.now(), hours, batchSize))
    await db.transaction().execute(async (trx) => {
      await updateReminded(trx, id)
      await tell(deps, trx, purchaseId, { way: 'mail+sms', notice: 'visitReminder', word: null })
    })
}
