import type { Transaction } from 'kysely'
import { arrangeVisit, cancelVisit, endVisit } from '#domains/appointments/service.ts'
import { findToRemind, updateReminded } from '#domains/appointments/store.ts'
import { findSetting } from '#domains/reference/store.ts'
import { updateDraftArea } from '#domains/vehicles/entries/store.ts'
import type { Deps } from '#platform/context.ts'
import { retryOnConflict } from '#platform/retry-on-conflict.ts'
import type { Database } from '#platform/tables.ts'
import { AppError } from '#shared/errors.ts'
import { tell } from '../messages/service.ts'
import { beforeVisit, type PurchaseStatus } from '../status.ts'
import { lockPurchase, type PurchaseFacts, updatePurchase } from '../store.ts'

type Trx = Transaction<Database>

/** Reminders that are sent in one go. */
const batchSize = 200

/** A time at a store, as it was wished for. */
export interface VisitWish {
  storageAreaId: number
  starts: string
}

/** Who wishes: the owner of the request, or the staff for them. */
interface By {
  id: string | null
  isStaff: boolean
}

/** The request, locked, as long as its car is still to be seen. NotFound, TransitionNotAllowed. */
async function lockBeforeVisit(trx: Trx, id: number): Promise<PurchaseFacts> {
  const facts = await lockPurchase(trx, id)
  if (!facts) throw new AppError('NotFound', { id })
  if (!beforeVisit.includes(facts.status)) throw new AppError('TransitionNotAllowed', { state: facts.status, actions: '' })
  return facts
}

/**
 * Chooses when and where the car of a request is seen, or moves it; the request goes to that store and its owner is told. Errors of
 * `arrangeVisit`; TransitionNotAllowed once it was seen, AppointmentNear for an owner whose appointment is about to begin.
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

/** Calls the appointment of a request off and tells its owner. NotFound without one; TransitionNotAllowed, AppointmentNear. */
export async function dropVisit(deps: Deps, id: number, by: By): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockBeforeVisit(trx, id)
    if (!(await cancelVisit(deps, trx, { purchaseId: id }, by))) throw new AppError('NotFound', { id })
    await tell(deps, trx, id, { way: 'mail+sms', notice: 'visitCancelled', word: null })
  })
}

/** Notes how an appointment ended. NotFound without one that has begun. */
export async function closeVisit(deps: Deps, id: number, status: 'Done' | 'Missed', by: string | null): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, id)
    if (!(await endVisit(deps, trx, { purchaseId: id }, status, by))) throw new AppError('NotFound', { id })
  })
}

/** What a step of a request means for its appointment: a car that was judged was seen, of a request that ended nobody comes. */
export async function followStep(deps: Deps, trx: Trx, id: number, to: PurchaseStatus, by: string | null): Promise<void> {
  if (to === 'TechnicalExpertiseSubmitted') await endVisit(deps, trx, { purchaseId: id }, 'Done', by, { isEarly: true })
  else if (!beforeVisit.includes(to)) await cancelVisit(deps, trx, { purchaseId: id }, { id: by, isStaff: true })
}

/** Reminds owners of an appointment that begins within the hours that are set, each once. */
export async function remindOfVisits(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const hours = Number((await findSetting(db, 'appointments.reminderHours')) ?? 24)
  for (const { id, purchaseId } of await findToRemind(db, clock.now(), hours, batchSize))
    await db.transaction().execute(async (trx) => {
      await updateReminded(trx, id)
      await tell(deps, trx, purchaseId, { way: 'mail+sms', notice: 'visitReminder', word: null })
    })
}
