import type { Kysely, Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { Payment, Purpose, ReturnReason } from './contract.ts'

type Trx = Transaction<Database>

/** What is to be paid, by whom, and where the browser goes afterwards. */
export interface NewPayment {
  purpose: Purpose
  /** the row of the room that is paid */
  ownerId: number
  /** whole dirhams */
  amount: number
  payer: { name: string; email: string; phone: string }
  language: Language
  /** no attempt begins after it */
  expires: Date
  /** pages of the site, such as `/payment-success?booking=<key>` */
  shopPath: string
  donePath: string
  failedPath: string
}

/** Opens a payment; its id is the right to pay it. */
export async function startPayment(_deps: Deps, _trx: Trx, _wish: NewPayment): Promise<{ id: string }> {
  throw new Error('follows')
}

/**
 * Gives the money of a payment back, by a job that asks the gateway until it is done. Called while `paymentApproved` is announced
 * nothing is captured in the first place. Where nothing was paid no further attempt begins; a second call changes nothing. NotFound.
 */
export async function returnPayment(_deps: Deps, _trx: Trx, _wish: { id: string; reason: ReturnReason }): Promise<void> {
  throw new Error('follows')
}

/** How a payment stands, or null. */
export async function findPayment(_db: Kysely<Database>, _id: string, _now: Date): Promise<Payment | null> {
  throw new Error('follows')
}
