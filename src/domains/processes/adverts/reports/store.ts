import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { Side } from '../conversations/values.ts'
import { iso } from '../store.ts'
import type { AdReport } from './contract.ts'
import type { ReportOutcome, ReportReason } from './values.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Returns the public advert of a car, and its seller's account; null without one. */
export async function findShownAd(db: Db, vehicleId: number): Promise<{ id: number; owner: string | null } | null> {
  const { rows } = await sql<{ id: number; owner: string | null }>`
    select d.id, c.user_id as owner from vehicle_ads d join customers c on c.id = d.customer_id
    where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** A stored report; `reporter`: the connection, as a hash of the day. */
export interface NewReport {
  adId: number
  reason: ReportReason
  text: string
  email: string | null
  language: Language
  day: string
  reporter: string | null
  /** set when a participant reports the conversation */
  conversation?: { id: number; by: Side }
}

/** Inserts a report, once per connection, advert and day. */
export async function insertReport(
  db: Db,
  { adId, reason, text, email, language, day, reporter, conversation }: NewReport,
  now: Date,
): Promise<void> {
  await sql`
    insert into ad_reports (ad_id, reason, text, email, language, day, reporter, created, conversation_id, reported_by)
    values (${adId}, ${reason}, ${text}, ${email}, ${language}, ${day}::date, ${reporter}, ${now}, ${conversation?.id ?? null}, ${conversation?.by ?? null})
    on conflict (ad_id, day, reporter) do nothing`.execute(db)
}

/** Returns the reports of an advert, newest first. */
export async function findReports(db: Db, adId: number): Promise<AdReport[]> {
  const { rows } = await sql<AdReport>`
    select id, reason, text, email is not null as "isAwaited", ${sql.raw(iso('created'))} as created, outcome, ${sql.raw(iso('closed'))} as closed,
      conversation_id as "conversationId", reported_by as "reportedBy"
    from ad_reports where ad_id = ${adId} order by id desc limit 200`.execute(db)
  return rows
}

/** Locks an advert until the transaction ends; null for an unknown one, and for a draft. */
export async function lockReportedAd(
  trx: Trx,
  adId: number,
): Promise<{ owner: string | null; lastStatus: string; reference: string; title: string } | null> {
  const { rows } = await sql<{ owner: string | null; lastStatus: string; reference: string; title: string }>`
    select c.user_id as owner, d.last_status as "lastStatus", d.reference, b.name || ' ' || m.name as title
    from vehicle_ads d join customers c on c.id = d.customer_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where d.id = ${adId} and d.last_status <> 'Draft' and not d.is_deleted for update of d`.execute(trx)
  return rows[0] ?? null
}

/** Recipient of the outcome of a report. */
export interface ToldReporter {
  id: number
  email: string
  language: Language
  /** outcome of a reported conversation; null for a report of the advert */
  talk: { id: number; outcome: 'Restricted' | 'Stopped' | 'Kept' } | null
}

/** Closes the open reports of an advert and deletes the addresses given for them. Returns the recipients. */
export async function updateClosed(
  trx: Trx,
  adId: number,
  { outcome, by, now }: { outcome: ReportOutcome; by: string; now: Date },
): Promise<ToldReporter[]> {
  const { rows } = await sql<Omit<ToldReporter, 'email'> & { email: string | null }>`
    with open as (select id, email, language, conversation_id, reported_by from ad_reports where ad_id = ${adId} and closed is null for update)
    update ad_reports r set outcome = ${outcome}, closed = ${now}, closed_by = ${by}, email = null
    from open left join (
        select c.id, c.stopped_by, w.side, p.email, p.language, exists (select from ad_restrictions x where x.customer_id = w.other) as restricted
        from ad_conversations c join vehicle_ads d on d.id = c.ad_id,
          lateral (values ('Buyer', c.buyer_id, d.customer_id), ('Seller', d.customer_id, c.buyer_id)) as w (side, own, other)
          join customers p on p.id = w.own and p.erased is null and not p.is_deleted
      ) t on t.id = open.conversation_id and t.side = open.reported_by
    where r.id = open.id
    returning r.id, coalesce(open.email, t.email) as email, coalesce(t.language, open.language) as language, case when t.id is not null then
      json_build_object('id', t.id, 'outcome', case when t.restricted then 'Restricted' when t.stopped_by = 'House' then 'Stopped' else 'Kept' end)
      end as talk`.execute(trx)
  return rows.flatMap(({ email, ...row }) => (email === null ? [] : [{ ...row, email }]))
}

/** Deletes the connections of reports before a day. */
export async function removeReporters(db: Db, before: string): Promise<void> {
  await sql`update ad_reports set reporter = null where day < ${before}::date and reporter is not null`.execute(db)
}

const ofOwner = (cardId: number) => sql`email = (select o.email from customers o where o.id = ${cardId} and o.email_verified)`

/** Returns the open reports of a card's owner, under the confirmed address. */
export async function findOwnReports(db: Db, cardId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select reason, text, email, ${sql.raw(iso('created'))} as created from ad_reports where ${ofOwner(cardId)} order by id`.execute(db)
  return rows
}

/** Deletes the address of a card's owner. */
export async function forgetReporter(trx: Trx, cardId: number): Promise<void> {
  await sql`update ad_reports set email = null where ${ofOwner(cardId)}`.execute(trx)
}
