import { type Kysely, sql } from 'kysely'
import { bookable } from '#domains/processes/buying/bookings/store.ts'
import type { Database } from '#platform/tables.ts'
import type { ExchangeCar } from './contract.ts'

/** A candidate car of an exchange; `isForSale`: the booking's customer could buy it now. */
export type FoundCar = Omit<ExchangeCar, 'sums'> & { isForSale: boolean }

/** Returns cars by id, those for sale first. */
export async function findCars(db: Kysely<Database>, bookingId: number, ids: readonly number[], now: Date): Promise<FoundCar[]> {
  const { rows } = await sql<FoundCar>`
    select v.id, v.reference, m.name || ' ' || o.name as title, extract(year from v.release_date)::int as year,
      v.registration_number as plate, v.mileage, v.price, v.id = b.vehicle_id as "isSame",
      ${bookable} and v.last_status in ('Published', 'Active') and coalesce(v.price > 0, false) and not exists (
        select from booking_places p where p.vehicle_id = v.id and p.customer_id <> b.customer_id
          and (p.state = 'Offered' or p.state = 'Waiting' and p.opens <= ${now} and p.expires > ${now})) as "isForSale"
    from vehicle_bookings b, vehicles v join brands m on m.id = v.brand_id join models o on o.id = v.model_id
    where b.id = ${bookingId} and v.id = any(${[...ids]}::int[]) and not v.is_deleted
    order by "isForSale" desc, v.id desc`.execute(db)
  return rows
}
