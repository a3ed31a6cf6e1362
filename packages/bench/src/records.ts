import type { Pool } from 'pg'
import type { TestApi } from '../../../src/testing/database.ts'

/**
 * As many of everything that the staff have lists of: cars, customers, bookings with their sales, requests to sell, mediations, sheets,
 * adverts, messages and lines of the audit, in plausible shares. Statement by statement, so that each is planned with what the one
 * before it made.
 */
export async function fillEverything({ deps: { pool, clock } }: TestApi, count: number): Promise<void> {
  const now = clock.now()
  const run = async (table: string, text: string, ...values: unknown[]) => {
    await pool.query(text, values)
    await pool.query(`analyze ${table}`)
  }
  await run(
    'vehicles',
    `insert into vehicles (reference, brand_id, model_id, storage_area_id, registration_number, release_date, mileage, price, last_status, published_at)
     select 'VO-' || lpad(n::text, 6, '0'), m.brand_id, m.id, 1 + n % 8, (10000 + n) || '|ب|' || (1 + n % 80), make_date(2010 + n % 15, 1 + n % 12, 1), 1000 * (n % 200),
       60000 + n % 900 * 100, (array['Published', 'Booked', 'Sold', 'Draft', 'Reserved'])[1 + n % 5], $2::timestamptz - make_interval(mins => n)
     from generate_series(1, $1::int) n
     join (select id, brand_id, row_number() over (order by id) as place, count(*) over () as all_of_them from models) m on m.place = 1 + n % m.all_of_them`,
    count,
    now,
  )
  await run(
    'customers',
    `insert into customers (first_name, last_name, email, phone)
     select 'Prénom' || n % 500, 'Nom' || n, 'v' || n || '@exemple.ma', '+2126' || (12000000 + n) from generate_series(1, $1::int) n`,
    count,
  )
  // the n-th record of each kind is about the n-th car and the n-th customer
  const cars = `(select id, substr(reference, 4)::int as n from vehicles where reference ~ '^VO-[0-9]{6,}$')`
  const people = `(select id, substr(last_name, 4)::int as n from customers where last_name ~ '^Nom[0-9]+$')`
  const due = `$1::timestamptz + make_interval(mins => (car.n * 7919) % 20000 - 3000)`
  const who = `case when car.n % 5 > 0 then (array['agent', 'manager', 'b', 'c', 'd'])[1 + car.n % 5] end`
  await run(
    'vehicle_sales',
    `insert into vehicle_sales (reference, customer_id, storage_area_id, assigned_to, last_status)
     select 'VT-2026-' || lpad(car.n::text, 6, '0'), person.id, 1 + car.n % 8, ${who},
       case when car.n % 10 < 3 then 'Assigned' else (array['Done', 'Cancelled', 'Rejected'])[1 + car.n % 3] end
     from ${cars} car join ${people} person using (n)`,
  )
  await run(
    'vehicle_bookings',
    `insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, storage_area_id, assigned_to, listed_price, price,
       advance_amount, hold_until, due, to_return, last_status, created)
     select 'RV-2026-' || lpad(car.n::text, 6, '0'), s.id, car.id, s.customer_id, '{}', 'fr', s.storage_area_id, s.assigned_to, 90000, 90000, 1000, $1, ${due},
       case when car.n % 700 = 0 then 1000 else 0 end,
       case when car.n % 10 < 3 then (array['Submitted', 'Accepted', 'NewPriceSubmitted', 'PayementDetailsSubmitted', 'Billed', 'Controlled'])[1 + car.n % 6]
         else (array['Delivered', 'Cancelled', 'Rejected', 'Delivered'])[1 + car.n % 4] end, $1::timestamptz - make_interval(mins => car.n::int)
     from ${cars} car join vehicle_sales s on s.reference = 'VT-2026-' || lpad(car.n::text, 6, '0')`,
    now,
  )
  await run(
    'booking_statuses',
    `insert into booking_statuses (booking_id, type, created) select id, last_status, created from vehicle_bookings`,
  )
  await run(
    'vehicle_purchases',
    `insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, storage_area_id, assigned_to, due, last_status, created)
     select 'RA-2026-' || lpad(car.n::text, 6, '0'), case when car.n % 6 = 0 then 'TradeIn' else 'Purchase' end, person.id, car.id, 1 + car.n % 8, ${who}, ${due},
       case when car.n % 5 = 0 then (array['Submited', 'Accepted', 'CustomerNegociated', 'DocumentsSubmited', 'Billed', 'DocumentsConformityAccepted'])[1 + car.n % 7 % 6]
         else (array['Complete', 'Canceled', 'Rejected', 'Deactivated'])[1 + car.n % 4] end, $1::timestamptz - make_interval(mins => car.n::int)
     from ${cars} car join ${people} person using (n)`,
    now,
  )
  await run(
    'purchase_statuses',
    `insert into purchase_statuses (purchase_id, type, created) select id, last_status, created from vehicle_purchases`,
  )
  await run(
    'vehicle_intermediations',
    `insert into vehicle_intermediations (reference, request_origin, origin, type, language, customer_id, disposed_vehicle_id, storage_area_id, due, last_status, created, last_modified)
     select 'RI-2026-' || lpad(car.n::text, 6, '0'), 'FO', 'FO', 'Individual', 'fr', person.id, car.id, 1 + car.n % 8, ${due},
       case when car.n % 5 = 0 then (array['Submited', 'Accepted', 'TechnicalExpertiseSubmitted', 'FlooePriceSubmited', 'ContractSigned'])[1 + car.n % 7 % 5]
         else (array['TransferedToAd', 'Rejected', 'TransferedToAd'])[1 + car.n % 3] end,
       $1::timestamptz - make_interval(mins => car.n::int), $1
     from ${cars} car join ${people} person using (n)`,
    now,
  )
  await run(
    'technical_expertises',
    `insert into technical_expertises (reference, type, vehicle_id, purchase_id, storage_area_id, check_list_version, last_status, created)
     select 'RE-2026-' || lpad(car.n::text, 6, '0'), 'Purchase', car.id, p.id, 1 + car.n % 8, (select max(version) from check_lists),
       case when car.n % 5 = 0 then (array['Draft', 'Submitted', 'PendingEdits', 'QuotationSubmitted', 'QuotationRejected', 'QuotationAccepted'])[1 + car.n % 7 % 6]
         else (array['Accepted', 'Rejected'])[1 + car.n % 2] end, $1::timestamptz - make_interval(mins => car.n::int)
     from ${cars} car join vehicle_purchases p on p.disposed_vehicle_id = car.id`,
    now,
  )
  await run(
    'expertise_statuses',
    `insert into expertise_statuses (expertise_id, type, created) select id, last_status, created from technical_expertises`,
  )
  await run(
    'vehicle_ads',
    `insert into vehicle_ads (reference, customer_id, disposed_vehicle_id, language, last_status, due, created, last_modified)
     select 'AD-2026-' || lpad(car.n::text, 6, '0'), person.id, car.id, 'fr', (array['Submited', 'Published', 'Rejected', 'Deactivated', 'Published'])[1 + car.n % 17 % 5],
       case when car.n % 17 % 5 = 0 then ${due} end, $1::timestamptz - make_interval(mins => car.n::int), $1
     from ${cars} car join ${people} person using (n)`,
    now,
  )
  await run(
    'ad_reports',
    `insert into ad_reports (ad_id, reason, language, day, created) select id, 'Scam', 'fr', $1::timestamptz::date, $1 from vehicle_ads where id % 50 = 0`,
    now,
  )
  await run(
    'contact_requests',
    `insert into contact_requests (vehicle_id, first_name, last_name, email, message, language, notice_version, reply_by, held_for, answered, created)
     select car.id, 'Prénom' || car.n % 500, 'Nom' || car.n, 'm' || car.n || '@exemple.ma', 'Bonjour, cette voiture est-elle encore disponible ?', 'fr', '1', ${due},
       case when car.n % 20 = 0 then 'Links' end, case when car.n % 4 > 0 then $1::timestamptz - make_interval(mins => car.n::int) end, $1
     from ${cars} car`,
    now,
  )
  await run(
    'messages',
    `insert into messages (key, channel, recipient, language, state, due, created, last_modified)
     select 'bookings.accepted:' || n, case when n % 3 = 0 then 'Sms' else 'Email' end, 'v' || n % 5000 || '@exemple.ma', 'fr',
       case when n % 50 = 0 then (array['Failed', 'Bounced', 'Suppressed', 'Expired'])[1 + n / 50 % 4] else 'Sent' end, $2, $2, $2 from generate_series(1, $1::int) n`,
    count,
    now,
  )
  await run(
    'suppressed_addresses',
    `insert into suppressed_addresses (address, channel, reason, created)
     select 'x' || n || '@exemple.ma', 'Email', 'NotFound', $2::timestamptz - make_interval(mins => n) from generate_series(1, $1::int) n`,
    count,
    now,
  )
  await run(
    'audit_entries',
    `insert into audit_entries (created, subject, roles, action, record_type, record_id)
     select $2::timestamptz - make_interval(mins => $1::int - n), (array['agent', 'manager', 'b', 'c'])[1 + n % 4], '{agent}', (array['stepPurchase', 'stepBooking', 'saveSettings'])[1 + n % 3],
       'purchases', n % 5000 from generate_series(1, $1::int) n`,
    count,
    now,
  )
  await settle(pool)
}

/**
 * Brings tables that were just filled to where vacuum brings them by itself: with what the server has on its disk by now, a page can be
 * marked as seen by everybody, and lists read indexes alone.
 */
export async function settle(pool: Pool): Promise<void> {
  await pool.query('checkpoint')
  await pool.query('vacuum analyze')
}
