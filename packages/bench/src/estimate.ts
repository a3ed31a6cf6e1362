// Estimates: how long one takes with that many comparable cars, a third of them sold, in the very calls of the API (kept and read again
// included); the popular models are asked for most.
//   npm run bench -- --only=estimate [--vehicles=100000] [--questions=1000]
import { createEstimate, measureEstimates } from '../../../src/domains/catalogue/market/service.ts'
import { stopOnSignal } from '../../../src/main/stop.ts'
import type { Deps } from '../../../src/platform/context.ts'
import { keepFigures } from './results.ts'
import { benchStock, randomFrom } from './stock.ts'

const option = (name: string, fallback: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
const vehicles = Number(option('vehicles', '100000'))
const questions = Number(option('questions', '1000'))
const stopping = stopOnSignal(10)
const mark = 'bench-estimate'

/** A third of the cars was sold, within the last year. */
async function sell({ pool }: Deps): Promise<void> {
  await pool.query(`update vehicles set last_status = 'Sold' where id % 3 = 0 and last_status = 'Published'`)
  await pool.query(
    `insert into vehicle_statuses (vehicle_id, type, created, created_by)
     select id, 'Sold', now() - (id % 365) * interval '1 day', $1 from vehicles where id % 3 = 0 and last_status = 'Sold'`,
    [mark],
  )
  await pool.query('vacuum analyze vehicles, vehicle_statuses')
}

/** Other measurements find the stock as it was. */
async function undo({ pool }: Deps): Promise<void> {
  await pool.query(
    `with back as (delete from vehicle_statuses where created_by = $1 returning vehicle_id)
     update vehicles set last_status = 'Published' where id in (select vehicle_id from back)`,
    [mark],
  )
  await pool.query('truncate estimates')
}

async function main(): Promise<void> {
  const deps = await benchStock(vehicles, stopping)
  await undo(deps)
  await sell(deps)
  const { rows: cars } = await deps.pool.query<{ modelId: number; year: number; mileage: number }>(
    `select model_id as "modelId", extract(year from release_date)::int as year, mileage from vehicles
     where price is not null and mileage is not null and release_date is not null order by md5(id::text) limit $1`,
    [questions],
  )
  const random = randomFrom(11)
  const times: number[] = []
  let refused = 0
  for (const car of cars) {
    const asked = performance.now()
    const { range } = await createEstimate(
      deps,
      car,
      `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.${1 + (times.length % 250)}`,
    )
    times.push(performance.now() - asked)
    if (!range) refused++
  }
  const rising = times.toSorted((a, b) => a - b)
  const at = (share: number) => (rising[Math.ceil(share * rising.length) - 1] ?? 0).toFixed(1)
  keepFigures(`Estimates among ${vehicles} cars`, [{ what: 'p99', goal: '30 ms', now: `${at(0.99)} ms`, reached: Number(at(0.99)) <= 30 }])
  const begun = performance.now()
  await measureEstimates(deps)
  process.stdout.write(
    `${times.length} estimates of ${vehicles} cars, ${refused} refused: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (wanted: p99 30 ms), slowest ${at(1)} ms\n` +
      `measuring the error: ${((performance.now() - begun) / 1000).toFixed(1)} s\n`,
  )
  await undo(deps)
}

main().then(
  () => stopping.stop(0),
  (error: unknown) => {
    console.error(error)
    return stopping.stop(1)
  },
)
