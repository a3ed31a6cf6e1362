import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { Content } from './rules.ts'

/** A message on its way into the outbox. */
export interface NewMessage {
  key: string
  channel: 'Email' | 'Sms'
  recipient: string
  language: Language
  customerId: number | null
  marketing: boolean
  content: Content
  expires: Date | null
}

/** Writes a message that is due at once and gives its id; null when its key stands there already. */
export async function insertMessage(db: Kysely<Database>, message: NewMessage, now: Date): Promise<number | null> {
  const { key, channel, recipient, language, customerId, marketing, content, expires } = message
  const { rows } = await sql<{ id: number }>`
    insert into messages (key, channel, recipient, language, customer_id, marketing, content, due, expires, created, last_modified)
    values (${key}, ${channel}, ${recipient}, ${language}, ${customerId}, ${marketing}, ${JSON.stringify(content)}, ${now}, ${expires}, ${now}, ${now})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}
