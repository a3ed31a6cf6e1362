import { type Kysely, sql, type Transaction } from 'kysely'
import { updateAppointmentOwner } from '#domains/cases/appointments/store.ts'
import { updateAccountOwner } from '#domains/customers/customers/store.ts'
import type { EstimatedRequest } from '#domains/processes/consignment/desk/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { endedStatuses, type purchaseTypes } from '../status.ts'
import type { Seller } from '../store.ts'
import type { KnownSeller, PartnerKey, PartnerPurchase, PurchaseDraft } from './contract.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Checks whether a store accepts cars. */
export async function isOpenArea(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from storage_areas where id = ${id} and not is_deactivated and not is_deleted`.execute(db)
  return rows.length > 0
}

/** Checks whether a car is visible on the site, so that a trade-in can name it. */
export async function isShownVehicle(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from vehicles where id = ${id} and last_status in ('Published', 'Reserved', 'Booked') and not is_archived and not is_deleted`.execute(
    db,
  )
  return rows.length > 0
}

/** Returns the request of a draft and its customer; null for none. Takes a lock on the draft until the transaction ends. */
export async function findByDraft(
  trx: Trx,
  draftKey: string,
): Promise<{ kind: 'Purchase' | 'Intermediation'; id: number; customerId: number } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended('draft ' || ${draftKey}::text, 0))`.execute(trx)
  const { rows } = await sql<{ kind: 'Purchase' | 'Intermediation'; id: number; customerId: number }>`
    select 'Purchase' as kind, id, customer_id as "customerId" from vehicle_purchases where draft_key = ${draftKey}
    union all select 'Intermediation', id, customer_id from vehicle_intermediations where draft_key = ${draftKey}`.execute(trx)
  return rows[0] ?? null
}

/** Counts the open requests of a customer and checks for this plate. Takes a lock on the customer until the transaction ends. */
export async function findOpen(trx: Trx, customerId: number, plate: string): Promise<{ count: number; isSame: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('purchases of ' || ${customerId}::text, 0))`.execute(trx)
  const { rows } = await sql<{ count: number; isSame: boolean }>`
    select count(*)::int as count, coalesce(bool_or(v.registration_number = ${plate}), false) as "isSame"
    from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id
    where p.customer_id = ${customerId} and not p.is_deleted and p.last_status <> all(${[...endedStatuses]})`.execute(trx)
  return rows[0] as { count: number; isSame: boolean }
}

export interface NewPurchase {
  origin: 'FO' | 'BO' | 'Extern'
  /** partner key that submitted the request */
  partnerKeyId: number | null
  type: (typeof purchaseTypes)[number]
  customerId: number
  vehicleId: number
  newVehicleId: number | null
  desiredBrand: string | null
  desiredModel: string | null
  storageAreaId: number
  seller: Seller
  isHolder: boolean | null
  isUnderCredit: boolean | null
  draftKey: string | null
  estimated: EstimatedRequest | null
  language: Language
  due: Date | null
  /** year of the reference */
  year: string
  by: string | null
}

/** Inserts a request with its first status. */
export async function insertPurchase(trx: Trx, made: NewPurchase, now: Date): Promise<number> {
  const providerType = made.seller.companyName === null ? 'Particulier' : 'Société'
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into vehicle_purchases (reference, request_origin, type, customer_id, provider_type_id, disposed_vehicle_id, new_vehicle_id,
        desired_vehicle_brand, desired_vehicle_model, storage_area_id, seller, is_holder, is_under_credit, draft_key, estimated_low, estimated_high, estimated_for, language, due, partner_key_id, last_status,
        created, last_modified, created_by)
      values (${`RA-${made.year}-`}::text || lpad(nextval('purchase_references')::text, 6, '0'), ${made.origin}, ${made.type}, ${made.customerId},
        (select id from provider_types where name = ${providerType}), ${made.vehicleId}, ${made.newVehicleId}, ${made.desiredBrand},
        ${made.desiredModel}, ${made.storageAreaId}, ${JSON.stringify(made.seller)}::jsonb, ${made.isHolder}, ${made.isUnderCredit},
        ${made.draftKey}, ${made.estimated?.low ?? null}, ${made.estimated?.high ?? null}, ${made.estimated && JSON.stringify(made.estimated.facts)}::jsonb, ${made.language}, ${made.due}, ${made.partnerKeyId}, 'Submited', ${now}, ${now}, ${made.by})
      returning id
    ), noted as (
      insert into purchase_statuses (purchase_id, type, created, created_by) select id, 'Submited', ${now}, ${made.by} from made
    )
    select id from made`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('the request was not kept')
  return id
}

/** Checks that a customer record exists and is not erased. */
export async function isSellerCard(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`select from customers where id = ${id} and not is_deleted and erased is null`.execute(trx)
  return rows.length > 0
}

/** Finds people by phone or ID-card number in customers and earlier requests, each with their latest data. */
export async function findSellers(db: Db, { phone, idNumber }: { phone: string | null; idNumber: string | null }): Promise<KnownSeller[]> {
  const { rows } = await sql<KnownSeller>`
    with found as (
      (select id from customers where not is_deleted and phone = ${phone} limit 20)
      union (select id from customers where not is_deleted and id_number = ${idNumber} limit 20)
      union (select customer_id from vehicle_purchases where not is_deleted and seller ->> 'phone' = ${phone} limit 20)
      union (select customer_id from vehicle_purchases where not is_deleted and seller ->> 'idNumber' = ${idNumber} limit 20)
    )
    select c.id, c.user_id is not null as "hasAccount", c.civility, c.first_name as "firstName", c.last_name as "lastName",
      c.company_name as "companyName", coalesce(c.id_number, p.seller ->> 'idNumber') as "idNumber",
      coalesce(c.email, p.seller ->> 'email') as email, coalesce(c.phone, p.seller ->> 'phone') as phone,
      coalesce(t.name, p.seller ->> 'city') as city, coalesce(c.address, p.seller ->> 'address') as address,
      coalesce(c.zip, p.seller ->> 'zip') as zip,
      (select count(*)::int from vehicle_purchases o where o.customer_id = c.id and not o.is_deleted
        and o.last_status <> all(${[...endedStatuses]}::text[])) as open
    from found join customers c on c.id = found.id left join cities t on t.id = c.city_id
    left join lateral (
      select o.seller from vehicle_purchases o where o.customer_id = c.id and not o.is_deleted and o.seller is not null order by o.id desc limit 1
    ) p on true
    where not c.is_deleted and c.erased is null order by c.last_seen desc limit 10`.execute(db)
  return rows
}

/** A guest request: a purchase or a consignment, with make and model. */
export interface Unclaimed {
  kind: 'purchase' | 'intermediation'
  id: number
  title: string
  created: string
}

/** Finds at most 20 guest requests by e-mail and, when given, phone (E.164), latest first. Their customer `c` has no account. */
export async function findUnclaimed(
  db: Kysely<Database>,
  { email, phone = null }: { email: string; phone?: string | null },
): Promise<Unclaimed[]> {
  const { rows } = await sql<Unclaimed>`
    select r.kind, r.id, b.name || ' ' || m.name as title, to_char(r.created at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created
    from (select 'purchase' as kind, id, customer_id, disposed_vehicle_id, seller, created, is_deleted from vehicle_purchases
      union all select 'intermediation', id, customer_id, disposed_vehicle_id, seller, created, is_deleted from vehicle_intermediations) r
      join customers c on c.id = r.customer_id join vehicles v on v.id = r.disposed_vehicle_id
      join brands b on b.id = v.brand_id join models m on m.id = v.model_id
    where c.user_id is null and c.erased is null and not r.is_deleted and r.seller ->> 'email' = ${email}
      and (${phone}::text is null or r.seller ->> 'phone' = ${phone})
    order by r.created desc, r.id desc limit 20`.execute(db)
  return rows
}

/**
 * Assigns a request, its bank account and its appointments to a customer. Replaces the key, because the sender may be another person.
 * Returns the new key; null when the request has an owner or another e-mail than `email`.
 */
export async function takePurchase(
  trx: Transaction<Database>,
  id: number,
  { customerId, email }: { customerId: number; email: string | null },
): Promise<string | null> {
  const { rows } = await sql<{ key: string; bankAccountId: number | null }>`
    update vehicle_purchases p set customer_id = ${customerId}, key = gen_random_uuid()
    from customers c where c.id = p.customer_id and p.id = ${id} and c.user_id is null and c.erased is null and not p.is_deleted
      and (${email}::text is null or p.seller ->> 'email' = ${email})
    returning p.key, p.bank_account_id as "bankAccountId"`.execute(trx)
  const [taken] = rows
  if (!taken) return null
  if (taken.bankAccountId !== null) await updateAccountOwner(trx, taken.bankAccountId, customerId)
  await updateAppointmentOwner(trx, { purchaseId: id }, customerId)
  return taken.key
}

interface NewDraft extends PurchaseDraft {
  key: string
  email: string | null
  language: Language
  now: Date
  expires: Date
  by: string | null
}

/** Inserts or updates a draft and returns its key. A draft that exists keeps its key. */
export async function upsertDraft(trx: Trx, { key, draftKey, email, language, now, expires, by, ...content }: NewDraft): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    insert into purchase_drafts (key, draft_key, email, content, language, created, created_by, expires)
    values (${key}, ${draftKey}, ${email}, ${JSON.stringify(content)}::jsonb, ${language}, ${now}, ${by}, ${expires})
    on conflict (draft_key) do update set content = excluded.content, email = coalesce(excluded.email, purchase_drafts.email),
      created_by = coalesce(excluded.created_by, purchase_drafts.created_by), language = excluded.language, expires = excluded.expires
    returning key`.execute(trx)
  return rows[0]?.key ?? key
}

/** Returns the draft of a key; null once expired. */
export async function findDraft(db: Db, key: string, now: Date): Promise<PurchaseDraft | null> {
  const { rows } = await sql<PurchaseDraft>`
    select draft_key as "draftKey", coalesce(content -> 'typed', '{}') as typed, nullif(content -> 'estimate', 'null') as estimate
    from purchase_drafts where key = ${key} and expires > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Deletes the draft of a submitted request. */
export async function removeDraft(trx: Trx, draftKey: string): Promise<void> {
  await sql`delete from purchase_drafts where draft_key = ${draftKey}`.execute(trx)
}

/** Deletes expired drafts and returns their number. */
export async function removeExpiredDrafts(db: Db, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from purchase_drafts where expires <= ${now}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Owner of drafts: an account, or the e-mail to which the link was sent. */
interface DraftOwner {
  subject: string | null
  email: string | null
}

/** Returns the drafts of an account and those whose link was sent to its e-mail. Excludes drafts of other accounts. */
export async function findDraftsOf(db: Db, { subject, email }: DraftOwner): Promise<object[]> {
  const { rows } = await sql<object>`
    select content, to_char(expires at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as expires
    from purchase_drafts where created_by = ${subject} or email = ${email} order by created`.execute(db)
  return rows
}

/** Deletes the drafts of an account and those that name its e-mail. */
export async function removeDraftsOf(trx: Trx, { subject, email }: DraftOwner): Promise<void> {
  await sql`
    delete from purchase_drafts
    where created_by = ${subject} or email = ${email} or lower(content -> 'typed' ->> 'Email') = ${email}`.execute(trx)
}

const iso = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const columns = sql`k.id, k.name, k.hint, ${iso('k.created')} as created,
  (select concat_ws(' ', a.first_name, a.last_name) from accounts a where a.subject = k.created_by) as creator,
  ${iso('k.expires')} as expires, ${iso('k.revoked')} as revoked, ${iso('k.last_used')} as "lastUsed",
  (select count(*)::int from vehicle_purchases p where p.partner_key_id = k.id and not p.is_deleted) as requests`

export async function findPartnerKeys(db: Db): Promise<PartnerKey[]> {
  const { rows } = await sql<PartnerKey>`select ${columns} from partner_keys k order by k.id desc`.execute(db)
  return rows
}

export async function findPartnerKey(db: Db, id: number): Promise<PartnerKey | null> {
  const { rows } = await sql<PartnerKey>`select ${columns} from partner_keys k where k.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Stores the hash of a new key and returns its id. */
export async function insertPartnerKey(
  db: Db,
  { name, hash, hint, by, months }: { name: string; hash: string; hint: string; by: string; months: number },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into partner_keys (name, hash, hint, created, created_by, expires)
    values (${name}, ${hash}, ${hint}, ${now}, ${by}, ${now}::timestamptz + make_interval(months => ${months}::int)) returning id`.execute(
    db,
  )
  if (!rows[0]) throw new Error('the key was not kept')
  return rows[0].id
}

/** Revokes a key; a revoked key keeps its date. */
export async function updateRevoked(db: Db, id: number, by: string, now: Date): Promise<void> {
  await sql`update partner_keys set revoked = ${now}, revoked_by = ${by} where id = ${id} and revoked is null`.execute(db)
}

/** Counts a call. Returns the key's id and the calls of its hour including this one; null for an invalid key. */
export async function updateUsed(db: Db, hash: string, now: Date): Promise<{ id: number; calls: number } | null> {
  const { rows } = await sql<{ id: number; calls: number }>`
    update partner_keys set last_used = ${now},
      hour_calls = case when hour_began > ${now}::timestamptz - interval '1 hour' then hour_calls + 1 else 1 end,
      hour_began = case when hour_began > ${now}::timestamptz - interval '1 hour' then hour_began else ${now} end
    where hash = ${hash} and revoked is null and expires > ${now} returning id, hour_calls as calls`.execute(db)
  return rows[0] ?? null
}

/** Finds a request of a partner key by id or reference. */
export async function findPartnerPurchase(
  db: Db,
  partnerKeyId: number,
  by: { id: number } | { reference: string },
): Promise<PartnerPurchase | null> {
  const which = 'id' in by ? sql`p.id = ${by.id}` : sql`p.reference = ${by.reference}`
  const { rows } = await sql<PartnerPurchase>`
    select p.reference, p.last_status as status, ${iso('p.created')} as created,
      ${iso('coalesce((select max(s.created) from purchase_statuses s where s.purchase_id = p.id), p.created)')} as since
    from vehicle_purchases p where ${which} and p.partner_key_id = ${partnerKeyId} and not p.is_deleted`.execute(db)
  return rows[0] ?? null
}
