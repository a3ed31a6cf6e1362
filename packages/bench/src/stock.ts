import { join } from 'node:path'
import { generateStock } from '../../../db/demo/scale.ts'
import { openDeps } from '../../../src/main/deps.ts'
import type { Stopping } from '../../../src/main/stop.ts'
import { readConfig } from '../../../src/platform/config.ts'
import type { Deps } from '../../../src/platform/context.ts'
import { createLog } from '../../../src/platform/log.ts'
import { progress } from '../../../src/platform/progress.ts'

const root = join(import.meta.dirname, '../../..')

/**
 * A database of its own under `.cache/bench-COUNT` with that many vehicles, made at the first use and kept for the next.
 * With BENCH_DATABASE_URL set, that database is used as it is, whatever it holds.
 */
export async function benchStock(count: number, stopping: Stopping): Promise<Deps> {
  const given = process.env.BENCH_DATABASE_URL
  const config = readConfig({
    DATA_DIR: join(root, '.cache', `bench-${count}`),
    DEMO_WORLD: 'false',
    LOG_LEVEL: 'warn',
    ...(given && { DATABASE_URL: given }),
  })
  const log = createLog(config.log, process.stderr)
  const deps = await openDeps(config, log, stopping, { purpose: 'a measurement', attach: false, keeper: false })
  if (given) return deps
  const { rows } = await deps.pool.query<{ count: number }>('select count(*)::int as count from vehicles')
  const missing = count - (rows[0]?.count ?? 0)
  if (missing > 0) {
    const shown = progress('Vehicles', missing)
    await generateStock(deps.db, missing, { today: new Date('2026-03-15'), seed: 'bench' }, (done) =>
      shown.at(done, `${done} of ${missing}`),
    )
    shown.done(`${missing} added`)
    await deps.pool.query('vacuum analyze vehicles')
  }
  return deps
}

/** The values that questions are drawn from, the commonest first. */
export interface Values {
  brands: string[]
  models: { brand: string; model: string }[]
  cities: string[]
}

/** Brands, models and cities of the stock. */
export async function findValues({ pool }: Deps): Promise<Values> {
  const [brands, models, cities] = await Promise.all([
    pool.query<{ name: string }>(
      'select b.name from vehicles v join brands b on b.id = v.brand_id group by 1 order by count(*) desc limit 25',
    ),
    pool.query<{ brand: string; model: string }>(
      'select b.name as brand, m.name as model from vehicles v join models m on m.id = v.model_id join brands b on b.id = m.brand_id group by 1, 2 order by count(*) desc limit 60',
    ),
    pool.query<{ name: string }>(
      'select c.name as name from vehicles v join cities c on c.id = v.city_id group by 1 order by count(*) desc limit 30',
    ),
  ])
  return { brands: brands.rows.map(({ name }) => name), models: models.rows, cities: cities.rows.map(({ name }) => name) }
}

/** A repeatable stream of numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
