import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { iso } from '../store.ts'
import { maxShown, type Side, type Stopper } from '../values.ts'
import type { AdConversation, ReportedConversation, SellerContact } from './contract.ts'
import type { ConversationFacts } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** A stored message. */
export interface MessageRow {
  id: number
  author: Side
  text: string | null
  created: string
}

/** A conversation for one participant, with the state that permits messages. */
export type ConversationRow = Omit<AdConversation, 'state'> & ConversationFacts & { buyerId: number; sellerId: number; isReported: boolean }

const nameOf = (card: string) =>
  `case when ${card}.erased is null and not ${card}.is_deleted then coalesce(nullif(${card}.company_name, ''), nullif(${card}.first_name, '')) end`
const isOver = `(d.is_deleted or d.last_status in ('Draft', 'Rejected') and not d.is_online or b.erased is not null or b.is_deleted or s.erased is not null or s.is_deleted)`

const columns = (cardId: number) => sql`
  c.id, me.side, case me.side when 'Buyer' then ${sql.raw(nameOf('s'))} else ${sql.raw(nameOf('b'))} end as other,
  json_build_object('adId', d.id, 'vehicleId', v.id, 'slug', vehicle_slug(br.name, mo.name, v.version, extract(year from v.release_date)::int, ci.name),
    'title', br.name || ' ' || mo.name, 'year', extract(year from v.release_date)::int, 'price', v.price,
    'isShown', d.is_online and not d.is_deleted and v.last_status in ('Published', 'Reserved', 'Booked') and not v.is_archived) as subject,
  ${sql.raw(iso('c.last_message'))} as "lastMessage", left(l.text, 120) as "lastText", coalesce(l.author = me.side, false) as "lastIsOwn",
  (select count(*)::int from ad_messages m where m.conversation_id = c.id and m.author <> me.side
    and m.id > case me.side when 'Buyer' then c.buyer_read else c.seller_read end) as unread,
  exists (select from ad_reports r where r.conversation_id = c.id and r.reported_by = me.side and r.closed is null) as "isReported",
  c.buyer_id as "buyerId", d.customer_id as "sellerId", c.stopped_by as "stoppedBy", ${sql.raw(isOver)} as "isOver",
  exists (select from ad_blocks x where x.blocker_id = c.buyer_id and x.blocked_id = d.customer_id) as "buyerBlocks",
  exists (select from ad_blocks x where x.blocker_id = d.customer_id and x.blocked_id = c.buyer_id) as "sellerBlocks"
  from ad_conversations c join vehicle_ads d on d.id = c.ad_id join customers b on b.id = c.buyer_id join customers s on s.id = d.customer_id
    join vehicles v on v.id = d.disposed_vehicle_id join brands br on br.id = v.brand_id join models mo on mo.id = v.model_id
    left join cities ci on ci.id = v.city_id
    cross join lateral (select case when c.buyer_id = ${cardId} then 'Buyer' else 'Seller' end as side) me
    left join lateral (select m.author, m.text from ad_messages m where m.conversation_id = c.id order by m.id desc limit 1) l on true`

/** Returns one page of a card's conversations, latest first, their number, and the number of unread messages in all of them. */
export async function findConversations(
  db: Db,
  cardId: number,
  page: number,
  size: number,
): Promise<{ rows: ConversationRow[]; count: number; unread: number }> {
  const own = sql`(c.buyer_id = ${cardId} or d.customer_id = ${cardId})`
  const [{ rows }, counted] = await Promise.all([
    sql<ConversationRow>`
      select ${columns(cardId)} where ${own} order by c.last_message desc, c.id desc limit ${size} offset ${(page - 1) * size}`.execute(db),
    sql<{ count: number; unread: number }>`
      select count(*)::int as count, coalesce(sum((select count(*) from ad_messages m where m.conversation_id = c.id
          and m.author <> case when c.buyer_id = ${cardId} then 'Buyer' else 'Seller' end
          and m.id > case when c.buyer_id = ${cardId} then c.buyer_read else c.seller_read end)), 0)::int as unread
      from ad_conversations c join vehicle_ads d on d.id = c.ad_id where ${own}`.execute(db),
  ])
  return { rows, count: counted.rows[0]?.count ?? 0, unread: counted.rows[0]?.unread ?? 0 }
}

/** Returns a conversation of a card; null for one of others. */
export async function findConversation(db: Db, cardId: number, id: number): Promise<ConversationRow | null> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(cardId)} where c.id = ${id} and (c.buyer_id = ${cardId} or d.customer_id = ${cardId})`.execute(db)
  return rows[0] ?? null
}

/** Returns the newest messages of a conversation, oldest first. */
export async function findMessages(db: Db, id: number): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.author, m.text, ${sql.raw(iso('m.created'))} as created from ad_messages m
    where m.conversation_id = ${id} order by m.id desc limit ${maxShown}`.execute(db)
  return rows.reverse()
}

/** Returns the contact options of a car's seller; null without a public advert. */
export async function findSellerContact(db: Db, vehicleId: number, subject: string | null): Promise<SellerContact | null> {
  const { rows } = await sql<SellerContact>`
    select ${sql.raw(nameOf('c'))} as name, c.phone is not null and c.phone_verified and c.erased is null and not c.is_deleted and d.shows_phone as "hasPhone", coalesce(c.user_id = ${subject}::text, false) as "isOwn" from vehicle_ads d join customers c on c.id = d.customer_id
    where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Counts the messages and new conversations of a card in the last hour. Locks the card, which serialises concurrent calls. */
export async function countHour(trx: Trx, cardId: number, now: Date): Promise<{ messages: number; begun: number }> {
  await sql`select from customers where id = ${cardId} for update`.execute(trx)
  const since = new Date(now.getTime() - 3_600_000)
  const { rows } = await sql<{ messages: number; begun: number }>`
    select (select count(*)::int from ad_messages m join ad_conversations c on c.id = m.conversation_id join vehicle_ads d on d.id = c.ad_id
        where m.created > ${since} and case m.author when 'Buyer' then c.buyer_id else d.customer_id end = ${cardId}) as messages,
      (select count(*)::int from ad_conversations where buyer_id = ${cardId} and created > ${since}) as begun`.execute(trx)
  return rows[0] ?? { messages: 0, begun: 0 }
}

/** Returns a buyer's conversation about an advert; null without one. */
export async function findOfAd(db: Db, adId: number, buyerId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ad_conversations where ad_id = ${adId} and buyer_id = ${buyerId}`.execute(db)
  return rows[0]?.id ?? null
}

/** Returns whether the seller of an advert has blocked a card. */
export async function isBlockedBySeller(db: Db, adId: number, cardId: number): Promise<boolean> {
  const { rows } = await sql<object>`
    select from ad_blocks x join vehicle_ads d on d.customer_id = x.blocker_id where d.id = ${adId} and x.blocked_id = ${cardId}`.execute(
    db,
  )
  return rows.length > 0
}

/** Opens a buyer's conversation about an advert, or returns the existing one. */
export async function insertConversation(trx: Trx, adId: number, buyerId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ad_conversations (ad_id, buyer_id, created, last_message) values (${adId}, ${buyerId}, ${now}, ${now})
    on conflict (ad_id, buyer_id) do update set last_message = ad_conversations.last_message returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the conversation was not kept')
  return id
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(trx: Trx, id: number): Promise<void> {
  await sql`select from ad_conversations where id = ${id} for update`.execute(trx)
}

/** Inserts a message. Returns its id, and whether the recipient has read all messages with a notification. */
export async function insertMessage(trx: Trx, id: number, author: Side, text: string, now: Date): Promise<{ id: number; isNews: boolean }> {
  const { rows } = await sql<{ id: number; isNews: boolean }>`
    with made as (
      insert into ad_messages (conversation_id, author, text, created) values (${id}, ${author}, ${text}, ${now}) returning id
    ), noted as (
      update ad_conversations c set last_message = ${now},
        buyer_read = case when ${author} = 'Buyer' then made.id else c.buyer_read end,
        seller_read = case when ${author} = 'Seller' then made.id else c.seller_read end,
        buyer_told = case when ${author} = 'Seller' and c.buyer_told <= c.buyer_read then made.id else c.buyer_told end,
        seller_told = case when ${author} = 'Buyer' and c.seller_told <= c.seller_read then made.id else c.seller_told end
      from made where c.id = ${id} returning case when ${author} = 'Buyer' then c.seller_told else c.buyer_told end as told
    )
    select made.id, noted.told = made.id as "isNews" from made, noted`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('the message was not kept')
  return row
}

/** Stores the last read message of one side; never an earlier one. */
export async function updateRead(db: Db, id: number, side: Side, upTo: number): Promise<void> {
  const column = sql.raw(side === 'Buyer' ? 'buyer_read' : 'seller_read')
  await sql`
    update ad_conversations c set ${column} = greatest(c.${column},
      (select coalesce(max(m.id), 0) from ad_messages m where m.conversation_id = c.id and m.id <= ${upTo}))
    where c.id = ${id}`.execute(db)
}

/** Ends a conversation, or resumes it (`by` null). */
export async function updateStopped(trx: Trx, id: number, by: Stopper | null, now: Date): Promise<void> {
  await sql`update ad_conversations set stopped_by = ${by}, stopped = ${by && now} where id = ${id}`.execute(trx)
}

/** Blocks a person for another. */
export async function insertBlock(trx: Trx, blockerId: number, blockedId: number, now: Date): Promise<void> {
  await sql`
    insert into ad_blocks (blocker_id, blocked_id, created) values (${blockerId}, ${blockedId}, ${now}) on conflict do nothing`.execute(trx)
}

/** Removes a block. */
export async function removeBlock(trx: Trx, blockerId: number, blockedId: number): Promise<void> {
  await sql`delete from ad_blocks where blocker_id = ${blockerId} and blocked_id = ${blockedId}`.execute(trx)
}

/** Recipient of a notification. */
export interface Addressee {
  customerId: number
  language: Language
  name: string
  email: string | null
  /** confirmed */
  phone: string | null
  from: string | null
  title: string
}

/** Returns the recipient of a side's messages. */
export async function findAddressee(db: Db, id: number, author: Side): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select t.id as "customerId", t.language, coalesce(nullif(t.company_name, ''), t.first_name) as name, t.email,
      case when t.phone_verified then t.phone end as phone, coalesce(nullif(f.company_name, ''), nullif(f.first_name, '')) as "from",
      b.name || ' ' || m.name as title
    from ad_conversations c join vehicle_ads d on d.id = c.ad_id join vehicles v on v.id = d.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
      join customers t on t.id = case when ${author} = 'Buyer' then d.customer_id else c.buyer_id end
      join customers f on f.id = case when ${author} = 'Buyer' then c.buyer_id else d.customer_id end
    where c.id = ${id} and t.erased is null and not t.is_deleted`.execute(db)
  return rows[0] ?? null
}

const restriction = (card: string) =>
  sql.raw(`(select json_build_object('reason', x.reason, 'since', ${iso('x.created')})
  from ad_restrictions x where x.customer_id = ${card}.id)`)

/** Returns a reported conversation with both accounts; null for any other. */
export async function findReported(
  db: Db,
  id: number,
): Promise<(Omit<ReportedConversation, 'messages'> & { buyerAccount: string | null; sellerAccount: string | null }) | null> {
  const { rows } = await sql<Omit<ReportedConversation, 'messages'> & { buyerAccount: string | null; sellerAccount: string | null }>`
    select c.id, d.id as "adId", d.reference, json_build_object('id', b.id, 'name', trim(b.first_name || ' ' || b.last_name), 'restricted', ${restriction('b')}) as buyer,
      json_build_object('id', s.id, 'name', trim(s.first_name || ' ' || s.last_name), 'restricted', ${restriction('s')}) as seller, c.stopped_by as "stoppedBy",
      b.user_id as "buyerAccount", s.user_id as "sellerAccount"
    from ad_conversations c join vehicle_ads d on d.id = c.ad_id join customers b on b.id = c.buyer_id join customers s on s.id = d.customer_id
    where c.id = ${id} and exists (select from ad_reports r where r.conversation_id = c.id)`.execute(db)
  return rows[0] ?? null
}

/** Returns the messages and blocks of a person, and why their messages are closed. */
export async function findWritten(db: Db, cardId: number): Promise<{ written: object[]; blocked: number; closed: string | null }> {
  const [{ rows }, blocks, closed] = await Promise.all([
    sql<object>`
      select d.reference as advert, m.text, ${sql.raw(iso('m.created'))} as created
      from ad_messages m join ad_conversations c on c.id = m.conversation_id join vehicle_ads d on d.id = c.ad_id
      where case m.author when 'Buyer' then c.buyer_id else d.customer_id end = ${cardId} and m.text is not null order by m.id limit 10000`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count from ad_blocks where blocker_id = ${cardId}`.execute(db),
    sql<{ reason: string }>`select reason from ad_restrictions where customer_id = ${cardId}`.execute(db),
  ])
  return { written: rows, blocked: blocks.rows[0]?.count ?? 0, closed: closed.rows[0]?.reason ?? null }
}

/** Erases the messages and blocks of a person. Received messages remain with their authors; the conversations accept no more. */
export async function eraseWritten(trx: Trx, cardId: number): Promise<void> {
  await sql`
    update ad_messages m set text = null from ad_conversations c join vehicle_ads d on d.id = c.ad_id
    where m.conversation_id = c.id and case m.author when 'Buyer' then c.buyer_id else d.customer_id end = ${cardId}`.execute(trx)
  await sql`
    update ad_reports r set text = '' from ad_conversations c join vehicle_ads d on d.id = c.ad_id
    where r.conversation_id = c.id and case r.reported_by when 'Buyer' then c.buyer_id else d.customer_id end = ${cardId}`.execute(trx)
  await sql`delete from ad_blocks where blocker_id = ${cardId} or blocked_id = ${cardId}`.execute(trx)
  await sql`delete from ad_restrictions where customer_id = ${cardId}`.execute(trx)
}

/** Deletes conversations without a message since an instant and without an open report. */
export async function removeSilent(db: Db, before: Date): Promise<void> {
  await sql`
    delete from ad_conversations c where c.last_message < ${before}
      and not exists (select from ad_reports r where r.conversation_id = c.id and r.closed is null)`.execute(db)
}

interface FoundPhone {
  adId: number
  phone: string
  owner: string | null
  isBlocked: boolean
  allowsWhatsApp: boolean
}

/** Returns the confirmed number of a public advert whose seller shows it, and whether the seller blocked the account; null without one. */
export async function findPhone(db: Db, vehicleId: number, subject: string | null): Promise<FoundPhone | null> {
  const { rows } = await sql<FoundPhone>`
    select d.id as "adId", c.phone, d.is_on_whatsapp as "allowsWhatsApp", c.user_id as owner, exists (select from ad_blocks x join customers o on o.id = x.blocked_id
      where x.blocker_id = c.id and o.user_id = ${subject}::text) as "isBlocked"
    from vehicle_ads d join customers c on c.id = d.customer_id
    where d.disposed_vehicle_id = ${vehicleId} and d.is_online and not d.is_deleted and c.phone is not null and c.phone_verified and d.shows_phone
      and c.erased is null and not c.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** The viewer, as hashes of the day; `person`: the account, if signed in. */
export interface Looker {
  day: string
  network: string
  person: string | null
}

/** Counts the numbers of others revealed since an instant, by connection and by person. Serialises concurrent calls. */
export async function countShown(
  trx: Transaction<Database>,
  adId: number,
  { network, person }: Looker,
  since: Date,
): Promise<{ ofNetwork: number; ofPerson: number }> {
  await sql`select pg_advisory_xact_lock(hashtext(${network}))`.execute(trx)
  const { rows } = await sql<{ ofNetwork: number; ofPerson: number }>`
    select (select count(distinct ad_id)::int from ad_phone_views where network = ${network} and created > ${since} and ad_id <> ${adId}) as "ofNetwork",
      (select count(distinct ad_id)::int from ad_phone_views where person = ${person} and created > ${since} and ad_id <> ${adId}) as "ofPerson"`.execute(
    trx,
  )
  return rows[0] ?? { ofNetwork: 0, ofPerson: 0 }
}

/** Records a revealed number, once a day for each connection. */
export async function insertShown(trx: Transaction<Database>, adId: number, { day, network, person }: Looker, now: Date): Promise<void> {
  await sql`
    with known as (
      select from ad_phone_views where ad_id = ${adId} and day = ${day}::date and network = ${network} limit 1
    ), noted as (
      insert into ad_phone_views (ad_id, day, network, person, created) values (${adId}, ${day}::date, ${network}, ${person}, ${now})
    )
    insert into ad_phones (ad_id, day, count) select ${adId}, ${day}::date, 1 where not exists (select from known)
    on conflict (ad_id, day) do update set count = ad_phones.count + 1`.execute(trx)
}

/** Deletes viewers before a day. */
export async function removeLookers(db: Db, before: string): Promise<void> {
  await sql`delete from ad_phone_views where day < ${before}::date`.execute(db)
}

/** Returns whether the messages of a card are closed. */
export async function isRestricted(db: Kysely<Database>, cardId: number): Promise<boolean> {
  const { rows } = await sql`select from ad_restrictions where customer_id = ${cardId}`.execute(db)
  return rows.length > 0
}

/** Closes the messages of a card. Returns false if they were closed. */
export async function insertRestriction(
  trx: Transaction<Database>,
  { cardId, reason, conversationId, by }: { cardId: number; reason: string; conversationId: number; by: string },
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ad_restrictions (customer_id, reason, conversation_id, created, created_by)
    values (${cardId}, ${reason}, ${conversationId}, ${now}, ${by}) on conflict (customer_id) do nothing`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Reopens the messages of a card. Returns false if they were open. */
export async function removeRestriction(trx: Transaction<Database>, cardId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from ad_restrictions where customer_id = ${cardId}`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Returns the recipient of the notification; null after erasure. */
export async function findRestricted(
  trx: Transaction<Database>,
  cardId: number,
): Promise<{ name: string; email: string | null; phone: string | null; language: Language } | null> {
  const { rows } = await sql<{ name: string; email: string | null; phone: string | null; language: Language }>`
    select coalesce(nullif(company_name, ''), first_name) as name, email, case when phone_verified then phone end as phone, language
    from customers where id = ${cardId} and erased is null and not is_deleted`.execute(trx)
  return rows[0] ?? null
}
