import type { Transaction } from 'kysely'
import type { Deps } from '#platform/http.ts'
import type { Database } from '#platform/tables.ts'
import type { Actor } from '#shared/actor.ts'
import type { Language } from '#shared/language.ts'
import type { Civility, ConsentChannel, ConsentPurpose } from './contract.ts'

/** Who calls, as the rooms after this one need it. `email` and `phone` (E.164) are empty when they are not known. */
export interface CurrentCustomer {
  id: number
  subject: string
  language: Language
  email: string
  emailVerified: boolean
  phone: string
  phoneVerified: boolean
  firstName: string
  lastName: string
  civility: Civility
  companyName: string | null
}

/**
 * The card of the caller, made at the first call of a new account or taken over from the staff when they knew the person by the same
 * confirmed e-mail or phone. Unauthorized for nobody or for an account that was deleted, CustomerInactive for a card that is closed.
 */
export async function currentCustomer(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  trx?: Transaction<Database>,
): Promise<CurrentCustomer> {
  void deps
  void actor
  void trx
  throw new Error('not there yet')
}

/** One word of a person on one way of being written to or called. */
export interface ConsentWord {
  /** the card, or the subject of an account that may have no card yet */
  owner: { customerId: number } | { subject: string }
  purpose: ConsentPurpose
  channel: ConsentChannel
  given: boolean
  /** of the sentence beside the box, e.g. `2026-03` */
  textVersion: string
  language: Language
  at: Date
}

/** Notes what a person agreed to or took back; a word that changes nothing is not written again. */
export async function recordConsent(trx: Transaction<Database>, word: ConsentWord): Promise<void> {
  void trx
  void word
}
