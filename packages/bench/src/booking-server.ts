// The API alone in a process, with a stock to book from, for booking.ts: prints its address, headers of a visitor and ids of free cars.
//   node packages/bench/src/booking-server.ts STOCK FREE
import { testApi } from '../../../src/testing/database.ts'

const [stock = 0, free = 0] = process.argv.slice(2).map(Number)

// a Tuesday at eleven: reservations are open
const clock = { now: () => new Date('2026-04-14T10:00:00Z') }
const api = await testApi({ clock, settings: { CHECK_ANSWERS: 'false', LOG_LEVEL: 'warn', TRUST_PROXY: '1' } })
const cars = await fill()
const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`${JSON.stringify({ address, headers: await api.headers(), cars })}\n`)
process.on('SIGTERM', () => void api.close().then(() => process.exit()))

/** Cars on sale, and as many bookings that are over, so that the tables are not empty. */
async function fill(): Promise<number[]> {
  const { pool } = api.deps
  await pool.query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, last_status, published_at)
     select 'N-' || n, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 90000 + n, '2019-05-01', 80000, 'Published', '2026-02-01'
     from generate_series(1, $1) n cross join lateral (select id, brand_id from models order by id limit 1 offset n % 200) m`,
    [stock],
  )
  await pool.query(
    `
    with person as (
      insert into customers (email, phone, first_name, last_name) select 'old' || n || '@exemple.ma', '+2127' || 10000000 + n, 'A', 'B'
      from generate_series(1, 5000) n returning id
    ), sale as (
      insert into vehicle_sales (reference, customer_id, last_status) select 'VT-O-' || id, id, 'Done' from person returning id, customer_id
    )
    insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until, last_status)
    select 'RV-O-' || s.id || '-' || k, s.id, (select min(id) from vehicles) + (s.id * 4 + k) % $1, s.customer_id, '{}', 'fr', 100000, 100000, 1000,
      '2026-01-01', 'Cancelled' from sale s, generate_series(0, 3) k`.replaceAll('$1', String(stock)),
  )
  await pool.query('analyze')
  const { rows } = await pool.query<{ id: number }>(`select id from vehicles where last_status = 'Published' order by random() limit $1`, [
    free,
  ])
  return rows.map(({ id }) => id)
}
