import { type Kysely, sql, type Transaction } from 'kysely'
import { removeOldAttempts } from '#platform/form-attempts.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { Language, Localized } from '#shared/language.ts'
import type { DayHours } from '#shared/working-time.ts'
import type { ContactRequest } from './contract.ts'
import type { ContactTopic, HeldReason } from './rules.ts'

/** Data of the confirmation mail; null when the address is confirmed. */
export interface Confirmation {
  token: string
  /** start of the current wait, in seconds */
  since: number
}

/**
 * Stores a subscription with its consent. A pending or confirmed address does not change; an unsubscribed one becomes pending again.
 * Returns the data of the confirmation mail while it is pending.
 */
export async function insertSubscription(
  db: Kysely<Database>,
  email: string,
  language: Language,
  textVersion: string,
  now: Date,
): Promise<Confirmation | null> {
  await sql`
    with written as (
      insert into newsletter_subscriptions as old (email, language, created, last_modified) values (${email}, ${language}, ${now}, ${now})
      on conflict (email) do update set status = 'Pending', language = excluded.language, last_modified = excluded.last_modified
      where old.status = 'Unsubscribed'
      returning id
    )
    insert into newsletter_consents (subscription_id, kind, text_version, language, created)
    select id, 'Given', ${textVersion}, ${language}, ${now} from written`.execute(db)
  const { rows } = await sql<Confirmation>`
    select token, extract(epoch from last_modified)::int as since from newsletter_subscriptions
    where email = ${email} and status = 'Pending'`.execute(db)
  return rows[0] ?? null
}

/** Changes the status of a subscription by its token and records it; false for an unknown token. Idempotent. */
export async function updateSubscription(
  db: Kysely<Database>,
  token: string,
  step: { from: readonly string[]; status: 'Confirmed' | 'Unsubscribed'; kind: 'Confirmed' | 'Withdrawn' },
  textVersion: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with moved as (
      update newsletter_subscriptions set status = ${step.status}, last_modified = ${now}
      where token = ${token} and status = any(${[...step.from]}) returning id, language
    ), noted as (
      insert into newsletter_consents (subscription_id, kind, text_version, language, created)
      select id, ${step.kind}, ${textVersion}, language, ${now} from moved
    )
    select true as known from newsletter_subscriptions where token = ${token}`.execute(db)
  return rows.length > 0
}

/** Retention periods in days (settings). */
export interface Periods {
  pendingDays: number
  unsubscribedDays: number
  keepDays: number
  heldDays: number
}

/** Deletes outdated data: old attempts and salts, unconfirmed or unsubscribed addresses, old messages. */
export async function removeOutdated(
  db: Kysely<Database>,
  { pendingDays, unsubscribedDays, keepDays, heldDays }: Periods,
  now: Date,
): Promise<void> {
  const before = (days: number) => sql`${now}::timestamptz - make_interval(days => ${days}::int)`
  await removeOldAttempts(db, now)
  await sql`
    delete from newsletter_subscriptions where status = 'Pending' and last_modified < ${before(pendingDays)}
      or status = 'Unsubscribed' and last_modified < ${before(unsubscribedDays)}`.execute(db)
  await sql`
    delete from contact_requests where coalesce(answered, created) < ${before(keepDays)}
      or held_for is not null and created < ${before(heldDays)}`.execute(db)
}

/** The car of a message and the store that answers. */
export interface RequestedVehicle {
  id: number
  reference: string
  /** make and model */
  title: string
  slug: string
  year: number | null
  mileage: number | null
  price: number | null
  store: { id: number; name: string; names: Localized; phone: string; email: string | null; hours: DayHours[] } | null
}

/** Returns a car that is on sale, held, booked, or in transfer with a known day of arrival; null otherwise. */
export async function findAskedVehicle(db: Kysely<Database>, id: number): Promise<RequestedVehicle | null> {
  const { rows } = await sql<RequestedVehicle>`
    select v.id, v.reference, b.name || ' ' || m.name as title, extract(year from v.release_date)::int as year, v.mileage, v.price,
      vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name) as slug,
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name, 'names', a.names, 'phone', a.phone,
        'email', a.email, 'hours', a.hours) end as store
    from vehicles v
    join brands b on b.id = v.brand_id
    join models m on m.id = v.model_id
    left join cities c on c.id = v.city_id
    left join storage_areas a on a.id = v.storage_area_id and not a.is_deactivated and not a.is_deleted
    where v.id = ${id} and (v.last_status in ('Published', 'Reserved', 'Booked') or v.last_status = 'InTransfer' and v.arrives_on is not null) and not v.is_archived and not v.is_deleted`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Identity of a sender, for the detection of duplicates. */
export interface Sender {
  subject: string | null
  email: string | null
  phone: string | null
}

/**
 * Returns whether the same person asked about this car in that number of days without an answer yet. Serialises concurrent messages until
 * the transaction ends.
 */
export async function findDuplicate(
  trx: Transaction<Database>,
  vehicleId: number,
  sender: Sender,
  days: number,
  now: Date,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(7263050, ${vehicleId})`.execute(trx)
  const { rows } = await sql`
    select from contact_requests
    where vehicle_id = ${vehicleId} and answered is null and held_for is null
      and created > ${now}::timestamptz - make_interval(days => ${days}::int)
      and (subject = ${sender.subject} or email = ${sender.email} or phone = ${sender.phone})
    limit 1`.execute(trx)
  return rows.length > 0
}

/** Returns the deadline of a pending callback to this phone; null without one. */
export async function findAwaitedCall(trx: Transaction<Database>, phone: string): Promise<Date | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('callback ' || ${phone}::text, 0))`.execute(trx)
  const { rows } = await sql<{ replyBy: Date }>`
    select reply_by as "replyBy" from contact_requests
    where phone = ${phone} and topic = 'Assistance' and answered is null and held_for is null
    order by id desc limit 1`.execute(trx)
  return rows[0]?.replyBy ?? null
}

/** Counts messages with the same text in the last day, and those from the same e-mail address. */
export async function countRecent(
  db: Kysely<Database>,
  message: string,
  email: string | null,
  now: Date,
): Promise<{ repeated: number; fromAddress: number }> {
  const { rows } = await sql<{ repeated: number; fromAddress: number }>`
    select count(*) filter (where message = ${message})::int as repeated, count(*) filter (where email = ${email})::int as "fromAddress"
    from contact_requests where created > ${now}::timestamptz - interval '1 day'`.execute(db)
  return rows[0] ?? { repeated: 0, fromAddress: 0 }
}

/** Input of a new message. */
export interface NewRequest extends Sender {
  vehicleId: number | null
  storageAreaId: number | null
  firstName: string
  lastName: string
  message: string
  topic: ContactTopic | null
  language: Language
  noticeVersion: string
  replyBy: Date
  heldFor: HeldReason | null
}

/** Inserts a message. Returns its id. */
export async function insertRequest(db: Kysely<Database>, request: NewRequest, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('contact_requests')
    .values({
      vehicle_id: request.vehicleId,
      storage_area_id: request.storageAreaId,
      subject: request.subject,
      first_name: request.firstName,
      last_name: request.lastName,
      email: request.email,
      phone: request.phone,
      message: request.message,
      topic: request.topic,
      language: request.language,
      notice_version: request.noticeVersion,
      reply_by: request.replyBy,
      held_for: request.heldFor,
      created: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
const requestColumns = sql`r.id, r.first_name as "firstName", r.last_name as "lastName", r.email, r.phone, r.message, r.topic, r.language,
  case when v.id is not null and b.id is not null and m.id is not null then json_build_object('id', v.id, 'reference', v.reference, 'title', b.name || ' ' || m.name) end as vehicle,
  r.storage_area_id as "storageAreaId", ${iso('r.reply_by')} as "replyBy", r.held_for as "heldFor", ${iso('r.answered')} as answered,
  ${iso('r.created')} as created`
const requestJoins = sql`from contact_requests r
  left join vehicles v on v.id = r.vehicle_id left join brands b on b.id = v.brand_id left join models m on m.id = v.model_id`

const states = {
  open: { which: sql`r.answered is null and r.held_for is null`, order: sql`r.reply_by, r.id` },
  held: { which: sql`r.answered is null and r.held_for is not null`, order: sql`r.id desc` },
  answered: { which: sql`r.answered is not null`, order: sql`r.answered desc, r.id desc` },
}

/** Returns one page of the messages in a state, and their number. */
export async function findRequests(
  db: Kysely<Database>,
  state: keyof typeof states,
  page: number,
  size: number,
): Promise<{ rows: ContactRequest[]; count: number }> {
  const { which, order } = states[state]
  const [found, counted] = await Promise.all([
    sql<ContactRequest>`select ${requestColumns} ${requestJoins} where ${which} order by ${order}
      limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from (select from contact_requests r where ${which} limit ${countLimit({ page, size })}) l`.execute(db),
  ])
  return { rows: found.rows, count: counted.rows[0]?.count ?? 0 }
}

/** Marks a message as answered. Returns false for an unknown message. */
export async function updateAnswered(db: Kysely<Database>, id: number, by: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update contact_requests set answered = coalesce(answered, ${now}), answered_by = coalesce(answered_by, ${by})
    where id = ${id} returning id`.execute(db)
  return rows.length > 0
}

/** Locks a held message until the transaction ends; null for an unknown id. */
export async function findHeld(trx: Transaction<Database>, id: number): Promise<(NewRequest & { heldFor: HeldReason | null }) | null> {
  const { rows } = await sql<NewRequest>`
    select vehicle_id as "vehicleId", storage_area_id as "storageAreaId", subject, first_name as "firstName", last_name as "lastName",
      email, phone, message, topic, language, notice_version as "noticeVersion", reply_by as "replyBy", held_for as "heldFor"
    from contact_requests where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Releases a message and sets its deadline. */
export async function updateReleased(trx: Transaction<Database>, id: number, replyBy: Date): Promise<void> {
  await sql`update contact_requests set held_for = null, reply_by = ${replyBy} where id = ${id}`.execute(trx)
}

/**
 * Matches the data of a card's owner: sent from the account, or under its confirmed e-mail address or phone. An unconfirmed address gives
 * no access to messages of others.
 */
const ofOwner = (cardId: number) => sql`
  exists (select from customers o where o.id = ${cardId} and (r.subject = o.user_id
    or (o.email_verified and r.email = o.email) or (o.phone_verified and r.phone = o.phone)))`
const subscribedBy = (cardId: number) => sql`
  exists (select from customers o where o.id = ${cardId} and o.email_verified and s.email = o.email)`

/** Returns the messages and newsletter subscriptions of a card's owner, for the export of personal data. */
export async function findOwnData(db: Kysely<Database>, cardId: number): Promise<{ messages: object[]; newsletter: object[] }> {
  const [messages, newsletter] = await Promise.all([
    sql<object>`
      select r.first_name as "firstName", r.last_name as "lastName", r.email, r.phone, r.message, r.topic, v.reference as "vehicle", r.language,
        r.notice_version as "noticeVersion", ${iso('r.created')} as sent, ${iso('r.reply_by')} as "replyBy", ${iso('r.answered')} as answered
      from contact_requests r left join vehicles v on v.id = r.vehicle_id where ${ofOwner(cardId)} order by r.id`.execute(db),
    sql<object>`
      select s.email, s.language, s.status,
        (select json_agg(json_build_object('kind', c.kind, 'channel', c.channel, 'textVersion', c.text_version, 'at', ${iso('c.created')})
          order by c.id) from newsletter_consents c where c.subscription_id = s.id) as consents,
        (select coalesce(json_agg(json_build_object('subject', n.subject, 'at', ${iso('d.created')}, 'leftBy', ${iso('d.stopped')}) order by d.id), '[]')
          from newsletter_deliveries d join newsletter_campaigns n on n.id = d.campaign_id where d.subscription_id = s.id) as letters
      from newsletter_subscriptions s where ${subscribedBy(cardId)}`.execute(db),
  ])
  return { messages: messages.rows, newsletter: newsletter.rows }
}

/** Deletes the messages and newsletter subscriptions of a card's owner. */
export async function removeOwnData(db: Kysely<Database>, cardId: number): Promise<void> {
  await sql`delete from contact_requests r where ${ofOwner(cardId)}`.execute(db)
  await sql`delete from newsletter_subscriptions s where ${subscribedBy(cardId)}`.execute(db)
}

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
