import { mayDecide } from '#domains/processes/buying/bookings/asks/rules.ts'
import { openAsk, tellAsker } from '#domains/processes/buying/bookings/asks/service.ts'
import { decideAsk, findAsk } from '#domains/processes/buying/bookings/asks/store.ts'
import type { PaymentMethod } from '#domains/processes/buying/bookings/contract.ts'
import { findRefundDue } from '#domains/processes/buying/bookings/entries/store.ts'
import { moveBooking } from '#domains/processes/buying/bookings/service.ts'
import type { BookingStatus } from '#domains/processes/buying/bookings/status.ts'
import { askLimits } from '#domains/processes/buying/bookings/terms/service.ts'
import { notify } from '#domains/processes/buying/messages/service.ts'
import type { Deps } from '#platform/context.ts'
import { fieldError } from '#platform/validation.ts'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { checkDoubt, giveBack, lowestAlone, onBooking, only, propose, soundPrice } from '../actions/service.ts'
import type { BookingRecord } from '../contract.ts'
import { atWork, stepsFor } from '../rules.ts'

/** Requests a manager's approval of a price; rejects an invalid price first. Throws TransitionNotAllowed, BadRequest. */
export function askPrice(
  deps: Deps,
  actor: Actor,
  id: number,
  { price, comment, confirmedPrice }: { price: number; comment: string; confirmedPrice?: number | undefined },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status) => {
    if (!stepsFor(status, actor).includes('proposePrice')) only(status, [], actor)
    await soundPrice(trx, id, price)
    await checkDoubt(deps, trx, id, price, confirmedPrice)
    const ask = { bookingId: id, kind: 'Price', amount: price, method: null, reference: null, comment, by: subjectOf(actor) } as const
    await openAsk(deps, trx, ask)
  })
}

/** Requests approval of a refund. Throws BadRequest above the amount to refund. */
export function askRefund(
  deps: Deps,
  actor: Actor,
  id: number,
  { method, amount, reference, comment }: { method: PaymentMethod; amount: number; reference?: string | undefined; comment: string },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx) => {
    const left = await findRefundDue(trx, id)
    if (amount > left) throw fieldError('amount', 'tooBig', { limit: left })
    const ask = { bookingId: id, kind: 'Refund', amount, method, reference: reference || null, comment, by: subjectOf(actor) } as const
    await openAsk(deps, trx, ask)
  })
}

/**
 * Decides a request. Throws NotFound; Forbidden for the requester, and beyond the caller's own limit; TransitionNotAllowed for a decided
 * request, or when the record no longer allows it.
 */
export function decide(
  deps: Deps,
  actor: Actor,
  id: number,
  askId: number,
  { approves, remark }: { approves: boolean; remark: string | null },
): Promise<BookingRecord> {
  return onBooking(deps, actor, id, async (trx, status: BookingStatus) => {
    const ask = await findAsk(trx, id, askId)
    if (!ask) throw new AppError('NotFound', { id: askId })
    if (ask.state !== 'Open') only(status, [], actor)
    const lowest = await lowestAlone(trx, id, actor, await askLimits({ db: trx }))
    if (!mayDecide(ask, { ...actor, lowest })) throw new AppError('Forbidden')
    if (ask.kind === 'GiveUp') {
      if (approves) return void (await moveBooking(deps, trx, { id, action: 'cancel', actor: atWork(actor), comment: ask.comment }))
      await decideAsk(trx, askId, { state: 'Refused', by: subjectOf(actor), remark }, deps.clock.now())
      return notify(deps, trx, { bookingId: id, occasion: askId }, 'mail+sms:cancelRefused', { word: remark ?? '' })
    }
    const state = approves ? 'Approved' : 'Refused'
    await decideAsk(trx, askId, { state, by: subjectOf(actor), remark }, deps.clock.now())
    await tellAsker(deps, trx, askId, actor.id)
    if (!approves) return
    if (ask.kind === 'Cancel') {
      await moveBooking(deps, trx, { id, action: 'cancelBilled', actor: atWork(actor), comment: ask.comment })
      return
    }
    if (ask.kind === 'Price') return propose(deps, trx, id, actor, { price: ask.amount })
    const { amount, method, reference, by } = ask
    if (method !== null) await giveBack(deps, trx, id, status, { amount, method, reference, by })
  })
}

function subjectOf({ id }: Actor): string {
  if (id === null) throw new AppError('Unauthorized')
  return id
}
