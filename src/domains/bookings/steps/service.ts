import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { BookingStatus } from '../contract.ts'
import type { BookingAction } from '../status.ts'

/** A booking that is being moved. What a step needs of its own (price, payment, mileage …) stands in the row already. */
export interface StepMove {
  id: number
  action: BookingAction
  actor: Actor
  comment?: string | undefined
}

/** The guards that are checked here; `carIsHeld` belongs to the payment of the deposit. */
export const staffGuards = [
  'priceGiven',
  'paymentDetailsGiven',
  'priceIsPaid',
  'checkListDone',
  'customerSigned',
  'withinExchange',
] as const
export type StaffGuard = (typeof staffGuards)[number]

/** The effects that are written here; the deposit, the car's release, the papers and what the customer answers stand in the service above. */
export const staffEffects = [
  'openSale',
  'closeSale',
  'countDeposit',
  'numberInvoice',
  'handOver',
  'takeBack',
  'tellAccepted',
  'tellRejected',
  'tellNewPrice',
  'tellPaymentDetails',
  'tellBilled',
  'tellReady',
  'tellDelivered',
  'tellRecovered',
] as const
export type StaffEffect = (typeof staffEffects)[number]

export const isStaffGuard = (name: string): name is StaffGuard => staffGuards.some((one) => one === name)
export const isStaffEffect = (name: string): name is StaffEffect => staffEffects.some((one) => one === name)

/** Checks the condition of a staff step under the lock of `transition`. GuardFailed, naming the guard. */
export async function checkStaffGuard(_deps: Deps, _trx: Transaction<Database>, _name: StaffGuard, _move: StepMove): Promise<void> {}

/** Writes what a staff step causes, in its transaction. Each is safe to be called for a booking of any origin. */
export async function writeStaffEffect(_deps: Deps, _trx: Transaction<Database>, _name: StaffEffect, _move: StepMove): Promise<void> {}

/** By when somebody should do the next step of a booking that comes into this status now: settings `booking.due.*`, in working minutes. */
export async function dueIn(_deps: Pick<Deps, 'db' | 'clock'>, _trx: Transaction<Database>, _status: BookingStatus): Promise<Date | null> {
  return null
}
