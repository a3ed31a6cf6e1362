// Booking free cars over HTTP at a steady pace, whatever the answers take: hold with its payment, then the order at the gateway; then 200
// people who want the same car.
//   npm run bench:booking -- [--seconds=20] [--pace=50] [--stock=20000]      pace: bookings a second
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { testApi } from '#testing/database.ts'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
const seconds = option('seconds', 20)
const pace = option('pace', 50)
const stock = option('stock', 20_000)
/** ms that 99 of 100 bookings stay under (issue 4) */
const wanted = 50

// a Tuesday at eleven: reservations are open
const clock = { now: () => new Date('2026-04-14T10:00:00Z') }
const api = await testApi({ clock, settings: { CHECK_ANSWERS: 'false', LOG_LEVEL: 'warn', TRUST_PROXY: '1' } })
try {
  const cars = await fill()
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { ...(await api.headers()), 'content-type': 'application/json' }
  let person = 0

  const post = async (path: string, body?: object) => {
    const at = ++person
    const from = performance.now()
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': `10.${(at >> 12) & 255}.${(at >> 4) & 255}.${at & 15}` },
      body: JSON.stringify(body ?? {}),
    })
    const said = (await answer.json()) as { paymentId?: string; code?: string }
    return { status: answer.status, said, time: performance.now() - from }
  }
  const book = (car: number) => {
    const buyer = {
      civility: 'M.',
      firstName: 'Ali',
      lastName: 'Idrissi',
      email: `p${person}@exemple.ma`,
      phone: `06${10_000_000 + person}`,
    }
    return post(`/api/vehicles/${car}/book`, { buyer, terms: true })
  }

  for (let warm = 0; warm < 40; warm++) await book(cars.pop() ?? 0)
  const holds: number[] = []
  const orders: number[] = []
  const failed = new Map<string, number>()
  const running: Promise<void>[] = []
  const begun = performance.now()
  for (let n = 0; n < seconds * pace; n++) {
    await pause(Math.max(0, begun + (n * 1000) / pace - performance.now()))
    running.push(
      (async () => {
        const held = await book(cars.pop() ?? 0)
        if (held.status !== 200) return void failed.set(held.said.code ?? '', (failed.get(held.said.code ?? '') ?? 0) + 1)
        holds.push(held.time)
        const order = await post(`/api/payments/${held.said.paymentId}/attempts`)
        if (order.status === 200) orders.push(order.time)
        else failed.set(`order ${order.said.code}`, (failed.get(`order ${order.said.code}`) ?? 0) + 1)
      })(),
    )
  }
  await Promise.all(running)
  const took = (performance.now() - begun) / 1000
  process.stdout.write(`${stock} cars, ${(holds.length / took).toFixed(1)} bookings a second over ${took.toFixed(0)} s\n`)
  line('hold and payment', holds)
  line('order at the gate', orders)
  for (const [code, count] of failed) process.stdout.write(`${count} × ${code}\n`)

  const wish = cars.pop() ?? 0
  const crowd = await Promise.all(Array.from({ length: 200 }, () => book(wish)))
  const won = crowd.filter(({ status }) => status === 200).length
  process.stdout.write(
    `\n200 at once for one car: ${won} holds it, ${crowd.filter(({ said }) => said.code === 'CarTaken').length} are told so\n`,
  )
  line(
    'their answers',
    crowd.map(({ time }) => time),
  )
  const p99 = Number(at(holds, 0.99))
  process.stdout.write(`\nwanted: p99 of a booking under ${wanted} ms\n`)
  if (p99 >= wanted || failed.size > 0 || won !== 1) process.exitCode = 1
} finally {
  await api.close()
  process.exit()
}

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
    seconds * pace + 100,
  ])
  return rows.map(({ id }) => id)
}

function at(times: readonly number[], share: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)
}

function line(name: string, times: readonly number[]): void {
  const cells = [0.5, 0.9, 0.99, 1].map((share) => at(times, share).padStart(8)).join('')
  process.stdout.write(`${name.padEnd(20)}${cells}   ms (p50, p90, p99, longest)\n`)
}
