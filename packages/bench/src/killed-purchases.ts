// Kills the server (kill -9) at random points of selling cars to the house under load, starts it again each time, waits until all is settled,
// and counts what must never be: requests lost or kept twice, steps or payments done twice, messages twice or never, papers missing.
//   npm run bench -- --only=killed-purchases [--kills=50] [--together=8]
import { join } from 'node:path'
import { saveStaffMember } from '../../../src/domains/foundation/team/store.ts'
import { readConfig } from '../../../src/platform/config.ts'
import { loadKeys } from '../../../src/platform/keys.ts'
import { folderStorage } from '../../../src/platform/storage.ts'
import { accessToken } from '../../../src/testing/token.ts'
import { killing, say } from './killing.ts'
import { countHandedAgain } from './payer.ts'
import { countOpen, type Heard, type People, purchaseFaults, sell } from './sellers.ts'

const { database, folder, port, site, run, report } = await killing({ together: 8 })
const config = readConfig({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })
const keys = await loadKeys(config.identity.keyFile)
const token = (subject: string) => accessToken({ config, keys, clock: { now: () => new Date() } }, { subject, lasts: 36_000 })
const roles = ['agent', 'expert', 'controller', 'manager'] as const
for (const role of roles) await saveStaffMember(database.db, `the-${role}`, [role])
const staff = Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await token(`the-${role}`)]))) as People['staff']
const people: People = { staff, seller: (number) => token(`seller-${number}`) }

const heard: Heard = { states: new Map(), ended: 0, again: 0 }
let sellers = 0
const broken: unknown[] = []
const { requests } = await run({
  visit: (ask) => sell(ask, site, people, ++sellers, heard).catch((error: unknown) => broken.push(error)),
  most: 8,
  answersCount: true,
  progress: () => `${heard.states.size} requests sent, ${heard.ended} at their end`,
  open: () => countOpen(database.pool),
  lookEvery: 1000,
})
say(`${requests} calls answered, ${heard.again} made again; ${heard.states.size} requests, ${heard.ended} at their end`)
for (const error of broken.slice(0, 5)) say(String(error))
say(`${await countHandedAgain(database.pool)} messages handed over again under the same name (docs/decisions/008-message-outbox.md)`)
await report('Purchases', {
  'walks that a wrong answer ended': broken.length,
  ...(await purchaseFaults(database.pool, folderStorage(join(folder, 'files')), heard)),
})
