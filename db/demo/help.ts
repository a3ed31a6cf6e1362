import { type Kysely, sql, type Transaction } from 'kysely'
import { noticeVersion } from '#domains/customers/leads/contract.ts'
import type { Database } from '#platform/tables.ts'

/** Votes on answers to frequent questions: question in French, number of yes and no. */
const votes = [
  ['Comment réserver une voiture ?', 64, 5],
  ['Que devient l’acompte ?', 41, 12],
  ['Quels papiers pour acheter ?', 27, 3],
  ['Comment vendre ou faire reprendre ma voiture ?', 22, 9],
  ['Que couvre la garantie d’une voiture certifiée ?', 18, 2],
] as const

const minute = 60_000

/** Loads roadside help: a person on duty, a pending call-back, votes on answers. */
export async function insertDemoHelp(trx: Transaction<Database> | Kysely<Database>, now: Date): Promise<void> {
  await sql`update settings set value = '0600000141' where key = 'assistance.mobile'`.execute(trx)
  await sql`
    insert into contact_requests (first_name, last_name, phone, topic, message, language, notice_version, reply_by, created)
    values ('Rachid Ouali', '', '+212600000142', 'Assistance', 'Panne. A7, borne 84, direction Marrakech', 'fr', ${noticeVersion},
      ${new Date(now.getTime() + 9 * minute)}, ${new Date(now.getTime() - 6 * minute)})`.execute(trx)
  const rows = votes.map(([question, helpful, unhelpful]) => ({ question, helpful, unhelpful }))
  await sql`
    insert into faq_votes (question, helpful, unhelpful)
    select question, helpful, unhelpful from json_to_recordset(${JSON.stringify(rows)}::json) as r(question text, helpful int, unhelpful int)`.execute(
    trx,
  )
}
