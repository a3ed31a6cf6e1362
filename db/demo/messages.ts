import { type Kysely, sql, type Transaction } from 'kysely'
import { noticeVersion } from '#domains/customers/leads/contract.ts'
import type { Database } from '#platform/tables.ts'

const hour = 3_600_000
const day = 24 * hour

/** Contact requests: age in days, hours until the answer; null: unanswered. */
const letters = [
  ['Nadia', 'El Fassi', 'fr', 'Livrez-vous la voiture à Ouarzazate\u00a0?', 3, 2],
  ['Yassine', 'Bennis', 'fr', 'Peut-on payer le solde en trois chèques\u00a0?', 6, 1],
  ['حنان', 'العلمي', 'ar', 'هل الضمان يشمل مكيف الهواء؟', 9, 3],
  ['Omar', 'Ziani', 'fr', 'Reprenez-vous une Logan de 2012\u00a0?', 13, 2],
  ['Imane', 'Berrechid', 'fr', 'Je voudrais essayer une automatique samedi.', 17, 3],
  ['كريم', 'الوزاني', 'ar', 'متى تفتح وكالة فاس يوم السبت؟', 21, 1],
  ['Hicham', 'Tber', 'fr', 'Quels papiers pour la carte grise à mon nom\u00a0?', 26, 2],
  ['Laila', 'Mansouri', 'fr', 'Le crédit est-il possible sans apport\u00a0?', 33, 6],
  ['سعيد', 'بوزيان', 'ar', 'هل يمكن حجز سيارة من الخارج؟', 41, 2],
  ['Amal', 'Rachidi', 'fr', 'La deuxième clé est-elle fournie\u00a0?', 48, 3],
  ['Jalal', 'Kettani', 'fr', 'Combien de temps prend la mutation\u00a0?', 57, 2],
  ['Sanae', 'Haddou', 'fr', 'Puis-je venir avec mon mécanicien\u00a0?', 66, 1],
  ['Younes', 'Chafik', 'fr', 'Avez-vous des utilitaires diesel à Tanger\u00a0?', 0, null],
] as const

/** Hours within which an answer was promised to them. */
const promised = 4

/** Writes the messages of people who do not exist to the customer centre; the last one waits for its answer. Gives how many. */
export async function insertDemoMessages(trx: Transaction<Database> | Kysely<Database>, now: Date): Promise<number> {
  const rows = letters.map(([firstName, lastName, language, message, daysAgo, answeredAfter], i) => {
    const created = new Date(now.getTime() - daysAgo * day - 2 * hour)
    return {
      ...{ firstName, lastName, language, message, created, replyBy: new Date(created.getTime() + promised * hour) },
      ...{
        email: `message-${i + 1}@exemple.ma`,
        answered: answeredAfter === null ? null : new Date(created.getTime() + answeredAfter * hour),
      },
    }
  })
  await sql`
    insert into contact_requests (first_name, last_name, email, message, language, notice_version, reply_by, answered, created)
    select "firstName", "lastName", email, message, language, ${noticeVersion}, "replyBy", answered, created
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("firstName" text, "lastName" text, email text, message text, language text,
      "replyBy" timestamptz, answered timestamptz, created timestamptz)`.execute(trx)
  return rows.length
}
