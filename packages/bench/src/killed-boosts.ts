// Kills the server (kill -9) at random points of buying boosts for adverts under load, starts it again each time, waits until all is settled, and
// counts what must never be: paid and not boosted, boosted and not paid, days that count twice, bills that are missing.
//   npm run bench -- --only=killed-boosts [--kills=50] [--together=8] [--adverts=200]
import { readConfig } from '../../../src/platform/config.ts'
import { loadKeys } from '../../../src/platform/keys.ts'
import { accessToken } from '../../../src/testing/token.ts'
import { advertsToBoost, boost, boostFaults, countBoosted, countOpenBoosts } from './boosters.ts'
import { killing, pause, say } from './killing.ts'
import { option } from './option.ts'

const adverts = Number(option('adverts', '200'))
const { database, folder, port, site, run, report } = await killing({ together: 8 })
const config = readConfig({ PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url })
const keys = await loadKeys(config.identity.keyFile)
const token = (subject: string) => accessToken({ config, keys, clock: { now: () => new Date() } }, { subject, lasts: 36_000 })
const ads = await advertsToBoost(database.pool, adverts)

let bought = 0
await run({
  settings: ['--payment-gateway=sandbox'],
  visit: async (ask) => {
    const ad = ads[Math.floor(Math.random() * ads.length)]
    if (ad) await boost(ask, site, ad, token, () => (bought += 1)).catch(() => pause(50))
  },
  most: 8,
  progress: () => `${bought} packs asked for`,
  open: () => countOpenBoosts(database.pool),
  lookEvery: 2000,
})
say(`${bought} packs asked for, ${await countBoosted(database.pool)} paid and served`)
await report('Boosts', await boostFaults(database.pool))
