import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'

/** A visitor's choice, under the random key of the device. */
export interface ConsentChoice {
  device: string
  accepted: boolean
  version: string
  language: Language
}

/** Appends a choice. */
export async function insertChoice(db: Kysely<Database>, choice: ConsentChoice, now: Date): Promise<void> {
  await sql`
    insert into consent_choices (device, accepted, text_version, language, created)
    values (${choice.device}, ${choice.accepted}, ${choice.version}, ${choice.language}, ${now})`.execute(db)
}

/** Deletes choices older than that number of months. */
export async function removeOldChoices(db: Kysely<Database>, months: number, now: Date): Promise<void> {
  await sql`delete from consent_choices where created < ${now}::timestamptz - make_interval(months => ${months}::int)`.execute(db)
}
