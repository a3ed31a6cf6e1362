import { type Kysely, sql, type Transaction } from 'kysely'
import type { EstimatedRequest } from '#domains/processes/consignment/request/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import { endedStatuses, type purchaseTypes } from '../status.ts'
import type { Seller } from '../store.ts'
import type { KnownSeller } from './contract.ts'

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
