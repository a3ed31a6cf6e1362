// Search and detail of 100 000 vehicles as a ratio to the bare server (bare-server.ts), 10 connections, in turns in the same run.
//   npm run bench -- --only=search-speed [--seconds=4] [--rounds=3] [--vehicles=100000]
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { stopOnSignal } from '../../../src/main/stop.ts'
import { type Figure, keepFigures } from './results.ts'
import { benchStock, findValues, randomFrom } from './stock.ts'

const option = (name: string, fallback: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
const seconds = Number(option('seconds', '4'))
const rounds = Number(option('rounds', '3'))
const vehicles = Number(option('vehicles', '100000'))

const stopping = stopOnSignal(10)

async function serve(file: string, database: string): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), database], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  stopping.onStop(async () => {
    child.kill()
    await ended
  })
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', () => reject(new Error(`${file} ended`)))
  })
}

/** Requests a second. `paths` are asked one after the other; `each` of them make one answer to a visitor. */
async function rate(server: string, paths: readonly string[], each = 1): Promise<number> {
  const result = await autocannon({ url: server, connections: 10, duration: seconds, requests: paths.map((path) => ({ path })) })
  if (result.non2xx + result.errors > 0) throw new Error(`${server}: ${result.non2xx} answers were not 200, ${result.errors} failed`)
  return result.requests.average / each
}

async function main(): Promise<void> {
  const deps = await benchStock(vehicles, stopping)
  const database = (deps.pool.options as { connectionString: string }).connectionString
  const values = await findValues(deps)
  const { rows } = await deps.pool.query<{ id: number }>(
    `select id from vehicles where last_status = 'Published' and not is_archived and not is_deleted order by md5(id::text) limit 1000`,
  )
  const bare = await serve('bare-server.ts', database)
  const ours = await serve('our-server.ts', database)

  const random = randomFrom(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() ** 2 * list.length)] as T
  const questions = Array.from({ length: 1500 }, () => ({
    brand: encodeURIComponent(pick(values.brands)),
    fuel: pick(['Diesel', 'Gasoline', 'Hybrid']),
    city: encodeURIComponent(pick(values.cities)),
  }))
  const measured = [
    { name: 'list, page 1, exact total', wanted: 3, bare: ['/vehicles?page=1'], ours: ['/api/vehicles?sortPropertyName=published'] },
    {
      name: 'three filters, all facets',
      wanted: 3,
      bare: questions.map(({ brand, fuel, city }) => `/vehicles?facets=1&brand=${brand}&fuel=${fuel}&city=${city}`),
      // our answer is two calls: the page of results, and the counts (more of them than the bare server gives)
      ours: questions.flatMap(({ brand, fuel, city }) =>
        ['/api/vehicles?', '/api/vehicles/facets?'].map((call) => `${call}Brands=${brand}&FuelTypes=${fuel}&Cities=${city}`),
      ),
      each: 2,
    },
    {
      name: 'list, page 500, exact total',
      wanted: 5,
      bare: ['/vehicles?page=500'],
      ours: ['/api/vehicles?sortPropertyName=published&page=500'],
    },
    {
      name: 'detail by id',
      wanted: 1,
      bare: rows.map(({ id }) => `/vehicles/${id}`),
      ours: rows.map(({ id }) => `/api/vehicles/${id}`),
    },
  ]
  process.stdout.write(`${vehicles} vehicles, 10 connections, ${seconds} s each, ${rounds} rounds in turns\n`)
  const figures: Figure[] = []
  for (const { name, wanted, each, ...paths } of measured) {
    const ratios: number[] = []
    const rates: string[] = []
    for (let round = 0; round < rounds; round++) {
      const theirs = await rate(bare, paths.bare)
      const own = await rate(ours, paths.ours, each)
      ratios.push(own / theirs)
      rates.push(`${Math.round(own)}/${Math.round(theirs)}`)
    }
    const middle = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
    figures.push({ what: name, goal: `${wanted}x`, now: `${middle.toFixed(2)}x`, reached: middle >= wanted })
    process.stdout.write(`${name.padEnd(30)} ${middle.toFixed(2)}x bare (wanted ${wanted}x)   ours/bare per second: ${rates.join('  ')}\n`)
  }
  keepFigures(`${vehicles} vehicles beside the bare server`, figures)
}

main().then(
  () => stopping.stop(0),
  (error: unknown) => {
    console.error(error)
    return stopping.stop(1)
  },
)
