import type { Pool } from 'pg'
import type { Language } from '../../../src/shared/language.ts'
import { type Ask, countOf, faultsOf, messagesThatCameTwice, pay, pick } from './payer.ts'

/** Somebody with a number of their own, who speaks French or Arabic. */
export interface Shopper {
  number: number
  language: Language
}

/**
 * Somebody books one of the cars of a server that trusts its proxy, goes to the gateway, pays or not, and comes back or not. Tells `held` when
 * a car was theirs. Throws where the server is gone.
 */
export async function shop(
  ask: Ask,
  site: string,
  cars: readonly number[],
  { number, language }: Shopper,
  held: () => void,
): Promise<void> {
  const from = {
    'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    'accept-language': language,
  }
  const page = await ask(`${site}/api/antiforgery`, { headers: from })
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(page.headers.get('set-cookie') ?? '') ?? []
  const headers = { ...from, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
  const contact = { email: `shopper${number}@exemple.ma`, phone: `06${10_000_000 + number}` }
  const booked = await ask(`${site}/api/vehicles/${pick(cars)}/book`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ buyer: { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', ...contact }, terms: true }),
  })
  if (!booked.ok) return void (await booked.text())
  held()
  const { paymentId } = (await booked.json()) as { paymentId: string }
  await pay(ask, site, { paymentId, headers, language })
}

/** Puts so many cars on sale in an empty stock, opens reservations at any hour, with holds of so many minutes; gives the ids. */
export async function carsToBook(pool: Pool, count: number, holdMinutes: number): Promise<number[]> {
  const always = JSON.stringify(Array(7).fill({ open: '00:00', close: '24:00' }))
  await pool.query(
    `update settings set value = given.value
     from (values ('booking.hours', $1), ('booking.holdMinutes', $2), ('booking.phoneCode', 'false')) as given (key, value)
     where settings.key = given.key`,
    [always, String(holdMinutes)],
  )
  await pool.query('delete from holidays')
  const { rows } = await pool.query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, last_status, published_at)
     select 'K-' || n, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 120000, '2019-05-01', 80000, 'Published', '2026-02-01'
     from (select * from models where name = 'Duster' limit 1) m, generate_series(1, $1::int) n returning id`,
    [count],
  )
  return rows.map(({ id }) => id)
}

const bookings = `vehicle_bookings b join payments p on p.key = b.payment_id left join lateral (
  select count(*) filter (where o.state = 'Captured') as taken, count(*) filter (where o.state = 'Authorised') as held
  from payment_attempts a join sandbox_orders o on o.oid = a.oid where a.payment_id = p.id) g on true`

const never = {
  'paid, and no booking': `select count(*) from ${bookings} where g.taken > 0 and b.last_status in ('Draft', 'Cancelled', 'Rejected')`,
  'booked, and not paid': `select count(*) from ${bookings} where g.taken <> 1 and b.last_status = 'Submitted'`,
  'paid twice': `select count(*) from ${bookings} where g.taken > 1`,
  'money left at the gate': `select count(*) from ${bookings} where g.held > 0`,
  'payment and gate say different things': `select count(*) from ${bookings} where (p.last_status = 'Captured') <> (g.taken = 1)`,
  'paid, and not in the ledger once': `select count(*) from ${bookings} where g.taken > 0
    and (select count(*) from booking_ledger l where l.booking_id = b.id and l.kind = 'Held') <> 1`,
  'cars held for ever': `select count(*) from vehicles where last_status = 'Reserved'`,
  'bookings that wait for ever': `select count(*) from vehicle_bookings where last_status = 'Draft'`,
  'cars with two winners': `select count(*) from (select 1 from vehicle_bookings where last_status = 'Submitted' group by vehicle_id having count(*) > 1) t`,
  'cars booked without a booking, or the other way round': `select count(*) from vehicles v where (v.last_status = 'Booked')
    <> exists (select 1 from vehicle_bookings b where b.vehicle_id = v.id and b.last_status = 'Submitted')`,
  'messages that came twice': messagesThatCameTwice,
}

/** What is under way: it must come to nothing without help. */
export function countOpenDeposits(pool: Pool): Promise<number> {
  return countOf(
    pool,
    `select (select count(*) from payments where last_status in ('Started', 'Approved', 'ToReturn'))
      + (select count(*) from sandbox_orders where state = 'Authorised')
      + (select count(*) from vehicle_bookings where last_status = 'Draft') as count`,
  )
}

/** What must never be once all is settled, and how often it is. */
export const depositFaults = (pool: Pool): Promise<Record<string, number>> => faultsOf(pool, never)

/** Bookings that were paid, and stand. */
export function countPaid(pool: Pool): Promise<number> {
  return countOf(pool, `select count(*) from vehicle_bookings where last_status = 'Submitted'`)
}
