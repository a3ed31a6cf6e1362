import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'

/** Of whom something is collected or forgotten; what is not known is null. */
export interface DataOwner {
  /** the card */
  id: number
  subject: string | null
  /** lower case */
  email: string | null
  /** E.164 */
  phone: string | null
}

/** A place in which something personal is kept. */
export interface PersonalData {
  /** name of the room: the heading in the copy */
  room: string
  /** everything kept of this person, in words that the person understands; plain JSON, times in ISO 8601. Empty lists may stay out */
  collect(db: Kysely<Database>, owner: DataOwner): Promise<Record<string, unknown>>
  /** deletes it, or takes out what is personal where the rest must be kept. May run twice */
  erase(trx: Transaction<Database>, owner: DataOwner): Promise<void>
}
