// Matching: that many alerts with one changed car and with many, in the very statements of the worker.
//   npm run bench -- --only=alerts [--alerts=100000] [--cars=10000] [--plan]

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buildNames } from '../../../src/domains/catalogue/search/index/names.ts'
import { findNames } from '../../../src/domains/catalogue/search/index/store.ts'
import { toFilter } from '../../../src/domains/catalogue/search/rules.ts'
import type { Criteria } from '../../../src/domains/customers/alerts/contract.ts'
import { matchNews } from '../../../src/domains/customers/alerts/matching/service.ts'
import { noteNews } from '../../../src/domains/customers/alerts/matching/store.ts'
import { anchorsOf, columnsOf, matchBatchSize, nextSending, queryOf } from '../../../src/domains/customers/alerts/rules.ts'
import { stopOnSignal } from '../../../src/main/stop.ts'
import type { Deps } from '../../../src/platform/context.ts'
import { type Figure, keepFigures } from './results.ts'
import { benchStock, findValues, randomFrom, type Values } from './stock.ts'

const option = (name: string, fallback: string) =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback
const alerts = Number(option('alerts', '100000'))
const cars = Number(option('cars', '10000'))
const stopping = stopOnSignal(10)

/** An alert as people make them: mostly a model and a budget, some a make, a city or a body style, few a budget alone. */
function draw(random: () => number, { brands, models, cities }: Values): Criteria {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() ** 2 * list.length)] as T
  const kind = random()
  const budget = 50_000 + Math.floor(random() ** 2 * 300_000)
  const { brand, model } = pick(models)
  const car: Criteria =
    kind < 0.5
      ? { brands: [brand], models: [model] }
      : kind < 0.7
        ? { brands: [pick(brands)] }
        : kind < 0.85
          ? { bodyStyles: [pick(['Citadine', 'SUV', 'Sedan', 'Compact'] as const)] }
          : {}
  return {
    ...car,
    ...(random() < (kind < 0.7 ? 0.4 : 0.8) && { cities: [pick(cities)] }),
    ...(random() < 0.8 && { maxPrice: budget }),
    ...(random() < 0.4 && { minPrice: Math.floor(budget * 0.6) }),
    ...(random() < 0.5 && { maxMileage: 30_000 + Math.floor(random() * 120_000) }),
    ...(random() < 0.6 && { minReleaseDate: `${2012 + Math.floor(random() * 11)}-01-01` }),
    ...(random() < 0.4 && { fuelTypes: [pick(['Diesel', 'Gasoline', 'Hybrid'] as const)] }),
    ...(random() < 0.3 && { gearTypes: [pick(['Automatic', 'Manual'] as const)] }),
    ...(random() < 0.15 && { isCertified: true }),
  }
}

/** Writes alerts into tables of their own worth: what a former measurement left is removed first. */
async function fill(deps: Deps, values: Values): Promise<void> {
  const { pool } = deps
  await pool.query('truncate alerts, alert_finds cascade')
  const customer = await pool.query<{ id: number }>(
    `insert into customers (user_id) values ('bench') on conflict (user_id) do update set user_id = excluded.user_id returning id`,
  )
  const names = buildNames(await findNames(pool))
  const random = randomFrom(23)
  const now = new Date()
  for (let done = 0; done < alerts; done += 5000) {
    const rows = Array.from({ length: Math.min(5000, alerts - done) }, () => {
      const criteria = draw(random, values)
      const query = queryOf(criteria)
      const columns = columnsOf(toFilter(query, names.vocabulary), query)
      return {
        customer_id: customer.rows[0]?.id,
        criteria,
        frequency: 'Daily',
        next_sending: nextSending('Daily', now),
        created: now,
        last_modified: now,
        ...columns,
        anchors: anchorsOf(columns),
      }
    })
    const names_ = Object.keys(rows[0] ?? {}).filter((name) => name !== 'anchors')
    await pool.query(
      `with given as (select row_number() over () as n, one from json_array_elements($1::json) one),
       written as (
         insert into alerts (${names_.join(', ')}) select ${names_.map((name) => `r.${name}`).join(', ')}
         from given, json_populate_record(null::alerts, one) r order by n returning id
       ),
       numbered as (select id, row_number() over (order by id) as n from written)
       insert into alert_anchors (anchor, alert_id)
       select anchor, id from numbered join given using (n), json_array_elements_text(one->'anchors') anchor on conflict do nothing`,
      [JSON.stringify(rows)],
    )
  }
  await pool.query('vacuum analyze alerts, alert_anchors, alert_finds')
}

/** So many cars fall in price in one transaction, as an import would do it; the same ones each time. */
async function change(deps: Deps, some: number): Promise<void> {
  await deps.pool.query(
    `update vehicles set price = price - 10 where id in (
       select id from vehicles where last_status = 'Published' and not is_archived and not is_deleted and price > 1000 order by md5(id::text) limit $1)`,
    [some],
  )
}

/** Matches changed cars that are new to all alerts, or already sent by all matching ones. */
async function measure(deps: Deps, some: number, known: boolean): Promise<{ seconds: number; told: string }> {
  // what came before is no news
  await noteNews(deps.db)
  await deps.pool.query('update alert_stock set news = null where news is not null')
  await deps.pool.query(known ? 'update alert_finds set digest = 1' : 'truncate alert_finds')
  await change(deps, some)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const begin = performance.now()
  const waiting = await noteNews(deps.db)
  const noted = performance.now()
  const times: number[] = []
  for (;;) {
    const from = performance.now()
    if ((await matchNews(deps.db, matchBatchSize, new Date())) === 0) break
    times.push(performance.now() - from)
  }
  const matched = performance.now() - noted
  delay.disable()
  const { rows } = await deps.pool.query<{ alerts: number; pairs: number }>(
    'select count(*)::int as alerts, coalesce(sum(cardinality(cars)), 0)::int as pairs from alert_finds where digest = 0',
  )
  const [found] = rows
  const told = `${some} changed cars${known ? ' that are known' : ''}: ${waiting} noted in ${(noted - begin).toFixed(0)} ms, matched in ${(matched / 1000).toFixed(2)} s (${times.length} transactions, the longest ${Math.max(...times).toFixed(0)} ms; others waited ${(delay.max / 1e6).toFixed(0)} ms at most, 99 % less than ${(delay.percentile(99) / 1e6).toFixed(0)}), kept by ${found?.alerts} alerts: ${found?.pairs} pairs\n`
  return { seconds: matched / 1000, told }
}

async function main(): Promise<void> {
  const deps = await benchStock(100_000, stopping)
  await fill(deps, await findValues(deps))
  process.stdout.write(`${alerts} alerts, 100 000 vehicles\n`)
  const figures: Figure[] = []
  for (const [some, most, known] of [
    [1, 1, false],
    [cars, 20, false],
    [cars, 20, true],
  ] as const) {
    const { seconds, told } = await measure(deps, some, known)
    process.stdout.write(told)
    figures.push({
      what: `${some} changed cars${known ? ' that all alerts know' : ''} are matched in`,
      goal: `${most} s`,
      now: `${seconds.toFixed(2)} s`,
      reached: seconds <= most,
    })
  }
  keepFigures(`${alerts} alerts`, figures)
}

main().then(
  () => stopping.stop(0),
  (error: unknown) => {
    console.error(error)
    return stopping.stop(1)
  },
)
