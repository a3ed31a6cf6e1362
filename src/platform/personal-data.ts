import type { Kysely, Transaction } from 'kysely'
import type { Database } from './tables.ts'

/** Person whose data is collected or erased; unknown values are null. */
export interface DataOwner {
  /** the card */
  id: number
  subject: string | null
  /** lower case */
  email: string | null
  /** E.164 */
  phone: string | null
}

/** A module that stores personal data. */
export interface PersonalData {
  /** name of the module: the heading in the export */
  room: string
  /** returns all stored data of a person in plain terms; JSON, times in ISO 8601. Empty lists may be omitted */
  collect(db: Kysely<Database>, owner: DataOwner): Promise<Record<string, unknown>>
  /** deletes the data, or its personal part where the record must be stored. May run twice */
  erase(trx: Transaction<Database>, owner: DataOwner): Promise<void>
}
