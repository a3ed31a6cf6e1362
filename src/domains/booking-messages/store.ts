import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'

type Db = Kysely<Database>

/** Whom the messages about a booking go to, and what they say of it. */
export interface Addressee {
  customerId: number
  name: string
  email: string | null
  phone: string | null
  language: Language
  reference: string
  title: string
  vehicleUrl: string
  year: number | null
  store: { name: string; nameAr: string; address: string; addressAr: string; phone: string | null; hours: DayHours[] } | null
}

/** The customer of a booking: an account by its own card, anybody else as told at booking. */
export async function findAddressee(db: Db, id: number): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    select c.id as "customerId", coalesce(nullif(c.first_name, ''), b.buyer ->> 'firstName', '') as name,
      coalesce(c.email, b.buyer ->> 'email') as email, coalesce(c.phone, b.buyer ->> 'phone') as phone,
      case when c.user_id is null then b.language else c.language end as language, b.reference, m.name || ' ' || o.name as title,
      'cars/' || vehicle_slug(m.name, o.name, v.version, extract(year from v.release_date)::int, t.name_fr) || '/' || v.id as "vehicleUrl",
      extract(year from v.release_date)::int as year,
      case when a.id is not null then json_build_object('name', a.name, 'nameAr', a.name_ar, 'address', a.address, 'addressAr', a.address_ar,
        'phone', a.phone, 'hours', a.hours) end as store
    from vehicle_bookings b
    join customers c on c.id = b.customer_id
    join vehicles v on v.id = b.vehicle_id
    join brands m on m.id = v.brand_id
    join models o on o.id = v.model_id
    left join cities t on t.id = v.city_id
    left join storage_areas a on a.id = coalesce(b.storage_area_id, v.storage_area_id)
    where b.id = ${id} and c.erased is null`.execute(db)
  return rows[0] ?? null
}

/** The newest status row of a booking: messages and papers of a step are named after it. */
export async function findStatusId(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ id: number | null }>`select max(id) as id from booking_statuses where booking_id = ${id}`.execute(db)
  return rows[0]?.id ?? 0
}

/** What a message about a car says of it. */
export async function findToldCar(
  db: Db,
  vehicleId: number,
): Promise<{
  title: string
  slug: string
  year: number | null
  mileage: number | null
  store: string | null
  storeAr: string | null
  phone: string | null
}> {
  const { rows } = await sql<{
    title: string
    slug: string
    year: number | null
    mileage: number | null
    store: string | null
    storeAr: string | null
    phone: string | null
  }>`
    select b.name || ' ' || m.name as title, vehicle_slug(b.name, m.name, v.version, extract(year from v.release_date)::int, c.name_fr) as slug,
      extract(year from v.release_date)::int as year, v.mileage, a.name as store, a.name_ar as "storeAr", a.phone
    from vehicles v join brands b on b.id = v.brand_id join models m on m.id = v.model_id left join cities c on c.id = v.city_id
      left join storage_areas a on a.id = v.storage_area_id
    where v.id = ${vehicleId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`vehicle ${vehicleId} is not there`)
  return row
}
