import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language, Localized } from '#shared/language.ts'
import type { Campaign, CampaignEntry, Reader, Segment } from './contract.ts'
import type { CampaignState } from './values.ts'

type Db = Kysely<Database> | Transaction<Database>

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)

/** Delivery figures of a campaign, from the outbox. */
const figuresOf = sql`(
  select jsonb_build_object('addressed', count(d.id),
    'waiting', count(d.id) filter (where m.state in ('Waiting', 'Sending')),
    'sent', count(d.id) filter (where m.state = 'Sent'),
    'bounced', count(d.id) filter (where m.state = 'Bounced'),
    'failed', count(d.id) filter (where m.state in ('Failed', 'Expired')),
    'withheld', count(d.id) filter (where m.state in ('Suppressed', 'Dropped')),
    'stopped', count(d.stopped))
  from newsletter_deliveries d left join messages m on m.key = d.message_key where d.campaign_id = c.id)`

const columns = sql`c.id, c.state, c.subject, c.text, c.link, c.link_text as "linkText", c.languages, to_char(c.joined_after, 'YYYY-MM-DD') as "joinedAfter",
  c.version, ${iso('c.scheduled')} as scheduled, ${iso('c.finished')} as finished,
  json_build_object('at', ${iso('c.last_modified')},
    'by', (select a.first_name || ' ' || a.last_name from accounts a where a.subject = c.last_modified_by)) as changed,
  coalesce(c.figures, ${figuresOf}) as figures`

/** Returns the newest campaigns. */
export async function findCampaigns(db: Db, limit: number): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`select ${columns} from newsletter_campaigns c order by c.id desc limit ${limit}`.execute(db)
  return rows
}

export async function findCampaign(db: Db, id: number): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`select ${columns} from newsletter_campaigns c where c.id = ${id}`.execute(db)
  return rows[0]
}

/** Locks a campaign until the transaction ends. */
export async function lockCampaign(trx: Transaction<Database>, id: number): Promise<{ state: CampaignState; version: number } | undefined> {
  const { rows } = await sql<{ state: CampaignState; version: number }>`
    select state, version from newsletter_campaigns where id = ${id} for update`.execute(trx)
  return rows[0]
}

/** Serialises planning until the transaction ends, so that concurrent plans see each other. */
export async function lockPlanning(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(7263780)`.execute(trx)
}

/** Returns whether another campaign, planned or sent, falls within that number of days for readers of these languages. */
export async function hasLetterNear(
  trx: Transaction<Database>,
  { id, languages, at, days }: { id: number; languages: readonly Language[]; at: Date; days: number },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from newsletter_campaigns c where c.id <> ${id} and c.state <> 'Draft' and c.languages ?| ${[...languages]}::text[]
        and c.scheduled > ${at}::timestamptz - make_interval(days => ${days}) and c.scheduled < ${at}::timestamptz + make_interval(days => ${days})
        and (c.state <> 'Cancelled' or exists (select from newsletter_deliveries d where d.campaign_id = c.id))
    ) as found`.execute(trx)
  return rows[0]?.found ?? false
}

export async function insertCampaign(db: Db, entry: CampaignEntry, by: string | null, now: Date): Promise<number> {
  const { subject, text, link, linkText, languages, joinedAfter } = entry
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_campaigns (subject, text, link, link_text, languages, joined_after, created, created_by, last_modified, last_modified_by)
    values (${JSON.stringify(subject)}::jsonb, ${JSON.stringify(text)}::jsonb, ${link}, ${JSON.stringify(linkText)}::jsonb, ${JSON.stringify(languages)}::jsonb,
      ${joinedAfter}::date, ${now}, ${by}, ${now}, ${by}) returning id`.execute(db)
  return rows[0]?.id ?? 0
}

export async function updateCampaign(
  trx: Transaction<Database>,
  id: number,
  entry: CampaignEntry,
  by: string | null,
  now: Date,
): Promise<void> {
  const { subject, text, link, linkText, languages, joinedAfter } = entry
  await sql`
    update newsletter_campaigns set subject = ${JSON.stringify(subject)}::jsonb, text = ${JSON.stringify(text)}::jsonb, link = ${link},
      link_text = ${JSON.stringify(linkText)}::jsonb, languages = ${JSON.stringify(languages)}::jsonb, joined_after = ${joinedAfter}::date, version = version + 1,
      last_modified = ${now}, last_modified_by = ${by}
    where id = ${id}`.execute(trx)
}

/** `scheduled` undefined: unchanged. */
export async function updateState(
  trx: Transaction<Database>,
  id: number,
  { state, scheduled }: { state: CampaignState; scheduled: Date | undefined },
  by: string | null,
  now: Date,
): Promise<void> {
  await sql`
    update newsletter_campaigns set state = ${state}, scheduled = coalesce(${scheduled ?? null}::timestamptz, scheduled), version = version + 1,
      finished = case when ${state} in ('Sent', 'Cancelled') then ${now}::timestamptz end, last_modified = ${now}, last_modified_by = ${by}
    where id = ${id}`.execute(trx)
}

export async function removeCampaign(trx: Transaction<Database>, id: number): Promise<void> {
  await sql`delete from newsletter_campaigns where id = ${id}`.execute(trx)
}

const inSegment = ({ languages, joinedAfter }: Segment) =>
  sql`s.language = any(${languages}) and (${joinedAfter}::date is null or s.created >= ${joinedAfter}::date)`

/** Counts the confirmed and the pending subscribers of a segment. */
export async function countSegment(db: Db, segment: Segment): Promise<{ confirmed: number; pending: number }> {
  const { rows } = await sql<{ confirmed: number; pending: number }>`
    select count(*) filter (where s.status = 'Confirmed')::int as confirmed, count(*) filter (where s.status = 'Pending')::int as pending
    from newsletter_subscriptions s where ${inSegment(segment)}`.execute(db)
  return rows[0] ?? { confirmed: 0, pending: 0 }
}

/** Returns campaigns that are due or in progress. */
export async function findLeaving(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from newsletter_campaigns where state = 'Sending' or state = 'Scheduled' and scheduled <= ${now} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next recipient. */
export interface Addressee {
  subscription: number
  email: string
  language: Language
}

/** Returns the next confirmed subscribers of a segment without this campaign, at most `room`. */
export async function findNext(trx: Transaction<Database>, campaign: number, segment: Segment, room: number): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select s.id as subscription, s.email, s.language from newsletter_subscriptions s
    where s.status = 'Confirmed' and ${inSegment(segment)}
      and not exists (select from newsletter_deliveries d where d.campaign_id = ${campaign} and d.subscription_id = s.id)
    order by s.id limit ${room}`.execute(trx)
  return rows
}

export async function insertDelivery(
  trx: Transaction<Database>,
  { campaign, subscription, key }: { campaign: number; subscription: number; key: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into newsletter_deliveries (campaign_id, subscription_id, message_key, created)
    values (${campaign}, ${subscription}, ${key}, ${now})`.execute(trx)
}

/** Returns the content of a recipient's mail, with the unsubscribe token; nothing for an unsubscribed recipient or a stopped campaign. */
export async function findLetter(
  db: Db,
  campaign: number,
  subscription: number,
): Promise<{ subject: Localized; text: Localized; link: string | null; linkText: Localized; token: string } | undefined> {
  const { rows } = await sql<{ subject: Localized; text: Localized; link: string | null; linkText: Localized; token: string }>`
    select c.subject, c.text, c.link, c.link_text as "linkText", s.token
    from newsletter_campaigns c, newsletter_subscriptions s
    where c.id = ${campaign} and c.state <> 'Cancelled' and s.id = ${subscription} and s.status = 'Confirmed'`.execute(db)
  return rows[0]
}

/** Records an unsubscription on the recipient's last campaign. */
export async function noteStop(db: Db, token: string, now: Date): Promise<void> {
  await sql`
    update newsletter_deliveries set stopped = ${now} where stopped is null and id = (
      select d.id from newsletter_deliveries d join newsletter_subscriptions s on s.id = d.subscription_id
      where s.token = ${token} order by d.id desc limit 1)`.execute(db)
}

/** Stores the figures of campaigns that ended that many days ago, because the outbox deletes single messages. */
export async function keepFigures(db: Db, days: number, now: Date): Promise<void> {
  await sql`
    update newsletter_campaigns c set figures = ${figuresOf}
    where c.figures is null and c.finished < ${now}::timestamptz - make_interval(days => ${days})`.execute(db)
}

/** Returns the e-mail address of an account. */
export async function findAddress(db: Db, subject: string): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select email from accounts where subject = ${subject}`.execute(db)
  return rows[0]?.email ?? null
}

/** Returns every confirmed subscriber, with the last proof of consent. */
export async function findReaders(db: Db): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select s.email, s.language, ${iso('n.created')} as confirmed, n.text_version as "textVersion"
    from newsletter_subscriptions s
    cross join lateral (
      select created, text_version from newsletter_consents where subscription_id = s.id and kind = 'Confirmed' order by id desc limit 1
    ) n
    where s.status = 'Confirmed' order by s.id`.execute(db)
  return rows
}
