import { type Kysely, sql } from 'kysely'
import type { Database } from '#platform/tables.ts'
import type { Language, Localized } from '#shared/language.ts'
import type { DayHours } from '#shared/opening.ts'

/** Recipient of a message, with the values that every message uses. */
export interface Addressee {
  customerId: number
  name: string
  email: string | null
  phone: string | null
  language: Language
  /** of the booking; null on the waiting list */
  reference: string | null
  /** access key of the booking or the waiting list entry */
  key: string
  /** booked without an account: only the key opens the record */
  isGuest: boolean
  /** whole dirhams; 0 on the waiting list */
  deposit: number
  price: number
  /** newest status row of a booking; deduplicates messages of one step */
  occasion: number | null
  title: string
  vehicleUrl: string
  year: number | null
  mileage: number | null
  store: { name: string; names: Localized; address: string; addresses: Localized; phone: string | null; hours: DayHours[] } | null
}

/**
 * Returns the customer of a booking or waiting list entry: contact data of the account's card, otherwise those given at booking. Null for
 * an unknown id.
 */
export async function findAddressee(
  db: Kysely<Database>,
  { bookingId = null, entryId = null }: { bookingId?: number | null; entryId?: number | null },
): Promise<Addressee | null> {
  const { rows } = await sql<Addressee>`
    with record as (
      select customer_id, vehicle_id, storage_area_id, buyer, language, reference, key, advance_amount as deposit, price,
        (select max(s.id) from booking_statuses s where s.booking_id = b.id) as occasion
      from vehicle_bookings b where id = ${bookingId}::int
      union all
      select customer_id, vehicle_id, null, buyer, language, null, key, 0, 0, null from booking_places where id = ${entryId}::int
    )
    select c.id as "customerId", coalesce(nullif(b.buyer ->> 'firstName', ''), c.first_name, '') as name,
      coalesce(c.email, b.buyer ->> 'email') as email, coalesce(c.phone, b.buyer ->> 'phone') as phone,
      case when c.user_id is null then b.language else c.language end as language, b.reference, b.key, c.user_id is null as "isGuest", b.deposit, b.price, b.occasion,
      m.name || ' ' || o.name as title,
      'cars/' || vehicle_slug(m.name, o.name, v.version, extract(year from v.release_date)::int, t.name) || '/' || v.id as "vehicleUrl",
      extract(year from v.release_date)::int as year, v.mileage,
      case when a.id is not null then json_build_object('name', a.name, 'names', a.names, 'address', a.address, 'addresses', a.addresses,
        'phone', a.phone, 'hours', a.hours) end as store
    from record b
    join customers c on c.id = b.customer_id
    join vehicles v on v.id = b.vehicle_id
    join brands m on m.id = v.brand_id
    join models o on o.id = v.model_id
    left join cities t on t.id = v.city_id
    left join storage_areas a on a.id = coalesce(b.storage_area_id, v.storage_area_id)`.execute(db)
  return rows[0] ?? null
}
