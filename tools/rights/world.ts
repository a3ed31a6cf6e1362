import { exportKey } from '#domains/customers/customers/personal-data/service.ts'
import type { Clock } from '#platform/clock.ts'
import type { Deps } from '#platform/context.ts'
import { buyer, callers, type StockWorld, type World } from './cases.ts'

type One = <T>(text: string, ...values: unknown[]) => Promise<T>
type AsOwner = (method: 'POST' | 'PUT', url: string, payload: object) => Promise<void>

/** Creates an owner's booking in each state that staff move it from, with deposit and, during payment, a receipt. */
async function makeBookings(
  one: One,
  clock: Clock,
  car: number,
  owner: number,
): Promise<Pick<World, 'bookings' | 'sale' | 'receipt' | 'priced' | 'place'>> {
  const bookings: Record<string, number> = {}
  let sale = 0
  let receipt = 0
  for (const status of [
    'Submitted',
    'Accepted',
    'NewPriceSubmitted',
    'PayementDetailsSubmitted',
    'Billed',
    'Controlled',
    'Delivered',
    'Cancelled',
  ]) {
    const made = await one<{ id: number; sale: number; receipt: number }>(
      `with held as (
        insert into vehicles (reference, brand_id, model_id, price, last_status)
        select 'RB-' || $1, brand_id, model_id, 100000, case $1 when 'Delivered' then 'Sold' else 'Booked' end from vehicles where id = $2 returning id
      ), sale as (insert into vehicle_sales (reference, customer_id, last_status) values ('VT-' || $1, $3, 'Submitted') returning id
      ), booking as (
        insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount,
          hold_until, payment_type, payment_method, delivered, delivery_mileage, to_return, last_status)
        select 'RV-' || $1, sale.id, held.id, $3,
          '{"firstName":"Ali","lastName":"Idrissi","idNumber":"BK1","address":"1, rue X","city":"Rabat"}', 'fr', 100000, 100000, 1000, $4, 'Direct', 'Cash',
          case $1 when 'Delivered' then $4::timestamptz end, case $1 when 'Delivered' then 5 end, case $1 when 'Cancelled' then 500 else 0 end, $1
        from sale, held returning id, sale_id
      )
      insert into booking_ledger (booking_id, kind, amount, method, created) select id, 'Paid', 500, 'Cash', $4 from booking
      returning booking_id as id, id as receipt, (select sale_id from booking) as sale`,
      status,
      car,
      owner,
      clock.now(),
    )
    bookings[status] = made.id
    if (status === 'Submitted') sale = made.sale
    if (status === 'PayementDetailsSubmitted') receipt = made.receipt
  }
  const { key: priced } = await one<{ key: string }>(
    'update vehicle_bookings set new_price = 99000 where id = $1 returning key',
    bookings.NewPriceSubmitted,
  )
  const { key: place } = await one<{ key: string }>(
    `insert into booking_places (vehicle_id, customer_id, buyer, language, opens, expires)
     select vehicle_id, customer_id, $3, 'fr', $2::timestamptz, $2::timestamptz + interval '14 days' from vehicle_bookings where id = $1 returning key`,
    bookings.Accepted,
    clock.now(),
    buyer,
  )
  return { bookings, sale, receipt, priced, place }
}

/** Creates the records in a test database; `asOwner` sends a call as the owner, and throws when it is refused. */
export async function makeWorld({ pool, storage, clock }: Deps, asOwner: AsOwner): Promise<World> {
  const one: One = async (text, ...values) => (await pool.query(text, values)).rows[0]
  // a staff member to remove
  await pool.query(`insert into staff_members (subject, roles) values ('colleague', array['agent'])`)
  for (const [i, subject] of callers.entries()) {
    if (subject === 'nobody') continue
    const values = [subject, `${subject}@exemple.ma`, `+21261000000${i}`]
    await pool.query(
      `with account as (
        insert into accounts (subject, civility, first_name, last_name, email, email_verified, phone, phone_verified, language, password_hash, password_changed, created, last_modified)
        values ($1, 'Mme.', 'Salma', 'Alaoui', $2, true, $3, true, 'fr', '-', now(), now(), now())
      )
      insert into customers (user_id, civility, first_name, last_name, email, email_verified, phone, phone_verified)
      values ($1, 'Mme.', 'Salma', 'Alaoui', $2, true, $3, true)`,
      values,
    )
  }
  const { owner } = await one<{ owner: number }>(`select id as owner from customers where user_id = 'owner'`)
  const { car } = await one<{ car: number }>(`
    with parked as (
      insert into vehicles (reference, brand_id, model_id, price, release_date, last_status, financing, published_at)
      select 'RM-' || n, brand_id, id, 100000, '2020-05-01', 'Published', true, '2026-02-01'
      from (select * from models where name = 'Duster' limit 1) m, generate_series(1, 2) n
      returning id
    )
    select min(id) as car from parked`)
  await asOwner('POST', '/api/customers/preferences', { brands: ['Dacia'] })
  await asOwner('PUT', `/api/vehicles/${car}/favourites/alert`, { below: 80_000 })
  await asOwner('POST', '/api/newsletter', { email: 'letter@exemple.ma', language: 'fr', consent: true })
  await asOwner('POST', '/api/contactrequests', {
    firstName: 'Ali',
    lastName: 'Idrissi',
    email: 'ali@exemple.ma',
    message: 'Où se trouve votre agence de Rabat ?',
  })
  const { copy } = await one<{ copy: string }>(
    `insert into customer_exports (customer_id, state, size, created, ready, expires)
     values ($1, 'Ready', 4, $2::timestamptz, $2::timestamptz, $2::timestamptz + interval '1 day') returning id as copy`,
    owner,
    clock.now(),
  )
  await storage.put(exportKey(copy), Buffer.from('copy'))
  return {
    car,
    owner,
    copy,
    ...(await makeStock(one, car)),
    ...(await makeBookings(one, clock, car, owner)),
    ...(await one<{ alert: number; alertToken: string }>('select id as alert, token as "alertToken" from alerts')),
    ...(await one<{ dropToken: string }>('select alert_token as "dropToken" from favourites')),
    ...(await one<{ letterToken: string }>('select token as "letterToken" from newsletter_subscriptions')),
    ...(await one<{ contact: number }>('select id as contact from contact_requests')),
    ...(await one<{ holiday: number }>('select id as holiday from holidays limit 1')),
    ...(await one<{ payment: string; stuck: number }>(
      `with paid as (
        insert into payments (purpose, owner_id, amount, language, expires, payer, shop_path, done_path, failed_path, last_status, created)
        values ('BookingDeposit', 1, 1000, 'fr', $1::timestamptz + interval '15 minutes',
          '{"name": "Salma Alaoui", "email": "salma@exemple.ma", "phone": "+212612345678"}', '/home', '/home', '/home', 'Started', $1)
        returning id, key
      )
      insert into payment_attempts (payment_id, oid, created, expires, stuck, fault)
      select id, 'R1-1', $1, $1::timestamptz + interval '15 minutes', $1, 'silent' from paid returning (select key from paid) as payment, id as stuck`,
      clock.now(),
    )),
  }
}

/** A car in stock with a task, a picture and a deleted picture. */
async function makeStock(one: One, like: number): Promise<StockWorld> {
  return one(
    `with parked as (
      insert into vehicles (reference, brand_id, model_id, last_status)
      select 'RS-1', brand_id, model_id, 'Pending' from vehicles where id = $1 returning id, brand_id, model_id
    ), task as (
      insert into administrative_tasks (vehicle_id, title) select id, 'Vignette' from parked returning id
    ), pictures as (
      insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height, is_deleted)
      select 'Vehicle', id, 'VehicleGalleryPicture', 'Published', 'a.webp', 'image/webp', 1, repeat('a', 64), 1, 1, gone
      from parked, unnest(array[false, true]) gone returning id, is_deleted
    )
    select parked.id as stock, parked.brand_id as brand, parked.model_id as model, task.id as task, kept.id as picture, taken.id as gone
    from parked, task, pictures kept, pictures taken where not kept.is_deleted and taken.is_deleted`,
    like,
  )
}
