// Kills the server (kill -9) at random points of buying boosts for adverts under load, starts it again each time, waits until all is settled, and
// counts what must never be: paid and not boosted, boosted and not paid, days that count twice, bills that are missing.
//   npm run bench:killed-boosts -- [--kills=50] [--together=8] [--adverts=200]
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#platform/config.ts'
import { loadKeys } from '#platform/keys.ts'
import { testDatabase } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'
import { advertsToBoost, boost, boostFaults, countBoosted, countOpenBoosts } from './boosters.ts'
import { launch } from './launch.ts'
import { option } from './option.ts'
import type { Ask } from './shoppers.ts'

const kills = Number(option('kills', '50'))
const concurrency = Number(option('together', '8'))
const adverts = Number(option('adverts', '200'))
const port = Number(option('port', '3998'))
const site = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const database = await testDatabase()
const config = readConfig({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })
const keys = await loadKeys(config.identity.keyFile)
const token = (subject: string) => accessToken({ config, keys, clock: { now: () => new Date() } }, { subject, lasts: 36_000 })
const ads = await advertsToBoost(database.pool, adverts)
const start = () => launch({ port, folder, databaseUrl: database.url }, '--payment-gateway=sandbox')

let requests = 0
/** Every request counts: the server dies after a random number of them, however fast the machine is. */
const ask: Ask = (url, init) => {
  requests += 1
  return fetch(url, init)
}

let bought = 0
let ended = false
async function crowd(): Promise<void> {
  for (let turn = Math.floor(Math.random() * adverts); !ended; turn++) {
    const ad = ads[turn % adverts]
    if (ad) await boost(ask, site, ad, token, () => (bought += 1)).catch(() => pause(50))
  }
}

const everyone = Array.from({ length: concurrency }, crowd)
let server = await start()
for (let killed = 1; killed <= kills; killed++) {
  const last = requests + 1 + Math.random() * 8 * concurrency
  while (requests < last) await pause(5)
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await start()
  if (killed % 5 === 0) say(`${killed} times killed, ${bought} packs asked for`)
}
await pause(1000)
ended = true
await Promise.all(everyone)

const until = Date.now() + 12 * 60_000
for (let left = await countOpenBoosts(database.pool); left > 0 && Date.now() < until; left = await countOpenBoosts(database.pool))
  await pause(2000)
server.kill('SIGTERM')
await once(server, 'exit')

say(`${bought} packs asked for, ${await countBoosted(database.pool)} paid and served`)
let faults = 0
for (const [name, found] of Object.entries(await boostFaults(database.pool))) {
  faults += found
  say(`${found === 0 ? 'none ' : `${found}`.padEnd(5)} ${name}`)
}
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults > 0 ? 1 : 0
