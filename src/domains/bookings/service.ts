import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { BookingStatus } from './contract.ts'
import type { BookingAction } from './status.ts'

type Trx = Transaction<Database>

/** One step of a booking. What it needs of its own (price, payment, mileage …) is written into the row before, in the same transaction. */
export interface BookingMove {
  id: number
  action: BookingAction
  actor: Actor
  comment?: string | undefined
  /** of a new price: kept with the status row, in dirhams */
  price?: number | undefined
}

/**
 * The one door through which every action of the booking table goes: the transition with its guards and effects, the vehicle's own
 * step, the due time of the next one, messages and papers. Whether the record is the caller's is checked before, by the caller.
 */
export async function moveBooking(_deps: Deps, _trx: Trx, _move: BookingMove): Promise<{ from: BookingStatus; to: BookingStatus }> {
  throw new Error('follows')
}
