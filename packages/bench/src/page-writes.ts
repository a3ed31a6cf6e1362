// 22 hot addresses in both languages, asked without and then with 50 changes of prices a second, in turns in the same run;
// beside them, how long a visitor can still see a price of before. The server keeps the database of the folder it was started with.
//   npm start                             (another terminal)
//   npm run bench -- --only=page-writes [--url=http://localhost:3000/] [--writes=50] [--seconds=8] [--rounds=3]
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { openDeps } from '../../../src/main/deps.ts'
import { stopOnSignal } from '../../../src/main/stop.ts'
import { loadConfig } from '../../../src/platform/config.ts'
import { createLog } from '../../../src/platform/log.ts'
import { languages } from '../../../src/shared/language.ts'
import { median, option } from './option.ts'
import { keepFigures } from './results.ts'

const site = option('url', 'http://localhost:3000/').replace(/\/$/, '')
const [writes, seconds, rounds] = [Number(option('writes', '50')), Number(option('seconds', '8')), Number(option('rounds', '3'))]
const wanted = { kept: 0.7, oldest: 2000 }

const stopping = stopOnSignal(15)
const config = loadConfig([])
const { pool } = await openDeps(config, createLog({ ...config.log, level: 'warn' }, process.stderr), stopping, {
  purpose: 'a measurement',
  attach: true,
  keeper: false,
})

interface Car {
  id: number
  price: number
  slug: string
}
const listed: { results: Car[] } = await (await fetch(`${site}/api/vehicles?size=6`)).json()
const searches = ['', '?FuelTypes=Diesel', '?IsCertified=true', '?page=2']
const hot = ['/home', ...searches.map((query) => `/search-result${query}`), ...listed.results.map(({ slug, id }) => `/cars/${slug}/${id}`)]
const addresses = hot.flatMap((path) => languages.map((language) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`))
const [watched] = listed.results
if (!watched) throw new Error('no car is listed')
// the writer leaves the watched car alone: another price of it would hide when the page follows
const { rows: stock } = await pool.query<{ id: number; price: number }>(
  `select id, price::float8 as price from vehicles where last_status = 'Published' and price is not null and id <> $1 order by id`,
  [watched.id],
)

/** Changes prices all over the stock until told to stop, every fifth time back to what it was. */
async function write(stop: AbortSignal): Promise<number> {
  let written = 0
  const began = performance.now()
  while (!stop.aborted) {
    const car = stock[(written * 37) % stock.length]
    if (!car) break
    const price = written % 5 === 0 ? car.price : car.price + 100 + (written % 9) * 100
    await pool.query('update vehicles set price = $2 where id = $1', [car.id, price])
    written++
    await sleep(Math.max(0, began + (written * 1000) / writes - performance.now()))
  }
  return written / ((performance.now() - began) / 1000)
}

/** Changes the price of the first listed car repeatedly. Returns the longest time in ms after which a request still received the old price. */
async function oldest({ id, price: before }: Car, stop: AbortSignal): Promise<number> {
  let longest = 0
  for (let turn = 1; !stop.aborted; turn++) {
    const price = before + turn * 10
    await pool.query('update vehicles set price = $2 where id = $1', [id, price])
    const began = performance.now()
    while (!stop.aborted) {
      const asked = performance.now()
      const page = await (await fetch(`${site}/search-result?lang=fr`)).text()
      if (page.includes(String(price))) break
      longest = Math.max(longest, asked - began)
      await sleep(10)
    }
    await sleep(300)
  }
  return longest
}

async function rate(): Promise<{ rate: number; p99: number }> {
  const requests = addresses.map((path) => ({ path }))
  const result = await autocannon({ url: site, connections: 10, duration: seconds, headers: { 'accept-encoding': 'br' }, requests })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were not 200, ${result.errors} failed`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

const kept: number[] = []
let longest = 0
try {
  await rate()
  for (let round = 1; round <= rounds; round++) {
    const quiet = await rate()
    const stop = new AbortController()
    const [writing, looking] = [write(stop.signal), oldest(watched, stop.signal)]
    const busy = await rate()
    stop.abort()
    const [made, age] = await Promise.all([writing, looking])
    kept.push(busy.rate / quiet.rate)
    longest = Math.max(longest, age)
    process.stdout.write(
      `round ${round}: quiet ${Math.round(quiet.rate)}/s p99 ${quiet.p99} ms, with ${made.toFixed(0)} changes a second ${Math.round(busy.rate)}/s p99 ${busy.p99} ms = ${(busy.rate / quiet.rate).toFixed(2)}; the old price given ${Math.round(age)} ms after a change at most\n`,
    )
  }
  const middle = median(kept)
  keepFigures(`${addresses.length} hot pages, ${writes} changes a second`, [
    {
      what: `share of the rate that is kept, median of ${rounds}`,
      goal: `${wanted.kept * 100} %`,
      now: `${Math.round(middle * 100)} %`,
      reached: middle >= wanted.kept,
    },
    {
      what: 'how long after a change somebody still gets the old price',
      goal: `${wanted.oldest} ms`,
      now: `${Math.round(longest)} ms`,
      reached: longest <= wanted.oldest,
    },
  ])
} finally {
  for (const { id, price } of [...stock, watched])
    await pool.query('update vehicles set price = $2 where id = $1 and price <> $2', [id, price])
  await stopping.stop(0)
}
