// What a server keeps in memory: resident bytes before, at most during and some time after many requests for pages and answers, a tenth
// of them never asked before.
//   npm start                             (another terminal)
//   npm run bench -- --only=memory [--url=http://localhost:3000/] [--requests=20000] [--wait=30]
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { languages } from '../../../src/shared/language.ts'
import { residentBytes } from './measured.ts'
import { option } from './option.ts'
import { keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/').replace(/\/$/, '')
const [amount, wait] = [Number(option('requests', '20000')), Number(option('wait', '30'))]

const listed: { results: { id: number; slug: string }[] } = await (await fetch(`${site}/api/vehicles?size=60`)).json()
const hot = ['/home', '/search-result', '/search-result?FuelTypes=Diesel', ...listed.results.map(({ id, slug }) => `/cars/${slug}/${id}`)]
const pages = hot.flatMap((path) => languages.map((language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
const calls = ['/api/vehicles', '/api/vehicles/facets', ...listed.results.map(({ id }) => `/api/vehicles/${id}`)]

/** Mostly what others have asked for too: pages and calls in turn, and every tenth a page that nobody has seen. */
const paths = Array.from({ length: amount }, (_, i) => {
  if (i % 100 < 10) return `/search-result?MaxPrice=${100_000 + i}`
  const list = i % 2 === 0 ? pages : calls
  return list[(i * 7) % list.length] as string
})

const before = await residentBytes(site)
let most = before
const watch = setInterval(async () => {
  most = Math.max(most, await residentBytes(site).catch(() => 0))
}, 500)
const connections = 10
let clients = 0
const { non2xx, errors, duration } = await autocannon({
  url: site,
  connections,
  amount,
  headers: { 'accept-encoding': 'br' },
  // each takes every tenth of them
  setupClient: (client) => {
    const own = clients++
    client.setRequests(paths.filter((_, i) => i % connections === own).map((path) => ({ method: 'GET', path })))
  },
})
clearInterval(watch)
await sleep(wait * 1000)
const after = await residentBytes(site)
const failed = non2xx + errors
const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
process.stdout.write(
  `${amount} requests in ${Math.round(duration)} s, ${failed} failed: ${mb(before)} before, ${mb(most)} at most, ${mb(after)} after ${wait} s\n`,
)
keepFigures(`Memory over ${amount} requests`, [
  { what: 'at most', goal: '450 MB', now: mb(most), reached: most <= 450e6 },
  { what: `${wait} s after`, goal: '350 MB', now: mb(after), reached: after <= 350e6 },
  { what: 'requests that failed', goal: '0', now: `${failed}`, reached: failed === 0 },
])
