import fc from 'fast-check'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  repairStatuses,
} from '#domains/catalogue/vehicles/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { seedReference } from '#domains/foundation/reference/service.ts'
import { systemClock } from '#platform/clock.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import { type Excludable, excludable, type Filter, filterKey, flagColumns, type Group, type Part, type Sort } from './rules.ts'
import { createStockIndex, type StockIndex } from './stock-index.ts'
import { countFacets, findChanges, findHorizon, findPage } from './store.ts'
import { sortDirections, sortProperties } from './values.ts'

let database: TestDatabase
let index: StockIndex
let models: { id: number; brandId: number }[]
let cities: number[]
let areas: number[]

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  models = (
    await database.pool.query(
      'select id, brand_id as "brandId" from (select *, row_number() over (partition by brand_id order by id) as n from models) m where n <= 3 order by brand_id, id limit 12',
    )
  ).rows
  cities = (await database.pool.query('select id from cities order by id limit 5')).rows.map(({ id }) => id)
  areas = (await database.pool.query('select id from storage_areas order by id limit 3')).rows.map(({ id }) => id)
  index = createStockIndex({ pool: database.pool, log: pino({ level: 'silent' }), clock: systemClock })
  await index.start()
})
afterAll(async () => {
  await index.stop()
  await database.close()
})
beforeEach(() => database.pool.query('delete from vehicles'))

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 6 })
const day = fc
  .integer({ min: 1985, max: 2026 })
  .chain((year) => fc.integer({ min: 1, max: 12 }).map((month) => `${year}-${String(month).padStart(2, '0')}-01`))
const instant = fc.integer({ min: 0, max: 40 }).map((hours) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000).toISOString())

/** Few different values, so that filters match and sorts tie. */
const vehicle = fc.record({
  model: fc.integer({ min: 0, max: 11 }),
  city_id: maybe(fc.integer({ min: 0, max: 4 })),
  storage_area_id: maybe(fc.integer({ min: 0, max: 2 })),
  price: maybe(fc.constantFrom(19_999, 20_000, 45_000, 90_000, 90_001, 150_000, 480_000, 2_000_000)),
  mileage: maybe(fc.constantFrom(0, 1000, 1001, 50_000, 99_999, 100_000, 300_000, 750_000)),
  release_date: maybe(day),
  published_at: maybe(instant),
  boosted_until: fc.constantFrom(null, null, '2020-01-01T00:00:00Z', '2090-01-01T00:00:00Z'),
  color: maybe(fc.constantFrom(...colors)),
  fuel_type: maybe(fc.constantFrom(...fuelTypes)),
  gear_type: maybe(fc.constantFrom(...gearTypes)),
  body_style: maybe(fc.constantFrom(...bodyStyles)),
  condition: fc.constantFrom(...conditions),
  vehicle_repair_status_type: fc.constantFrom(...repairStatuses),
  registration_type: fc.constantFrom(...registrationTypes),
  operation_type: fc.constantFrom(...operationTypes),
  is_first_hand: maybe(fc.boolean()),
  is_certified: fc.boolean(),
  is_controlled: fc.boolean(),
  is_repaired: fc.boolean(),
  is_promoted: fc.boolean(),
  former_price: fc.constantFrom(null, 45_000, 100_000),
  price_position: maybe(fc.integer({ min: 1, max: 5 })),
  is_price_doubtful: fc.constantFrom(false, false, false, true),
  financing: fc.boolean(),
  is_archived: fc.constantFrom(false, false, false, true),
  is_deleted: fc.constantFrom(false, false, false, true),
  last_status: fc.constantFrom('Published', 'Published', 'Published', 'Reserved', 'Booked', 'Sold', 'Draft'),
})
type Drawn = typeof vehicle extends fc.Arbitrary<infer V> ? V : never

function row({ model, city_id, storage_area_id, ...rest }: Drawn): Record<string, unknown> {
  return {
    ...rest,
    brand_id: models[model]?.brandId,
    model_id: models[model]?.id,
    city_id: city_id === null ? null : cities[city_id],
    storage_area_id: storage_area_id === null ? null : areas[storage_area_id],
  }
}

async function insert(drawn: readonly Drawn[]): Promise<number[]> {
  if (drawn.length === 0) return []
  const rows = drawn.map(row)
  const columns = Object.keys(rows[0] ?? {})
  const { rows: inserted } = await database.pool.query(
    `insert into vehicles (${columns.join(', ')})
     select ${columns.map((column) => `r.${column}`).join(', ')} from json_populate_recordset(null::vehicles, $1) r returning id`,
    [JSON.stringify(rows)],
  )
  return inserted.map(({ id }) => id)
}

async function update(id: number, drawn: Drawn): Promise<void> {
  const values = row(drawn)
  const columns = Object.keys(values)
  await database.pool.query(`update vehicles set ${columns.map((column, i) => `${column} = $${i + 2}`).join(', ')} where id = $1`, [
    id,
    ...Object.values(values),
  ])
}

const values = (all: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...all), { minLength: 1, maxLength: 3 }).map((list): Part => ({ kind: 'values', values: list }))
const range = (limit: fc.Arbitrary<number>) => fc.record({ kind: fc.constant('range' as const), min: maybe(limit), max: maybe(limit) })
const ids = (count: number, of: () => number[]) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: count }), { maxLength: 3 })
    .map((list): Part => ({ kind: 'ids', ids: list.map((i) => of()[i] ?? 999_999) }))
const car = fc
  .record({
    brands: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 2 }),
    models: fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 3 }),
  })
  .map(
    (drawn): Part => ({
      kind: 'car',
      brands: drawn.brands.map((i) => models[i]?.brandId ?? 0),
      models: drawn.models.map((i) => models[i]?.id ?? 0),
    }),
  )

const part: fc.Arbitrary<[Group, Part]> = fc.oneof(
  car.map((p): [Group, Part] => ['car', p]),
  ids(5, () => cities).map((p): [Group, Part] => ['city', p]),
  ids(3, () => areas).map((p): [Group, Part] => ['storageArea', p]),
  fc
    .constantFrom<[Group, readonly string[]][]>(
      ['color', colors],
      ['fuelType', fuelTypes],
      ['gearType', gearTypes],
      ['bodyStyle', bodyStyles],
      ['condition', conditions],
      ['repairStatus', repairStatuses],
      ['registrationType', registrationTypes],
      ['operationType', operationTypes],
    )
    .chain(([group, all]) => values(all).map((p): [Group, Part] => [group, p])),
  range(fc.constantFrom(0, 20_000, 90_000, 150_000)).map((p): [Group, Part] => ['price', p]),
  range(fc.constantFrom(0, 1000, 100_000, 300_000)).map((p): [Group, Part] => ['mileage', p]),
  range(fc.integer({ min: -5000, max: 9500 })).map((p): [Group, Part] => ['releaseDate', p]),
  fc
    .record({ kind: fc.constant('monthly' as const), max: fc.constantFrom(0, 45_000, 150_000), down: fc.constantFrom(0, 20_000, 90_000) })
    .map((p): [Group, Part] => ['monthly', p]),
  fc
    .tuple(fc.constantFrom(...flagColumns, 'boosted' as const), fc.boolean())
    .map(([group, value]): [Group, Part] => [group, { kind: 'flag', value }]),
)
/** Half of the queries have at most one filter, so that many cars match; some request archived cars. */
const parts = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: part.map((one) => [one]) },
  { weight: 2, arbitrary: fc.array(part, { minLength: 2, maxLength: 4 }) },
)
const isExcludable = (group: Group): group is Excludable => excludable.some((one) => one === group)
const filter = fc
  .record({
    archived: fc.constantFrom(false, false, false, true),
    parts,
    others: fc.oneof(fc.constant<[Group, Part][]>([]), fc.array(part, { maxLength: 8 })),
  })
  .map(
    (drawn): Filter => ({
      archived: drawn.archived,
      parts: new Map(drawn.parts),
      excluded: new Map(drawn.others.flatMap(([group, one]) => (isExcludable(group) ? [[group, one] as const] : []))),
    }),
  )
const sort: fc.Arbitrary<Sort> = fc.record({
  property: fc.constantFrom('relevance', ...sortProperties),
  direction: fc.constantFrom(...sortDirections),
})
const question = fc.record({ filter, sort, offset: fc.integer({ min: 0, max: 30 }), limit: fc.integer({ min: 1, max: 60 }) })

/** Waits until the index has read everything committed so far. */
async function settled(): Promise<void> {
  const { rows } = await database.pool.query(`insert into vehicles (brand_id, model_id, last_status, published_at)
    select brand_id, id, 'Published', now() from models limit 1 returning id`)
  const marker: Filter = { archived: false, parts: new Map([['reference', { kind: 'ids', ids: [rows[0].id] }]]) }
  await expect.poll(() => index.count(marker)).toBe(1)
  // marked as deleted: a removed row would cause a full reload instead of an update
  await database.pool.query('update vehicles set is_deleted = true where id = $1', [rows[0].id])
  await expect.poll(() => index.count(marker)).toBe(0)
}

class Undone extends Error {}

/** Expected archive in PostgreSQL: treats archived cars as listed ones. */
async function askArchive(asked: Filter, by: Sort, offset: number, limit: number) {
  let answer = {}
  const turned = database.db.transaction().execute(async (trx) => {
    await sql`
      update vehicles set is_archived = false, last_status = 'Published',
        is_deleted = is_deleted or last_status <> 'Sold' and not (is_archived and last_status in ('Published', 'Reserved', 'Booked'))
      where not is_deleted`.execute(trx)
    const open = { ...asked, archived: false }
    answer = { ...(await findPage(trx, open, by, new Date(), offset, limit)), counts: await countFacets(trx, open, new Date()) }
    throw new Undone()
  })
  await expect(turned).rejects.toThrow(Undone)
  return answer
}

/** Queries the index and PostgreSQL; queries the archive, which the index lacks, in PostgreSQL in two ways. */
async function expectEqual({
  filter: asked,
  sort: by,
  offset,
  limit,
}: {
  filter: Filter
  sort: Sort
  offset: number
  limit: number
}): Promise<void> {
  const [page, counts] = await Promise.all([
    findPage(database.db, asked, by, new Date(), offset, limit),
    countFacets(database.db, asked, new Date()),
  ])
  const context = `${filterKey(asked)} ${by.property} ${by.direction}`
  if (asked.archived) {
    expect({ context, ...page, counts }).toEqual({ context, ...(await askArchive(asked, by, offset, limit)) })
    return
  }
  expect({ context, ...index.search(asked, by, offset, limit) }).toEqual({ context, ...page })
  expect({ context, counts: index.counts(asked) }).toEqual({ context, counts })
}

test(
  'index and PostgreSQL return the same ids and counts after any change',
  async () => {
    await holds(
      fc.asyncProperty(
        fc.array(vehicle, { minLength: 1, maxLength: 70, size: 'max' }),
        fc.array(fc.tuple(fc.nat(), vehicle), { maxLength: 12 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.array(fc.nat(), { maxLength: 4 }),
        fc.array(vehicle, { maxLength: 6 }),
        fc.array(question, { minLength: 4, maxLength: 8 }),
        async (stock, changes, removals, deletions, arrivals, questions) => {
          await database.pool.query('update vehicles set is_deleted = true where not is_deleted')
          const there = await insert(stock)
          await settled()
          for (const asked of questions.slice(0, 3)) await expectEqual(asked)
          for (const [at, drawn] of changes) await update(there[at % there.length] as number, drawn)
          for (const at of removals)
            await database.pool.query('update vehicles set is_deleted = true where id = $1', [there[at % there.length]])
          for (const at of deletions) await database.pool.query('delete from vehicles where id = $1', [there[at % there.length]])
          await insert(arrivals)
          await settled()
          for (const asked of questions) await expectEqual(asked)
        },
      ),
      { runs: 25, shrink: false },
    )
  },
  patience,
)

test('sorts cars with an equal price by id', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`insert into vehicles (brand_id, model_id, last_status, published_at, price)
    select brand_id, id, 'Published', now(), 50000 + row_number() over () * 1000 from (select * from models order by id limit 6) m returning id`)
  const all = rows.map(({ id }) => id).sort((a, b) => a - b)
  const everything: Filter = { archived: false, parts: new Map() }
  const by: Sort = { property: 'price', direction: 'Ascending' }
  await expect.poll(() => index.search(everything, by, 0, 10).hits.length).toBe(6)
  // query once, so that the order exists and is merged
  for (const id of all.slice(1).reverse()) {
    await database.pool.query('update vehicles set price = 90000 where id = $1', [id])
    await settled()
  }
  expect(index.search(everything, by, 0, 10).hits.map(({ id }) => id)).toEqual(all)
})

test('includes a transaction that commits late', async () => {
  const late = await database.pool.connect()
  try {
    await late.query('begin')
    const { rows } = await late.query(`insert into vehicles (brand_id, model_id, last_status, published_at)
      select brand_id, id, 'Published', now() from models limit 1 returning id`)
    await settled()
    await settled()
    const filter: Filter = { archived: false, parts: new Map([['reference', { kind: 'ids', ids: [rows[0].id] }]]) }
    expect(index.count(filter)).toBe(0)
    await late.query('commit')
    await expect.poll(() => index.count(filter)).toBe(1)
  } finally {
    late.release()
  }
})

test('reconnects and reads missed changes', async () => {
  const { rows } = await database.pool.query<{
    ids: number[]
  }>(`with cars as (insert into vehicles (brand_id, model_id, last_status, published_at)
    select brand_id, id, 'Published', now() from models limit 2 returning id) select array_agg(id order by id) as ids from cars`)
  const [stays, goes] = (rows[0] as { ids: [number, number] }).ids
  const of = (id: number): Filter => ({ archived: false, parts: new Map([['reference', { kind: 'ids', ids: [id] }]]) })
  await expect.poll(() => index.count(of(goes))).toBe(1)
  const heard: number[] = []
  const end = index.onChange(({ version }) => heard.push(version))
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rihla stock index' and datname = current_database()`,
  )
  await database.pool.query('delete from vehicles where id = $1', [goes])
  await database.pool.query('update vehicles set price = 77000 where id = $1', [stays])
  await expect.poll(() => index.count(of(goes))).toBe(0)
  const priced: Filter = { archived: false, parts: new Map([['price', { kind: 'range', min: 77_000, max: 77_000 }]]) }
  await expect.poll(() => index.count(priced)).toBe(1)
  end()
  expect(heard.length).toBeGreaterThan(0)
  expect(heard).toEqual([...heard].sort((a, b) => a - b))
})

const first = 'select brand_id, id as model_id, (select id from cities limit 1) as city_id, null::int as area_id from models limit 1'
test.each([
  [
    'models',
    `insert into models (brand_id, name, names, body_style) select id, 'Grenadier', '{"fr": "Grenadier"}', 'SUV' from brands limit 1 returning id`,
    'model_id',
  ],
  [
    'cities',
    `insert into cities (id, name, names, name_en, region_no, region, latitude, longitude)
      select 99999, 'Tichka', '{"fr": "Tichka"}', 'Tichka', region_no, region, 31, -7 from cities limit 1 returning id`,
    'city_id',
  ],
  [
    'storageAreas',
    `insert into storage_areas (name, names, tag, city_id, address, addresses, phone, latitude, longitude, hours)
      select 'Rihla Tichka', '{"fr": "Rihla Tichka"}', 'tichka', id, 'x', '{"fr": "x"}', '+212522000000', 31, -7, '[]' from cities limit 1 returning id`,
    'area_id',
  ],
] as const)('a car whose name in %s is new brings it', async (kind, added, column) => {
  // one transaction: a concurrent read of the names cannot include it before the car exists
  const id = await database.db.transaction().execute(async (trx) => {
    const { rows } = await sql.raw<{ id: number }>(added).execute(trx)
    const named = await sql.raw<Record<string, number>>(first).execute(trx)
    const car = { ...named.rows[0], [column]: rows[0]?.id }
    await sql`insert into vehicles (brand_id, model_id, city_id, storage_area_id, last_status, published_at)
        values (${car.brand_id}, ${car.model_id}, ${car.city_id}, ${car.area_id}, 'Published', now())`.execute(trx)
    return rows[0]?.id as number
  })
  await expect.poll(() => index.names[kind].get(id)?.names.fr).toMatch(/^(Grenadier|(Rihla )?Tichka)$/)
})

test('does not report loaded rows again while an older transaction is open', async () => {
  const older = await database.pool.connect()
  const own = createStockIndex({ pool: database.pool, log: pino({ level: 'silent' }), clock: systemClock })
  try {
    await older.query('begin')
    await older.query('select pg_current_xact_id()')
    const { rows } = await database.pool.query(`insert into vehicles (brand_id, model_id, last_status)
      select brand_id, id, 'Published' from (select * from models order by id limit 3) m returning id`)
    await own.start()
    const announced: (readonly number[] | null)[] = []
    own.onChange(({ ids }) => announced.push(ids))
    const changed = rows[1].id
    await database.pool.query('update vehicles set price = 90000 where id = $1', [changed])
    await expect.poll(() => announced.flat()).toContain(changed)
    expect(announced).toEqual([[changed]])
  } finally {
    await older.query('rollback')
    older.release()
    await own.stop()
  }
})

test('does not return rows of a restored backup as changes', async () => {
  const { rows } = await database.pool.query<{ id: number }>(`insert into vehicles (brand_id, model_id, last_status)
    select brand_id, id, 'Published' from models order by id limit 1 returning id`)
  const [restored] = rows
  // a number of a former server, which this one has not reached
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`set local session_replication_role = 'replica'`)
  await client.query(`update vehicles set changed_xid = (pg_current_xact_id()::text::bigint + 1000000)::text::xid8 where id = $1`, [
    restored?.id,
  ])
  await client.query('commit')
  client.release()
  const { horizon } = await findHorizon(database.pool)
  const changedIds = async () => (await findChanges(database.pool, horizon)).changes.map(({ id }) => id)
  expect(await changedIds()).not.toContain(restored?.id)
  await database.pool.query('update vehicles set price = 91000 where id = $1', [restored?.id])
  expect(await changedIds()).toContain(restored?.id)
})

test('removes vehicles with deleted rows without a full reload', async () => {
  const own = createStockIndex({ pool: database.pool, log: pino({ level: 'silent' }), clock: systemClock })
  const { rows } = await database.pool.query<{ id: number }>(`insert into vehicles (brand_id, model_id, last_status, published_at)
    select brand_id, id, 'Published', now() from (select * from models order by id limit 1) m, generate_series(1, 1203) returning id`)
  const all = rows.map(({ id }) => id)
  const everything: Filter = { archived: false, parts: new Map() }
  await own.start()
  try {
    expect(own.count(everything)).toBe(1203)
    const announced: (readonly number[] | null)[] = []
    own.onChange(({ ids }) => announced.push(ids))
    const left = all[700] as number
    await database.pool.query('delete from vehicles where id <> $1', [left])
    await expect.poll(() => own.count(everything)).toBe(1)
    expect(own.search(everything, { property: 'relevance', direction: 'Descending' }, 0, 10).hits.map(({ id }) => id)).toEqual([left])
    expect(new Set(announced.flat())).toEqual(new Set(all.filter((id) => id !== left)))
    // a truncation reports no ids
    await database.pool.query('truncate vehicles cascade')
    await expect.poll(() => own.count(everything)).toBe(0)
    expect(announced.at(-1)).toBeNull()
  } finally {
    await own.stop()
  }
})

test('ends a boost at its expiry without a change of the row', async () => {
  let now = new Date('2026-03-15T10:00:00Z')
  const own = createStockIndex({ pool: database.pool, log: pino({ level: 'silent' }), clock: { now: () => now } })
  await database.pool.query(`insert into vehicles (brand_id, model_id, last_status, price, published_at, boosted_until)
    select brand_id, id, 'Published', 90000, '2026-03-01'::timestamptz - row_number() over () * interval '1 day',
      case when row_number() over () = 5 then '2026-03-15T12:00:00Z'::timestamptz end from (select * from models order by id limit 6) m`)
  await own.start()
  const everything: Filter = { archived: false, parts: new Map() }
  const by: Sort = { property: 'relevance', direction: 'Descending' }
  const before = own.search(everything, by, 0, 10).hits
  expect(before).toEqual((await findPage(database.db, everything, by, now, 0, 10)).hits)
  expect(before[3]?.unpaid).toBe(4)
  now = new Date('2026-03-15T13:00:00Z')
  const told: (readonly number[] | null)[] = []
  own.onChange(({ ids }) => told.push(ids))
  const after = own.search(everything, by, 0, 10).hits
  expect(after).toEqual((await findPage(database.db, everything, by, now, 0, 10)).hits)
  expect(after).not.toEqual(before)
  // its card and its pages are invalidated
  expect(told).toEqual([[before[3]?.id]])
  await own.stop()
})
