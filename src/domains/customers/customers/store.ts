import { type Kysely, sql, type Transaction } from 'kysely'
import type { LookupQuery } from '#domains/foundation/team/lookup/rules.ts'
import { called, start } from '#domains/foundation/team/lookup/store.ts'
import type { Database } from '#platform/tables.ts'
import { countLimit } from '#shared/counted.ts'
import type { Account } from '#shared/domain-events.ts'
import type { Language } from '#shared/language.ts'
import type { BankAccountInput, Consent, Customer, CustomerBookingLine, CustomerLine } from './contract.ts'
import type { Civility, ConsentChannel, ConsentPurpose } from './rules.ts'
import type { CustomerStatus } from './status.ts'

type Db = Kysely<Database>

/** The caller as other modules read it. `email` and `phone` (E.164) are empty when unknown. */
export interface CurrentCustomer {
  id: number
  subject: string
  language: Language
  email: string
  emailVerified: boolean
  phone: string
  phoneVerified: boolean
  firstName: string
  lastName: string
  civility: Civility
  companyName: string | null
}

/** A consent or its withdrawal for one purpose and channel. */
export interface ConsentRecord {
  /** the card, or the subject of an account without a card */
  owner: { customerId: number } | { subject: string }
  purpose: ConsentPurpose
  channel: ConsentChannel
  given: boolean
  /** version of the consent text, e.g. `2026-03` */
  textVersion: string
  language: Language
  at: Date
}

/** Card data read on every call of a customer. */
export interface CallerRow extends CurrentCustomer {
  lastStatus: CustomerStatus
  isDeleted: boolean
  lastSeen: Date
}

const callerColumns = sql`
  id, user_id as subject, language, coalesce(email, '') as email, email_verified as "emailVerified", coalesce(phone, '') as phone,
  phone_verified as "phoneVerified", first_name as "firstName", last_name as "lastName", civility, company_name as "companyName",
  last_status as "lastStatus", is_deleted as "isDeleted", last_seen as "lastSeen"`

/** Returns the card of an account, deleted ones included; null before its first call. */
export async function findCaller(db: Db, subject: string): Promise<CallerRow | null> {
  const { rows } = await sql<CallerRow>`select ${callerColumns} from customers where user_id = ${subject}`.execute(db)
  return rows[0] ?? null
}

/** Serialises first calls of one account until the transaction ends. */
export async function lockSubject(trx: Transaction<Database>, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer ' || ${subject}::text, 0))`.execute(trx)
}

/** Returns an account of the identity provider; null for an unknown subject. */
export async function findAccount(db: Db, subject: string): Promise<Account | null> {
  const { rows } = await sql<Account>`
    select subject, civility, first_name as "firstName", last_name as "lastName", company_name as "companyName", email,
      email_verified as "emailVerified", phone, phone_verified as "phoneVerified", language
    from accounts where subject = ${subject}`.execute(db)
  return rows[0] ?? null
}

/**
 * Links an account to the staff card with the same confirmed e-mail address, otherwise phone; null when there is none. Never links a
 * visitor's card, whose contact data is unproven: its bookings are claimed one by one (`claimBooking`).
 */
export async function linkCard(trx: Transaction<Database>, { subject, email, phone, ...account }: Account): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    update customers set user_id = ${subject}, last_modified = now(), last_modified_by = ${subject}
    where id = (
      select id from customers
      where user_id is null and not is_deleted and
        origin <> 'FO' and (${account.emailVerified} and email = ${email} or ${account.phoneVerified} and phone = ${phone})
      order by (${account.emailVerified} and email = ${email}) desc nulls last, id limit 1 for update)
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Input of a new card. */
export interface NewCard {
  userId: string | null
  civility: Civility
  firstName: string
  lastName: string
  companyName: string | null
  email: string | null
  phone: string | null
  language: Language
  origin: 'FO' | 'BO'
  createdBy: string | null
}

/** Inserts a card with its first status. */
export async function insertCard(trx: Transaction<Database>, card: NewCard, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into customers (user_id, civility, first_name, last_name, company_name, email, phone, language, origin, last_seen,
        created, last_modified, created_by)
      values (${card.userId}, ${card.civility}, ${card.firstName}, ${card.lastName}, ${card.companyName}, ${card.email}, ${card.phone},
        ${card.language}, ${card.origin}, ${now}, ${now}, ${now}, ${card.createdBy})
      returning id, last_status
    ), noted as (
      insert into customer_statuses (customer_id, type, created, created_by) select id, last_status, ${now}, ${card.createdBy} from made
    )
    select id from made`.execute(trx)
  const [row] = rows
  if (!row) throw new Error('no card was made')
  return row.id
}

/**
 * Returns the card of a visitor by e-mail and phone, or inserts one. Leaves out an e-mail address or phone that another such card has; null
 * after a conflict with a concurrent insert.
 */
export async function keepVisitorCard(
  trx: Transaction<Database>,
  card: Omit<NewCard, 'userId' | 'origin' | 'createdBy' | 'email' | 'phone'> & { email: string; phone: string },
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    /* prepared */ with known as (
      select id from customers where user_id is null and not is_deleted and email = ${card.email} and phone = ${card.phone}
    ), made as (
      insert into customers (civility, first_name, last_name, company_name, email, phone, language, origin, last_seen, created, last_modified)
      select ${card.civility}, ${card.firstName}, ${card.lastName}, ${card.companyName},
        (select ${card.email}::text where not exists (select from customers where user_id is null and not is_deleted and email = ${card.email})),
        (select ${card.phone}::text where not exists (select from customers where user_id is null and not is_deleted and phone = ${card.phone})),
        ${card.language}, 'FO', ${now}, ${now}, ${now}
      where not exists (select from known)
      on conflict do nothing
      returning id, last_status
    ), noted as (
      insert into customer_statuses (customer_id, type, created) select id, last_status, ${now} from made
    )
    select id from known union all select id from made`.execute(trx)
  return rows[0]?.id ?? null
}

/** Updates a card from its account. Keeps a phone number confirmed here as confirmed. */
export async function updateFromAccount(db: Db, account: Account): Promise<void> {
  await sql`
    update customers set civility = ${account.civility}, first_name = ${account.firstName}, last_name = ${account.lastName},
      company_name = ${account.companyName}, email = ${account.email}, email_verified = ${account.emailVerified},
      phone = ${account.phone}, phone_verified = ${account.phoneVerified} or (phone_verified and phone is not distinct from ${account.phone}),
      language = ${account.language}, last_modified = now(), last_modified_by = ${account.subject}
    where user_id = ${account.subject} and not is_deleted`.execute(db)
}

/** Records the use of a card and cancels its pending erasure warning. */
export async function updateSeen(db: Db, id: number, now: Date): Promise<void> {
  await sql`update customers set last_seen = ${now}, warned = null where id = ${id}`.execute(db)
}

/** Assigns consents given before the card existed to the card. */
export async function claimConsents(db: Db, subject: string, id: number): Promise<void> {
  await sql`update customer_consents set customer_id = ${id} where subject = ${subject} and customer_id is null`.execute(db)
}

/** Returns a card, or null. Comments of staff only with `withComments`. */
export async function findCard(db: Db, id: number, withComments: boolean): Promise<Customer | null> {
  const { rows } = await sql<Customer>`
    select c.id, c.user_id as "userId", false as "isDeleted",
      coalesce((select json_agg(json_build_object('vehicleId', f.vehicle_id, 'customerId', c.id) order by f.saved_at desc, f.id desc)
        from favourites f where f.customer_id = c.id), '[]') as "favoriteVehicles",
      coalesce((select json_agg(json_build_object('id', d.id, 'type', d.type, 'status', d.status) order by d.created, d.id)
        from documents d where d.owner_type = 'Customer' and d.owner_id = c.id and not d.is_deleted), '[]') as documents,
      c.civility, c.first_name as "firstName", c.last_name as "lastName",
      c.company_name as "companyName", c.id_number as "idNumber", c.email, c.email_verified as "emailVerified", c.phone,
      c.phone_verified as "phoneVerified", c.language, c.address, c.address_line2 as "addressLine2", c.zip, t.name as city,
      c.operation_type as "operationType", c.origin, c.last_status as "lastStatus", to_json(c.created) as created,
      to_json(c.last_modified) as "lastModified",
      coalesce((select json_agg(json_build_object('type', s.type, 'comment', case when ${withComments}::boolean then s.comment end, 'created', s.created)
         order by s.id) from customer_statuses s where s.customer_id = c.id), '[]') as statuses,
      coalesce((${lastConsents(sql`c.id`)}), '[]') as consents
    from customers c left join cities t on t.id = c.city_id
    where c.id = ${id} and not c.is_deleted`.execute(db)
  return rows[0] ?? null
}

/** Returns the id of a city by its French name, or null. */
export async function findCity(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from cities where name = ${name}`.execute(db)
  return rows[0]?.id ?? null
}

/** Postal address of a card. */
export interface AddressRow {
  address: string | null
  addressLine2: string | null
  zip: string | null
  cityId: number | null
}

export async function updateAddress(db: Db, id: number, at: AddressRow, by: string | null): Promise<void> {
  await sql`
    update customers set address = ${at.address}, address_line2 = ${at.addressLine2}, zip = ${at.zip}, city_id = ${at.cityId},
      last_modified = now(), last_modified_by = ${by}
    where id = ${id}`.execute(db)
}

/** Returns the contact detail that another card already has. Serialises checks of the same values until the transaction ends. */
export async function findTaken(trx: Transaction<Database>, email: string | null, phone: string | null): Promise<'email' | 'phone' | null> {
  for (const text of [email, phone]) {
    if (text !== null) await sql`select pg_advisory_xact_lock(hashtextextended('customer at ' || ${text}::text, 0))`.execute(trx)
  }
  const { rows } = await sql<{ taken: 'email' | 'phone' }>`
    select case when email = ${email} then 'email' else 'phone' end as taken
    from customers where not is_deleted and (email = ${email} or phone = ${phone}) order by 1 limit 1`.execute(trx)
  return rows[0]?.taken ?? null
}

/**
 * Returns the id of the active card with this phone number (E.164), the one of an account first; null when there is none. Locks the number.
 */
export async function findByPhone(trx: Transaction<Database>, phone: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('customer at ' || ${phone}::text, 0))`.execute(trx)
  const { rows } = await sql<{ id: number }>`
    select id from customers where phone = ${phone} and last_status = 'Active' and not is_deleted
    order by user_id is null, id limit 1`.execute(trx)
  return rows[0]?.id ?? null
}

/** Marks the phone as confirmed if the card still has that number. */
export async function updatePhoneVerified(db: Db, subject: string, phone: string): Promise<void> {
  await sql`
    update customers set phone_verified = true, last_modified = now() where user_id = ${subject} and phone = ${phone} and not is_deleted`.execute(
    db,
  )
}

/** Inserts a consent. Skips one equal to the last of its purpose, channel and text, and a refusal before any consent. */
export async function insertConsent(trx: Transaction<Database>, word: ConsentRecord): Promise<void> {
  const { owner, purpose, channel, given, textVersion, language, at } = word
  const customerId = 'customerId' in owner ? owner.customerId : null
  const subject = 'subject' in owner ? owner.subject : null
  await sql`
    with card as (
      select coalesce(${customerId}::int, (select id from customers where user_id = ${subject}::text)) as id
    ), last as (
      select given, text_version from customer_consents, card
      where purpose = ${purpose} and channel = ${channel} and
        (customer_id = card.id or card.id is null and customer_id is null and subject = ${subject}::text)
      order by customer_consents.id desc limit 1
    )
    insert into customer_consents (customer_id, subject, purpose, channel, given, text_version, language, created)
    select card.id, ${subject}, ${purpose}, ${channel}, ${given}, ${textVersion}, ${language}, ${at} from card
    where case when ${given}::boolean then not exists (select from last where given and text_version = ${textVersion})
      else exists (select from last where given) end`.execute(trx)
}

/** Returns the last consent of every purpose and channel. */
export async function findConsents(db: Db, id: number): Promise<Consent[]> {
  const { rows } = await sql<{ consents: Consent[] | null }>`select (${lastConsents(sql`${id}::int`)}) as consents`.execute(db)
  return rows[0]?.consents ?? []
}

function lastConsents(id: ReturnType<typeof sql>) {
  return sql`
    select json_agg(json_build_object('purpose', purpose, 'channel', channel, 'given', given, 'textVersion', text_version, 'created', created)
      order by purpose, channel)
    from (select distinct on (purpose, channel) * from customer_consents where customer_id = ${id} order by purpose, channel, id desc) w`
}

/** Maximum number of results of a search. */
const maxFound = 1000

/** Matches the cards of a search; null matches every card. Each spelling uses its own index (migration 0251). */
function found(wanted: LookupQuery | null) {
  if (wanted === null) return null
  const { name, phone, email, plates } = wanted
  const parts = [
    name !== null && sql`select id from customers where not is_deleted and ${called(name)}`,
    phone !== null && sql`select id from customers where not is_deleted and phone like ${start(phone)}`,
    email !== null && sql`select id from customers where not is_deleted and email like ${start(email)}`,
    ...plates.map(
      (plate) => sql`select b.customer_id as id from vehicles v join vehicle_bookings b on b.vehicle_id = v.id
        where v.registration_number is not null and fold_plate(v.registration_number) like ${start(plate)}`,
    ),
  ].filter((part) => part !== false)
  return parts.length === 0
    ? sql`select id from customers where false`
    : sql.join(
        parts.map((part) => sql`(${part} limit ${maxFound})`),
        sql` union `,
      )
}

/** Returns one page of customers and their number, up to the list limit. */
export async function findCustomers(
  db: Db,
  { wanted, status, page, size }: { wanted: LookupQuery | null; status: CustomerStatus | null; page: number; size: number },
): Promise<{ rows: CustomerLine[]; count: number }> {
  const meant = found(wanted)
  const named = meant && (await sql<{ id: number }>`select distinct id from (${meant}) named`.execute(db)).rows.map(({ id }) => id)
  const parts = [
    sql`not c.is_deleted`,
    ...(status === null ? [] : [sql`c.last_status = ${status}`]),
    ...(named === null ? [] : [sql`c.id = any(${named}::int[])`]),
  ]
  const where = sql.join(parts, sql` and `)
  const [ids, counted] = await Promise.all([
    sql<{ id: number }>`select c.id from customers c where ${where} order by c.id desc limit ${size} offset ${(page - 1) * size}`.execute(
      db,
    ),
    sql<{ count: number }>`
      select count(*) as count from (select from customers c where ${where} limit ${countLimit({ page, size })}) l`.execute(db),
  ])
  const rows = await linesOf(
    db,
    ids.rows.map(({ id }) => id),
  )
  return { rows, count: counted.rows[0]?.count ?? 0 }
}

/** Returns lines by id, in the given order. */
async function linesOf(db: Db, ids: readonly number[]): Promise<CustomerLine[]> {
  const { rows } = await sql<CustomerLine>`/* prepared */
    select c.id, c.civility, c.first_name as "firstName", c.last_name as "lastName", c.company_name as "companyName", c.email, c.phone,
      t.name as city, c.last_status as "lastStatus", c.user_id is not null as "hasAccount",
      (select count(*) from vehicle_bookings b where b.customer_id = c.id and not b.is_deleted) as bookings,
      to_json(c.created) as created, to_json(c.last_seen) as "lastSeen"
    from unnest(${[...ids]}::int[]) with ordinality as page(id, place) join customers c using (id) left join cities t on t.id = c.city_id
    order by page.place`.execute(db)
  return rows
}

/** Returns a customer's bookings within these areas (null: all), latest first. */
export async function findBookings(db: Db, id: number, within: readonly number[] | null): Promise<CustomerBookingLine[]> {
  const area = within === null ? sql`true` : sql`(r.storage_area_id is null or r.storage_area_id = any(${[...within]}::int[]))`
  const { rows } = await sql<CustomerBookingLine>`
    select r.id, r.reference, r.sale_id as "saleId", b.name || ' ' || m.name as car, v.registration_number as plate, r.price,
      r.last_status as status, to_json(r.created) as created
    from vehicle_bookings r join vehicles v on v.id = r.vehicle_id join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where r.customer_id = ${id} and not r.is_deleted and ${area} order by r.id desc limit 100`.execute(db)
  return rows
}

type Trx = Transaction<Database>

/** Inserts a bank account of a customer. Returns its id. */
export async function insertBankAccount(
  trx: Trx,
  customerId: number,
  account: BankAccountInput,
  by: string | null,
  now: Date,
): Promise<number> {
  const { holder, bankName, bankNumber, bankAddress } = account
  const { rows } = await sql<{ id: number }>`
    insert into bank_wire_accounts (customer_id, holder, bank_name, bank_number, bank_address, created, created_by)
    values (${customerId}, ${holder}, ${bankName}, ${bankNumber}, ${bankAddress}, ${now}, ${by}) returning id`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the bank account was not kept')
  return id
}

/** Assigns a bank account to another customer, together with its record. */
export async function updateAccountOwner(trx: Trx, id: number, customerId: number): Promise<void> {
  await sql`update bank_wire_accounts set customer_id = ${customerId} where id = ${id}`.execute(trx)
}

/** Deletes a customer's bank accounts without an accounting record. */
export async function removeUnusedBankAccounts(trx: Trx, customerId: number): Promise<void> {
  await sql`
    delete from bank_wire_accounts k where k.customer_id = ${customerId}
      and not exists (select from vehicle_purchases p where p.bank_account_id = k.id)
      and not exists (select from vehicle_intermediations i where i.bank_account_id = k.id)`.execute(trx)
}
