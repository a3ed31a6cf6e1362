import { type Kysely, sql } from 'kysely'
import { liveProcesses } from '#platform/process-lease.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { OutboxMessage, Suppressed } from './contract.ts'
import { claimMinutes, inboxSize, keepDays, type Message, restDays, retryDays } from './rules.ts'

type Db = Kysely<Database>
type Channel = Message['channel']

/** Input of the outbox. */
export interface NewMessage extends Pick<Message, 'key' | 'channel' | 'recipient' | 'language' | 'marketing' | 'content' | 'expires'> {
  customerId: number | null
}

/** Inserts a message that is due now. Returns its id; null when its key exists. */
export async function insertMessage(db: Db, message: NewMessage, now: Date): Promise<number | null> {
  const { key, channel, recipient, language, customerId, marketing, content, expires } = message
  const { rows } = await sql<{ id: number }>`
    insert into messages (key, channel, recipient, language, customer_id, marketing, content, due, expires, created, last_modified)
    values (${key}, ${channel}, ${recipient}, ${language}, ${customerId}, ${marketing}, ${JSON.stringify(content)}, ${now}, ${expires}, ${now}, ${now})
    on conflict (key) do nothing returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** A due message: a waiting one, or one whose claim is expired or held by a dead process. */
const isDue = (now: Date) =>
  sql`(state in ('Waiting', 'Sending') and due <= ${now} or state = 'Sending' and holder not in (${liveProcesses}))`

/** Claims a due message for a process (platform/process-lease.ts). Of concurrent claims one succeeds. */
export async function claimMessage(db: Db, id: number, holder: number, now: Date): Promise<Message | null> {
  const { rows } = await sql<Message>`
    update messages set state = 'Sending', holder = ${holder}, attempts = attempts + 1, last_modified = ${now},
      due = ${now}::timestamptz + make_interval(mins => ${claimMinutes})
    where id = ${id} and ${isDue(now)} and content is not null
    returning id, key, channel, recipient, language, marketing, content, attempts, expires, created`.execute(db)
  return rows[0] ?? null
}

/** Finishes a message and deletes its content, unless sending failed: it can be retried for some days. */
export async function finishMessage(
  db: Db,
  id: number,
  end: { state: 'Sent' | 'Failed' | 'Bounced' | 'Suppressed' | 'Expired' | 'Dropped'; sentAs?: string | null; fault?: string },
  now: Date,
): Promise<void> {
  await sql`
    update messages set state = ${end.state}, sent_as = ${end.sentAs ?? null}, fault = ${end.fault?.slice(0, 1000) ?? null},
      content = case when ${end.state} = 'Failed' then content end, last_modified = ${now}
    where id = ${id}`.execute(db)
}

/** Postpones a message. */
export async function postponeMessage(db: Db, id: number, due: Date, fault: string, now: Date): Promise<void> {
  await sql`
    update messages set state = 'Waiting', due = ${due}, fault = ${fault.slice(0, 1000)}, last_modified = ${now} where id = ${id}`.execute(
    db,
  )
}

/** Returns due messages, oldest first; marketing last, because a campaign would delay all others after an outage. */
export async function findDue(
  db: Db,
  channels: readonly Channel[],
  now: Date,
  limit: number,
): Promise<{ id: number; channel: Channel; marketing: boolean }[]> {
  const { rows } = await sql<{ id: number; channel: Channel; marketing: boolean }>`
    select id, channel, marketing from messages
    where ${isDue(now)} and channel = any(${[...channels]}) order by marketing, due limit ${limit}`.execute(db)
  return rows
}

/** Returns the number of unsent messages and the age of the oldest, by channel. */
export async function countWaiting(db: Db): Promise<{ channel: Channel; count: number; oldest: Date }[]> {
  const { rows } = await sql<{ channel: Channel; count: number; oldest: Date }>`
    select channel, count(*)::int as count, min(created) as oldest from messages where state in ('Waiting', 'Sending') group by channel`.execute(
    db,
  )
  return rows
}

/** Returns whether an address is suppressed now. */
export async function isSuppressed(db: Db, { channel, recipient, marketing }: Message, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from suppressed_addresses where address = ${recipient} and channel = ${channel}
      and (${marketing} or reason = 'NotFound' and created > ${now}::timestamptz - make_interval(days => ${restDays}))`.execute(db)
  return rows.length > 0
}

/** Suppresses an address. */
export async function suppress(db: Db, channel: Channel, address: string, reason: 'NotFound' | 'Complaint', now: Date): Promise<void> {
  await sql`
    insert into suppressed_addresses (address, channel, reason, created) values (${address}, ${channel}, ${reason}, ${now})
    on conflict (address, channel, reason) do update set created = excluded.created`.execute(db)
}

/** Marks the message with that id as bounced. Returns its recipient; null for an unknown id. */
export async function updateBounced(
  db: Db,
  sentAs: string,
  fault: string,
  now: Date,
): Promise<{ channel: Channel; recipient: string } | null> {
  const { rows } = await sql<{ channel: Channel; recipient: string }>`
    update messages set state = 'Bounced', fault = ${fault.slice(0, 1000)}, last_modified = ${now}
    where sent_as in (${sentAs}, ${`<${sentAs}>`}) and state in ('Sent', 'Bounced') returning channel, recipient`.execute(db)
  return rows[0] ?? null
}

/** Returns the recipient of the message with that id; null for an unknown id. */
export async function findRecipient(db: Db, sentAs: string): Promise<{ channel: Channel; recipient: string } | null> {
  const { rows } = await sql<{ channel: Channel; recipient: string }>`
    select channel, recipient from messages where sent_as in (${sentAs}, ${`<${sentAs}>`})`.execute(db)
  return rows[0] ?? null
}

/** Deletes old sent messages, and the recipients of the last mails to erased persons; waiting messages remain. */
export async function removeOutdated(db: Db, now: Date): Promise<void> {
  await sql`
    delete from messages where state not in ('Waiting', 'Sending') and created < ${now}::timestamptz - make_interval(days => ${keepDays})`.execute(
    db,
  )
  await sql`
    update messages set content = null
    where state = 'Failed' and content is not null and last_modified < ${now}::timestamptz - make_interval(days => ${retryDays})`.execute(
    db,
  )
  await sql`
    update messages m set recipient = '', customer_id = null, fault = null, content = null from customers c
    where m.customer_id = c.id and c.erased is not null and m.state not in ('Waiting', 'Sending')`.execute(db)
  await sql`delete from inbox_messages where id <= (select max(id) from inbox_messages) - ${inboxSize}`.execute(db)
}

/** A received message. */
export interface InboxMessage {
  id: number
  channel: Channel
  recipient: string
  sender: string
  /** null for an SMS */
  subject: string | null
  html: string | null
  text: string
  /** URLs of List-Unsubscribe */
  unsubscribe: string | null
  sent: Date
}

/** Stores a received message; ignores a repeated message id. */
export async function insertInboxMessage(
  db: Db,
  message: Omit<InboxMessage, 'id' | 'sent'> & { givenAs: string },
  now: Date,
): Promise<void> {
  const { givenAs, channel, recipient, sender, subject, html, text, unsubscribe } = message
  await sql`
    insert into inbox_messages (channel, recipient, sender, subject, html, text, unsubscribe, sent, given_as)
    values (${channel}, ${recipient}, ${sender}, ${subject}, ${html}, ${text}, ${unsubscribe}, ${now}, ${givenAs})
    on conflict (given_as) do update set handovers = inbox_messages.handovers + 1`.execute(db)
}

/** Returns the newest messages, of one recipient or of all. */
export async function findInbox(db: Db, recipient: string | null): Promise<InboxMessage[]> {
  const { rows } = await sql<InboxMessage>`
    select id, channel, recipient, sender, subject, html, text, unsubscribe, sent from inbox_messages
    where ${recipient}::text is null or recipient = ${recipient} order by id desc limit 100`.execute(db)
  return rows
}

export async function findInboxMessage(db: Db, id: number): Promise<InboxMessage | null> {
  const { rows } = await sql<InboxMessage>`
    select id, channel, recipient, sender, subject, html, text, unsubscribe, sent from inbox_messages where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Identifies a person's messages: by customer card, or by recipient. */
export interface Person {
  id: number
  email: string | null
  phone: string | null
}

const of = ({ id, email, phone }: Person) => sql`(customer_id = ${id} or recipient in (${email}, ${phone}))`

/** Returns the messages of a person; their content is not stored. */
export async function findOwnMessages(db: Db, person: Person): Promise<{ messages: object[]; suppressed: object[] }> {
  const messages = await sql<object>`
    select created, channel, recipient, language, marketing, state as status from messages where ${of(person)} order by id`.execute(db)
  const suppressed = await sql<object>`
    select created, channel, address as recipient, reason from suppressed_addresses
    where address in (${person.email}, ${person.phone}) order by created`.execute(db)
  return { messages: messages.rows, suppressed: suppressed.rows }
}

/**
 * Erases the recipients of a person's messages. Waiting messages are still sent, unless they are marketing, and erased by the nightly job.
 * Complaints remain, because they must stay effective.
 */
export async function removeOwnMessages(db: Db, person: Person): Promise<void> {
  await sql`delete from messages where ${of(person)} and marketing and state = 'Waiting'`.execute(db)
  await sql`
    update messages set recipient = '', customer_id = null, fault = null, content = null where ${of(person)} and state not in ('Waiting', 'Sending')`.execute(
    db,
  )
  await sql`update messages set customer_id = ${person.id} where ${of(person)}`.execute(db)
  await sql`delete from suppressed_addresses where address in (${person.email}, ${person.phone}) and reason <> 'Complaint'`.execute(db)
  await sql`delete from inbox_messages where recipient in (${person.email}, ${person.phone})`.execute(db)
}

const canRetry = (now: Date) =>
  sql`m.state in ('Waiting', 'Failed') and m.content is not null and m.recipient <> '' and (m.expires is null or m.expires > ${now})`

/** Returns one page of the outbox, latest first. */
export async function findMessages(
  db: Db,
  asked: { state: string | null; recipient: string | null; customerId: number | null; page: number; size: number },
  now: Date,
): Promise<{ rows: OutboxMessage[]; count: number }> {
  const { state, recipient, customerId, page, size } = asked
  const conditions = [
    state !== null && sql`m.state = ${state}`,
    recipient !== null && sql`m.recipient = ${recipient}`,
    customerId !== null && sql`m.customer_id = ${customerId}`,
  ].filter((condition) => condition !== false)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from messages m ${where} limit ${countLimit({ page, size })}) c`.execute(db)
  const { rows } = await sql<OutboxMessage>`
    select m.id, split_part(m.key, ':', 1) as occasion, m.channel, m.recipient, m.language, m.customer_id as "customerId", m.marketing,
      m.state, m.attempts, to_json(m.due) as due, m.fault, ${canRetry(now)} as "canRetry", to_json(m.created) as created,
      to_json(m.last_modified) as "lastModified"
    from messages m ${where} order by m.id desc limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Makes a message due now. Returns its channel; null when it cannot be sent, undefined for an unknown id. */
export async function makeDue(db: Db, id: number, now: Date): Promise<{ channel: 'Email' | 'Sms'; marketing: boolean } | null | undefined> {
  const { rows } = await sql<{ channel: 'Email' | 'Sms'; marketing: boolean }>`
    update messages m set state = 'Waiting', due = ${now}, last_modified = ${now} where m.id = ${id} and ${canRetry(now)}
    returning m.channel, m.marketing`.execute(db)
  if (rows[0]) return rows[0]
  const known = await sql`select 1 from messages where id = ${id}`.execute(db)
  return known.rows.length > 0 ? null : undefined
}

const suppressedId = sql`md5(address || ' ' || channel || ' ' || reason)`

/** Returns one page of the suppressed addresses. */
export async function findSuppressed(db: Db, page: number, size: number): Promise<{ rows: Suppressed[]; count: number }> {
  const counted = await sql<{
    count: number
  }>`select count(*) as count from (select from suppressed_addresses limit ${countLimit({ page, size })}) c`.execute(db)
  const { rows } = await sql<Suppressed>`
    select ${suppressedId} as id, address, channel, reason, to_json(created) as created
    from suppressed_addresses s order by s.created desc, address limit ${size} offset ${(page - 1) * size}`.execute(db)
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Removes a suppression. Returns false for an unknown one, and for a complaint, which is permanent. */
export async function removeSuppressed(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from suppressed_addresses where ${suppressedId} = ${id} and reason = 'NotFound' returning address`.execute(db)
  return rows.length > 0
}
