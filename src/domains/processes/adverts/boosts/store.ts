import { type Kysely, sql, type Transaction } from 'kysely'
import type { VehicleStatus } from '#domains/catalogue/vehicles/status.ts'
import { type BookingFacts, vehicleJson } from '#domains/processes/buying/documents/store.ts'
import type { Database } from '#platform/tables.ts'
import type { Language, PartlyLocalized } from '#shared/language.ts'
import type { AdStatus } from '../status.ts'
import { iso } from '../store.ts'
import type { RefundWay } from '../values.ts'
import type { BoostPackInput, BoostRefund, StaffBoostPack } from './contract.ts'
import type { PaidBoost } from './rules.ts'

type Db = Kysely<Database>
type Trx = Transaction<Database>

/** Returns every pack, active ones first, shortest first. */
export async function findPacks(db: Db): Promise<Omit<StaffBoostPack, 'name'>[]> {
  const { rows } = await sql<Omit<StaffBoostPack, 'name'>>`
    select p.id, p.names, p.price, p.boost_in_days as "boostInDays", p.is_deactivated as "isDeactivated",
      (select count(*)::int from ad_boosts b where b.boost_pack_id = p.id and b.paid is not null) as sold
    from boost_packs p order by p.is_deactivated, p.boost_in_days, p.price, p.id`.execute(db)
  return rows
}

/** Inserts a pack, or updates the one with that id; null for an unknown id. */
export async function savePack(trx: Trx, id: number | null, given: BoostPackInput, by: string | null, now: Date): Promise<number | null> {
  const { names, price, boostInDays, isDeactivated } = given
  const { rows } =
    id === null
      ? await sql<{ id: number }>`
          insert into boost_packs (names, price, boost_in_days, is_deactivated, created, last_modified, last_modified_by)
          values (${JSON.stringify(names)}::jsonb, ${price}, ${boostInDays}, ${isDeactivated}, ${now}, ${now}, ${by}) returning id`.execute(
          trx,
        )
      : await sql<{ id: number }>`
          update boost_packs set names = ${JSON.stringify(names)}::jsonb, price = ${price}, boost_in_days = ${boostInDays},
            is_deactivated = ${isDeactivated}, last_modified = ${now}, last_modified_by = ${by}
          where id = ${id} returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** A locked advert for purchases and refunds; may be deleted. */
export interface BoostedAd {
  id: number
  status: AdStatus
  isDeleted: boolean
  vehicleId: number
  vehicleStatus: VehicleStatus
  isPriced: boolean
  isPriceSound: boolean
  customerId: number
  name: string
  email: string | null
  phone: string | null
  language: Language
}

/** Locks an advert for its boosts; null for an unknown one. */
export async function lockBoosted(trx: Trx, id: number): Promise<BoostedAd | null> {
  const { rows } = await sql<BoostedAd>`
    select d.id, d.last_status as status, d.is_deleted as "isDeleted", v.id as "vehicleId", v.last_status as "vehicleStatus", v.price is not null as "isPriced",
      v.price is not null and not v.is_price_doubtful as "isPriceSound", d.customer_id as "customerId",
      coalesce(c.company_name, trim(c.first_name || ' ' || c.last_name)) as name, c.email, c.phone, c.language
    from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id join customers c on c.id = d.customer_id
    where d.id = ${id} for update of d`.execute(trx)
  return rows[0] ?? null
}

/** Returns a purchase of that pack that can still be paid; null without one. */
export async function findOpen(
  trx: Trx,
  adId: number,
  packId: number,
  price: number,
  at: Date,
): Promise<{ id: number; paymentId: string; amount: number; expires: Date } | null> {
  const { rows } = await sql<{ id: number; paymentId: string; amount: number; expires: Date }>`
    select id, payment_id as "paymentId", price as amount, expires from ad_boosts
    where ad_id = ${adId} and boost_pack_id = ${packId} and price = ${price} and paid is null and ended is null and expires > ${at}
    order by id desc limit 1`.execute(trx)
  return rows[0] ?? null
}

/** Counts the unpaid purchases of an advert since an instant. */
export async function countBegun(trx: Trx, adId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ad_boosts where ad_id = ${adId} and paid is null and created > ${since}`.execute(trx)
  return rows[0]?.count ?? 0
}

export interface NewBoost {
  adId: number
  packId: number
  names: PartlyLocalized
  price: number
  days: number
  paymentId: string
  expires: Date
  by: string | null
}

/** Inserts a purchase. Returns its id. */
export async function insertBoost(trx: Trx, made: NewBoost, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ad_boosts (ad_id, boost_pack_id, names, price, days, payment_id, expires, created, created_by)
    values (${made.adId}, ${made.packId}, ${JSON.stringify(made.names)}::jsonb, ${made.price}, ${made.days}, ${made.paymentId}, ${made.expires},
      ${now}, ${made.by}) returning id`.execute(trx)
  return (rows[0] as { id: number }).id
}

/** Locks a purchase; null for an unknown one. */
export async function lockBoost(
  trx: Trx,
  id: number,
): Promise<{ id: number; adId: number; paymentId: string; days: number; paid: Date | null } | null> {
  const { rows } = await sql<{ id: number; adId: number; paymentId: string; days: number; paid: Date | null }>`
    select id, ad_id as "adId", payment_id as "paymentId", days, paid from ad_boosts where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

/** Marks a purchase as paid and assigns its invoice number. */
export async function updatePaid(trx: Trx, id: number, year: string, now: Date): Promise<void> {
  await sql`
    update ad_boosts set paid = ${now}, bill_number = ${`FB-${year}-`}::text || lpad(nextval('ad_boost_bills')::text, 6, '0')
    where id = ${id} and paid is null`.execute(trx)
}

/** Returns the current paid packs of an advert, in order of purchase. */
export async function findServing(trx: Trx, adId: number): Promise<(PaidBoost & { paymentId: string })[]> {
  const { rows } = await sql<PaidBoost & { paymentId: string }>`
    select id, price, days, payment_id as "paymentId" from ad_boosts where ad_id = ${adId} and paid is not null and ended is null order by paid, id`.execute(
    trx,
  )
  return rows
}

/** Ends the boosts of an advert. */
export async function updateEnded(trx: Trx, adId: number, now: Date): Promise<void> {
  await sql`update ad_boosts set ended = ${now} where ad_id = ${adId} and paid is not null and ended is null`.execute(trx)
}

/** Ends the boosts of an advert only if all days are served. */
export async function updateServed(trx: Trx, adId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update ad_boosts b set ended = ${now} from vehicle_ads d join vehicles v on v.id = d.disposed_vehicle_id
    where b.ad_id = ${adId} and d.id = b.ad_id and b.paid is not null and b.ended is null and v.boost_left is null
      and coalesce(v.boosted_until, ${now}) <= ${now} returning b.id`.execute(trx)
  return rows.length > 0
}

/** Sets the refund of a pack. */
export async function updateRefund(trx: Trx, id: number, refund: number, way: RefundWay, now: Date): Promise<void> {
  await sql`update ad_boosts set refund = ${refund}, refund_way = ${way}, refund_due = ${now} where id = ${id} and refund is null`.execute(
    trx,
  )
}

/** Marks a refund as done. Returns false for a completed one, or without a refund. */
export async function updateRefunded(
  trx: Trx,
  id: number,
  said: { way: RefundWay; reference: string | null; by: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update ad_boosts set refunded = ${now}, refund_reference = ${said.reference}, refunded_by = ${said.by}
    where id = ${id} and refund_way = ${said.way} and refunded is null returning id`.execute(trx)
  return rows.length > 0
}

/** Returns the refunds: pending first, then latest first. */
export async function findRefunds(db: Db): Promise<BoostRefund[]> {
  const { rows } = await sql<BoostRefund>`
    select b.id, d.id as "vehicleAdId", d.reference, coalesce(b.bill_number, '') as "billNumber", trim(c.first_name || ' ' || c.last_name) as seller,
      b.price, b.refund, coalesce(b.refund_way, 'ByHand') as "refundWay", coalesce(${sql.raw(iso('b.refund_due'))}, '') as due,
      (select a.oid from payments p join payment_attempts a on a.payment_id = p.id where p.key = b.payment_id and a.wanted is not null
        order by a.id limit 1) as oid,
      ${sql.raw(iso('b.refunded'))} as refunded, b.refund_reference as "refundReference"
    from ad_boosts b join vehicle_ads d on d.id = b.ad_id join customers c on c.id = d.customer_id
    where b.refund is not null
    order by b.refunded is not null, b.refund_way = 'Gateway', case when b.refunded is null then b.refund_due end, b.refunded desc, b.id
    limit 200`.execute(db)
  return rows
}

/** Returns adverts whose paid days are all served. */
export async function findServed(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.id from ad_boosts b join vehicle_ads d on d.id = b.ad_id join vehicles v on v.id = d.disposed_vehicle_id
    where b.paid is not null and b.ended is null and v.boost_left is null and coalesce(v.boosted_until, ${now}) <= ${now}
    order by d.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns adverts with days left that are sold or erased, or were withdrawn before that instant. */
export async function findGivenUp(db: Db, before: Date, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct d.id from ad_boosts b join vehicle_ads d on d.id = b.ad_id join vehicles v on v.id = d.disposed_vehicle_id
    where b.paid is not null and b.ended is null and (v.boost_left is not null or v.boosted_until > ${now})
      and (v.last_status = 'Sold' or d.is_deleted or (d.last_status in ('Draft', 'Rejected', 'Deactivated') and d.last_modified < ${before}))
    order by d.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns the account of a boost's seller; null without one. */
export async function findBoostOwner(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ owner: string | null }>`
    select c.user_id as owner from ad_boosts b join vehicle_ads d on d.id = b.ad_id join customers c on c.id = d.customer_id
    where b.id = ${id} and not d.is_deleted`.execute(db)
  return rows[0]?.owner ?? null
}

/** Data of a boost's invoice; null for an unpaid boost or an erased seller. */
export interface BillFacts {
  id: number
  billNumber: string
  /** ISO 8601 */
  paid: string
  price: number
  days: number
  names: PartlyLocalized
  adReference: string
  buyer: BookingFacts['buyer']
  vehicle: BookingFacts['vehicle']
}

/** Returns the data of a boost's invoice; null without one. */
export async function findBillFacts(db: Db, id: number): Promise<BillFacts | null> {
  const { rows } = await sql<BillFacts>`
    select b.id, coalesce(b.bill_number, '') as "billNumber", coalesce(${sql.raw(iso('b.paid'))}, '') as paid, b.price, b.days, b.names, d.reference as "adReference",
      json_build_object('civility', c.civility, 'firstName', c.first_name, 'lastName', c.last_name, 'companyName', c.company_name,
        'idNumber', c.id_number, 'ice', null, 'registrationNumber', null, 'email', coalesce(c.email, ''), 'phone', coalesce(c.phone, ''), 'address', c.address,
        'addressLine2', c.address_line2, 'zip', c.zip, 'city', ci.name) as buyer,
      ${vehicleJson('v', 'b2', 'm')} as vehicle
    from ad_boosts b join vehicle_ads d on d.id = b.ad_id join customers c on c.id = d.customer_id left join cities ci on ci.id = c.city_id
      join vehicles v on v.id = d.disposed_vehicle_id join brands b2 on b2.id = v.brand_id join models m on m.id = v.model_id
    where b.id = ${id} and b.paid is not null and not d.is_deleted and c.erased is null`.execute(db)
  return rows[0] ?? null
}
