// Kills the server (kill -9) at random points of booking and paying under load, starts it again each time, waits until all is settled, and
// counts what must never be: paid-but-lost deposits, cars held for ever, second winners, money left at the gateway, messages that came twice.
//   npm run bench:killed-deposits -- [--kills=50] [--together=12] [--cars=400]
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '#testing/database.ts'
import { launch } from './launch.ts'
import { option } from './option.ts'
import { type Ask, carsToBook, countOpenDeposits, countPaid, depositFaults, shop } from './shoppers.ts'

const kills = Number(option('kills', '50'))
const concurrency = Number(option('together', '12'))
const cars = Number(option('cars', '400'))
const port = Number(option('port', '3998'))
const site = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const database = await testDatabase()
const ids = await carsToBook(database.pool, cars, 1)

const start = () => launch({ port, folder, databaseUrl: database.url }, '--payment-gateway=sandbox')

let requests = 0
/** Every request counts: the server dies after a random number of them, however fast the machine is. */
const ask: Ask = (url, init) => {
  requests += 1
  return fetch(url, init)
}

let people = 0
let asked = 0
const customer = () => shop(ask, site, ids, { number: ++people, language: 'fr' }, () => (asked += 1))

let ended = false
async function crowd(): Promise<void> {
  while (!ended) await customer().catch(() => pause(50))
}

const everyone = Array.from({ length: concurrency }, crowd)
let server = await start()
for (let killed = 1; killed <= kills; killed++) {
  const last = requests + 1 + Math.random() * 10 * concurrency
  while (requests < last) await pause(5)
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await start()
  if (killed % 5 === 0) say(`${killed} times killed, ${asked} cars held`)
}
await pause(1000)
ended = true
await Promise.all(everyone)

const until = Date.now() + 12 * 60_000
const open = () => countOpenDeposits(database.pool)
for (let left = await open(); left > 0 && Date.now() < until; left = await open()) await pause(2000)
server.kill('SIGTERM')
await once(server, 'exit')

say(`${asked} cars held by somebody, ${await countPaid(database.pool)} paid and booked`)
let faults = 0
for (const [name, found] of Object.entries(await depositFaults(database.pool))) {
  faults += found
  say(`${found === 0 ? 'none ' : `${found}`.padEnd(5)} ${name}`)
}
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults > 0 ? 1 : 0
