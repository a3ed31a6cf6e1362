// Kills the server (kill -9) at random points of booking and paying under load, starts it again each time, waits until all is settled, and
// counts what must never be: paid-but-lost deposits, cars held for ever, second winners, money left at the gate, messages that came twice.
//   npm run bench:killed-deposits -- [--kills=50] [--together=12] [--cars=400]
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '#platform/test-database.ts'

const option = (name: string, fallback: number) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback)
const kills = option('kills', 50)
const together = option('together', 12)
const cars = option('cars', 400)
const port = option('port', 3998)
const site = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const database = await testDatabase()
const count = async (text: string): Promise<number> => Number((await database.pool.query(text)).rows[0].count)
// a hold of a minute, at any hour of any day
const always = JSON.stringify(Array(7).fill({ open: '00:00', close: '24:00' }))
await database.pool.query(
  `update settings set value = case key when 'booking.hours' then $1 else '1' end where key in ('booking.hours', 'booking.holdMinutes')`,
  [always],
)
await database.pool.query('delete from holidays')
const { rows } = await database.pool.query(
  `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, last_status, published_at)
   select 'K-' || n, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 120000, '2019-05-01', 80000, 'Published', '2026-02-01'
   from (select * from models where name = 'Duster' limit 1) m, generate_series(1, $1::int) n returning id`,
  [cars],
)
const ids: number[] = rows.map(({ id }) => id)

async function launch(): Promise<ChildProcess> {
  const settings = [`--port=${port}`, `--data-dir=${folder}`, `--database-url=${database.url}`, '--roles=api,worker', '--demo-world=false']
  const more = ['--log-level=silent', '--trust-proxy=true', '--dev-inbox=true', '--payment-gateway=sandbox']
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main/start.ts'), ...settings, ...more], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (text) => (said += text))
  while (!said.includes(`${site}/`)) {
    if (child.exitCode !== null) throw new Error(said)
    await Promise.race([once(child.stderr as NodeJS.ReadableStream, 'data'), once(child, 'exit')])
  }
  return child
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T
const cards = ['4000000000000010', '4000000000000010', '5453010000066100', '4000000000000051']
const switches: Record<string, string>[] = [
  {},
  {},
  {},
  { callback: 'twice' },
  { callback: 'never' },
  { callback: 'late' },
  { wrong: 'hash' },
  { browser: 'stays' },
]

let requests = 0
/** Every request counts: the server dies after a random number of them, however fast the machine is. */
const ask: typeof fetch = (url, init) => {
  requests += 1
  return fetch(url, init)
}

let people = 0
let asked = 0
/** Somebody books a car, goes to the gate, pays or not, and comes back or not. Throws where the server is gone. */
async function customer(): Promise<void> {
  const n = ++people
  const from = { 'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` }
  const page = await ask(`${site}/api/antiforgery`)
  const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(page.headers.get('set-cookie') ?? '') ?? []
  const headers = { ...from, cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': decodeURIComponent(token) }
  const buyer = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: `killed${n}@exemple.ma`, phone: `06${10_000_000 + n}` }
  const booked = await ask(`${site}/api/vehicles/${pick(ids)}/book`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ buyer, terms: true }),
  })
  if (!booked.ok) return void (await booked.text())
  asked += 1
  const { paymentId } = (await booked.json()) as { paymentId: string }
  const begun = await ask(`${site}/api/payments/${paymentId}/attempts`, { method: 'POST', headers })
  if (!begun.ok) return void (await begun.text())
  const { action, fields } = (await begun.json()) as { action: string; fields: Record<string, string> }
  const form = (url: string, body: Record<string, string>) =>
    ask(url, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' })
  const at = (await form(action, fields)).headers.get('location')
  if (!at || Math.random() < 0.1) return
  const typed = { month: '12', year: '40', cvv: '000', ...pick(switches) }
  for (let tries = 0; tries < 2; tries++) await form(site + at, { ...typed, pan: pick(cards) })
}

let ended = false
async function crowd(): Promise<void> {
  while (!ended) await customer().catch(() => pause(50))
}

const everyone = Array.from({ length: together }, crowd)
let server = await launch()
for (let killed = 1; killed <= kills; killed++) {
  const last = requests + 1 + Math.random() * 10 * together
  while (requests < last) await pause(5)
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await launch()
  if (killed % 5 === 0) say(`${killed} times killed, ${asked} cars held`)
}
await pause(1000)
ended = true
await Promise.all(everyone)

/** What is under way: it must come to nothing within minutes, without help. */
const open = () =>
  count(`select (select count(*) from payments where last_status in ('Started', 'Approved', 'ToReturn'))
    + (select count(*) from sandbox_orders where state = 'Authorised')
    + (select count(*) from vehicle_bookings where last_status = 'Draft') as count`)
const until = Date.now() + 12 * 60_000
for (let left = await open(); left > 0 && Date.now() < until; left = await open()) await pause(2000)
server.kill('SIGTERM')
await once(server, 'exit')

const bookings = `vehicle_bookings b join payments p on p.key = b.payment_id left join lateral (
  select count(*) filter (where o.state = 'Captured') as taken, count(*) filter (where o.state = 'Authorised') as held
  from payment_attempts a join sandbox_orders o on o.oid = a.oid where a.payment_id = p.id) g on true`
const never: Record<string, string> = {
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
  'messages that came twice': `select count(*) from (
    select 1 from inbox_messages group by recipient, channel, coalesce(subject, text) having count(*) > 1) t`,
}
say(
  `${asked} cars held by somebody, ${await count(`select count(*) from vehicle_bookings where last_status = 'Submitted'`)} paid and booked`,
)
let faults = 0
for (const [name, text] of Object.entries(never)) {
  const found = await count(text)
  faults += found
  say(`${found === 0 ? 'none ' : `${found}`.padEnd(5)} ${name}`)
}
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults > 0 ? 1 : 0
