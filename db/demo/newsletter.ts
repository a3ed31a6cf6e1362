import { type Kysely, sql, type Transaction } from 'kysely'
import { consentVersion } from '#domains/customers/leads/contract.ts'
import { insertCampaign } from '#domains/customers/leads/newsletter/store.ts'
import type { Database } from '#platform/tables.ts'
import { byLanguage, languages, localized } from '#shared/language.ts'

const day = 86_400_000
const said = (fr: string, ar: string) => byLanguage((language) => localized({ fr, ar }, language))

/** Readers who confirmed, and some whose answer is awaited. */
const confirmed = 38
const pending = 4

/** Fictional subscribers of the newsletter, a sent one and a draft. Returns the number of subscribers. */
export async function insertDemoNewsletter(trx: Transaction<Database> | Kysely<Database>, now: Date): Promise<number> {
  const readers = Array.from({ length: confirmed + pending }, (_, i) => ({
    email: `lettre-${i + 1}@exemple.ma`,
    language: languages[i % languages.length],
    status: i < confirmed ? 'Confirmed' : 'Pending',
    created: new Date(now.getTime() - (90 - i * 2) * day),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(readers)}::jsonb) as r(email text, language text, status text, created timestamptz)
    ), made as (
      insert into newsletter_subscriptions (email, language, status, created, last_modified)
      select email, language, status, created, created from given returning id, language, status, created
    )
    insert into newsletter_consents (subscription_id, kind, text_version, language, created)
    select m.id, k.kind, ${consentVersion}, m.language, m.created from made m
    cross join lateral unnest(case m.status when 'Confirmed' then array['Given', 'Confirmed'] else array['Given'] end) as k(kind)`.execute(
    trx,
  )
  const everybody = { languages: [...languages], joinedAfter: null }
  const sent = await insertCampaign(
    trx,
    {
      ...everybody,
      subject: said('Les prix qui ont baissé ce mois-ci', 'الأثمنة التي انخفضت هذا الشهر'),
      text: said(
        'Bonjour,\n\nVoici les voitures dont le prix a baissé ces derniers jours. L’ancien prix affiché est celui que nous demandions vraiment.',
        'مرحبا،\n\nهذه هي السيارات التي انخفض ثمنها في الأيام الأخيرة. الثمن السابق الظاهر هو الثمن الذي كنا نطلبه فعلاً.',
      ),
      link: '/search-result?IsPromoted=true',
      linkText: said('Les voir', 'اطلع عليها'),
    },
    null,
    new Date(now.getTime() - 12 * day),
  )
  const figures = { addressed: 36, waiting: 0, sent: 35, bounced: 1, failed: 0, withheld: 0, stopped: 1 }
  await sql`
    update newsletter_campaigns set state = 'Sent', scheduled = last_modified, finished = last_modified + interval '1 minute',
      figures = ${JSON.stringify(figures)}::jsonb
    where id = ${sent}`.execute(trx)
  await insertCampaign(
    trx,
    {
      ...everybody,
      subject: said('Nos agences ouvrent leurs portes', 'وكالاتنا تفتح أبوابها'),
      text: said('Bonjour,\n\nSamedi et dimanche, essayez sans rendez-vous.', 'مرحبا،\n\nجرّبوا السيارات يومي السبت والأحد بدون موعد.'),
      link: null,
      linkText: byLanguage(() => ''),
    },
    null,
    now,
  )
  return readers.length
}
