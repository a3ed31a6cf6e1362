// Kills the server (kill -9) at random points of selling cars to the house under load, starts it again each time, waits until all is settled,
// and counts what must never be: requests lost or kept twice, steps or payments done twice, messages twice or never, papers missing.
//   npm run bench:killed-purchases -- [--kills=50] [--together=8]
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveStaffMember } from '#domains/team/store.ts'
import { readConfig } from '#platform/config.ts'
import { loadKeys } from '#platform/keys.ts'
import { folderStorage } from '#platform/storage.ts'
import { testDatabase } from '#testing/database.ts'
import { accessToken } from '#testing/token.ts'
import { launch } from './launch.ts'
import { option } from './option.ts'
import { type Ask, countOpen, type Heard, type People, purchaseFaults, sell } from './sellers.ts'

const kills = Number(option('kills', '50'))
const concurrency = Number(option('together', '8'))
const port = Number(option('port', '3998'))
const site = `http://localhost:${port}`
const folder = mkdtempSync(join(tmpdir(), 'rihla-killed-'))
const say = (line: string) => process.stdout.write(`${line}\n`)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const database = await testDatabase()
const config = readConfig({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })
const keys = await loadKeys(config.identity.keyFile)
const token = (subject: string) => accessToken({ config, keys, clock: { now: () => new Date() } }, { subject, lasts: 36_000 })
const roles = ['agent', 'expert', 'controller', 'manager'] as const
for (const role of roles) await saveStaffMember(database.db, `the-${role}`, [role])
const staff = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await token(`the-${role}`)]))) as People['staff']
const people: People = { staff, seller: (number) => token(`seller-${number}`) }

const start = () => launch({ port, folder, databaseUrl: database.url })

let requests = 0
/** Every answer counts: the server dies after a random number of them, and a moment more, however fast the machine is. */
const ask: Ask = async (url, init) => {
  const response = await fetch(url, init)
  requests += 1
  return response
}

const heard: Heard = { states: new Map(), ended: 0, again: 0 }
let sellers = 0
let ended = false
const broken: unknown[] = []
async function crowd(): Promise<void> {
  while (!ended) await sell(ask, site, people, ++sellers, heard).catch((error: unknown) => broken.push(error))
}

let server = await start()
const everyone = Array.from({ length: concurrency }, crowd)
for (let killed = 1; killed <= kills; killed++) {
  const last = requests + Math.random() * 8 * concurrency
  while (requests < last) await pause(5)
  await pause(Math.random() * 50)
  server.kill('SIGKILL')
  await once(server, 'exit')
  server = await start()
  if (killed % 5 === 0) say(`${killed} times killed, ${heard.states.size} requests sent, ${heard.ended} at their end`)
}
ended = true
await Promise.all(everyone)

const until = Date.now() + 12 * 60_000
for (let left = await countOpen(database.pool); left > 0 && Date.now() < until; left = await countOpen(database.pool)) await pause(1000)
server.kill('SIGTERM')
await once(server, 'exit')

say(`${requests} calls answered, ${heard.again} made again; ${heard.states.size} requests, ${heard.ended} at their end`)
for (const error of broken.slice(0, 5)) say(String(error))
let faults = broken.length
say(`${faults === 0 ? 'none ' : `${faults}`.padEnd(5)} walks that a wrong answer ended`)
for (const [name, found] of Object.entries(await purchaseFaults(database.pool, folderStorage(join(folder, 'files')), heard))) {
  faults += found
  say(`${found === 0 ? 'none ' : `${found}`.padEnd(5)} ${name}`)
}
await database.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = faults > 0 ? 1 : 0
