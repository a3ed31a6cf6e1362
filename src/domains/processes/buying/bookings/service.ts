import type { Transaction } from 'kysely'
import type { Deps } from '#platform/context.ts'
import type { Database } from '#platform/tables.ts'
import { transition } from '#platform/transition.ts'
import { AppError } from '#shared/errors.ts'
import { tellAsker } from './asks/service.ts'
import { grantWish, lapseAsks } from './asks/store.ts'
import { type BookingMove, writeEffect } from './effects/service.ts'
import { findStepFacts } from './effects/store.ts'
import { checkGuard } from './guards/service.ts'
import { type BookingEffect, type BookingGuard, type BookingStatus, bookingWorkflow } from './status.ts'
import { lockBooking, updateBooking } from './store.ts'
import { dueIn } from './terms/service.ts'

/**
 * Runs every action of the booking table: transition, guards and effects, vehicle transition, due date, messages and documents. The caller
 * checks access to the record before.
 */
export async function moveBooking(
  deps: Deps,
  trx: Transaction<Database>,
  move: BookingMove,
): Promise<{ from: BookingStatus; to: BookingStatus }> {
  const booking = await lockBooking(trx, move.id)
  if (!booking) throw new AppError('NotFound', { id: move.id })
  const { answer } = await findStepFacts(trx, move.id)
  const ground = { deps, trx, booking, move, answer, step: (next: BookingMove) => moveBooking(deps, trx, next) }
  const moved = await transition(trx, {
    workflow: bookingWorkflow,
    ...move,
    guard: (name) => checkGuard(ground, name as BookingGuard),
    effect: (name) => writeEffect(ground, name as BookingEffect),
  })
  await updateBooking(trx, booking.id, { due: await dueIn(deps, trx, moved.to), isExpired: move.action === 'expire' })
  if (move.action === 'cancel') await grantWish(trx, booking.id, move.actor.id, deps.clock.now())
  for (const ask of await lapseAsks(trx, booking.id, moved.to)) await tellAsker(deps, trx, ask, move.actor.id)
  if (moved.to === 'Cancelled')
    await deps.announce(trx, 'bookingCancelled', { bookingId: booking.id, actor: move.actor, comment: move.comment?.trim() || move.action })
  return moved
}
