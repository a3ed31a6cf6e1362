import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildNames, type Names } from '#domains/catalogue/search/index/names.ts'
import type { Filter } from '#domains/catalogue/search/index/rules.ts'
import { findByIdentifier, findNames, findPage } from '#domains/catalogue/search/index/store.ts'
import { toFilter } from '#domains/catalogue/search/rules.ts'
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
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { holds, patience } from '#testing/property.ts'
import { Criteria } from './contract.ts'
import { matchNews } from './matching/service.ts'
import { noteNews } from './matching/store.ts'
import { anchorsOf, columnsOf, nextSending, queryOf } from './rules.ts'
import { countFitting, insertAlert, takeDigest, takeDue, updateByToken, updateIdle } from './store.ts'
import type { Frequency } from './values.ts'

let database: TestDatabase
let names: Names
let customer: number
let models: { id: number; brandId: number; name: string; brand: string }[]
let cities: { id: number; name: string }[]
let areas: number[]
const now = new Date('2026-03-15T10:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const next = (at: Date) =>
  ({ Instant: at, Daily: nextSending('Daily', at), Weekly: nextSending('Weekly', at) }) satisfies Record<Frequency, Date>

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  names = buildNames(await findNames(database.pool))
  models = (
    await database.pool.query(
      `select m.id, m.brand_id as "brandId", m.name, b.name as brand
       from (select *, row_number() over (partition by brand_id order by id) as n from models) m join brands b on b.id = m.brand_id
       where n <= 3 order by m.brand_id, m.id limit 9`,
    )
  ).rows
  cities = (await database.pool.query('select id, name from cities order by id limit 3')).rows
  areas = (await database.pool.query('select id from storage_areas order by id limit 2')).rows.map(({ id }) => id)
  const { rows } = await database.pool.query(
    `insert into customers (user_id, first_name, email, email_verified, language) values ('someone', 'Salma', 'salma@exemple.ma', true, 'ar') returning id`,
  )
  customer = rows[0].id
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate vehicles, alerts, alert_finds cascade'))

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 })
const asked = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.oneof({ weight: 6, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })
const day = fc.integer({ min: 2010, max: 2025 }).map((year) => `${year}-06-01`)
const price = fc.constantFrom(45_000, 90_000, 90_001, 150_000, 480_000)
const mileage = fc.constantFrom(0, 50_000, 100_000, 300_000)

/** Few different values, so that cars and alerts match. */
const vehicle = fc.record({
  model: fc.nat(8),
  city_id: maybe(fc.nat(2)),
  storage_area_id: maybe(fc.nat(1)),
  price: maybe(price),
  mileage: maybe(mileage),
  release_date: maybe(day),
  color: maybe(fc.constantFrom(...colors.slice(0, 3))),
  fuel_type: maybe(fc.constantFrom(...fuelTypes)),
  gear_type: maybe(fc.constantFrom(...gearTypes)),
  body_style: maybe(fc.constantFrom(...bodyStyles.slice(0, 3))),
  condition: fc.constantFrom(...conditions),
  vehicle_repair_status_type: fc.constantFrom(...repairStatuses),
  registration_type: fc.constantFrom(...registrationTypes),
  operation_type: fc.constantFrom(...operationTypes),
  is_first_hand: maybe(fc.boolean()),
  is_certified: fc.boolean(),
  is_controlled: fc.boolean(),
  is_repaired: fc.boolean(),
  is_promoted: fc.boolean(),
  former_price: fc.constantFrom(null, 10_000_000),
  financing: fc.boolean(),
  registration_number: maybe(fc.constantFrom('12345|A|11', '1234-B-6')),
  is_archived: fc.constantFrom(false, false, false, true),
  is_deleted: fc.constantFrom(false, false, false, true),
  last_status: fc.constantFrom('Published', 'Published', 'Published', 'Reserved', 'Sold', 'Draft'),
})
type Drawn = typeof vehicle extends fc.Arbitrary<infer V> ? V : never

const modelNames = () => fc.nat(9).map((i) => models[i]?.name ?? 'Nulle part')
const brandNames = () => fc.nat(9).map((i) => models[i]?.brand ?? 'Personne')
const cityNames = () => fc.nat(3).map((i) => cities[i]?.name ?? 'Atlantide')
const criteria = fc
  .record({
    brands: asked(fc.constant(null).chain(() => fc.uniqueArray(brandNames(), { minLength: 1, maxLength: 2 }))),
    models: asked(fc.constant(null).chain(() => fc.uniqueArray(modelNames(), { minLength: 1, maxLength: 2 }))),
    cities: asked(fc.constant(null).chain(() => fc.uniqueArray(cityNames(), { minLength: 1, maxLength: 2 }))),
    bodyStyles: asked(some(bodyStyles.slice(0, 3))),
    minPrice: rarely(price),
    maxPrice: asked(price),
    minMileage: rarely(mileage),
    maxMileage: rarely(mileage),
    minReleaseDate: rarely(day),
    maxReleaseDate: rarely(day),
    colors: rarely(some(colors.slice(0, 3))),
    fuelTypes: rarely(some(fuelTypes)),
    gearTypes: rarely(some(gearTypes)),
    conditions: rarely(some(conditions)),
    vehicleRepairStatusTypes: rarely(some(repairStatuses)),
    registrationTypes: rarely(some(registrationTypes)),
    operationTypes: rarely(some(operationTypes)),
    storageAreaId: rarely(fc.constant(null).chain(() => some(areas))),
    isCertified: rarely(fc.boolean()),
    isControlled: rarely(fc.boolean()),
    isRepaired: rarely(fc.boolean()),
    isFirstHand: rarely(fc.boolean()),
    isPromoted: rarely(fc.boolean()),
    isFinanced: rarely(fc.boolean()),
    registrationNumber: rarely(fc.constantFrom('12345 a 11', '9')),
    excludedBrands: rarely(fc.constant(null).chain(() => fc.uniqueArray(brandNames(), { minLength: 1, maxLength: 2 }))),
    excludedModels: rarely(fc.constant(null).chain(() => fc.uniqueArray(modelNames(), { minLength: 1, maxLength: 2 }))),
    excludedCities: rarely(fc.constant(null).chain(() => fc.uniqueArray(cityNames(), { minLength: 1, maxLength: 2 }))),
    excludedColors: rarely(some(colors.slice(0, 3))),
    excludedFuelTypes: rarely(some(fuelTypes)),
    excludedGearTypes: rarely(some(gearTypes)),
    excludedBodyStyles: rarely(some(bodyStyles.slice(0, 3))),
  })
  .map((drawn) => Criteria.parse(Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined))))

async function insertCars(
  drawn: readonly (Omit<Partial<Drawn>, 'price'> & { price?: number | null; is_price_doubtful?: boolean })[],
): Promise<number[]> {
  const rows = drawn.map(({ model = 0, city_id = null, storage_area_id = null, ...rest }) => ({
    price: 90_000,
    condition: 'Used',
    vehicle_repair_status_type: 'NotRequired',
    registration_type: 'Local',
    operation_type: 'Standard',
    is_certified: false,
    is_controlled: false,
    is_repaired: false,
    is_promoted: false,
    financing: false,
    is_archived: false,
    is_deleted: false,
    last_status: 'Published',
    ...rest,
    brand_id: models[model]?.brandId,
    model_id: models[model]?.id,
    city_id: city_id === null ? null : cities[city_id]?.id,
    storage_area_id: storage_area_id === null ? null : areas[storage_area_id],
  }))
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const { rows: inserted } = await database.pool.query(
    `insert into vehicles (${columns.join(', ')})
     select ${columns.map((column) => `r.${column}`).join(', ')} from json_populate_recordset(null::vehicles, $1) r returning id`,
    [JSON.stringify(rows)],
  )
  return inserted.map(({ id }) => id)
}

const set = (id: number, change: string) => database.pool.query(`update vehicles set ${change} where id = $1`, [id])

async function filterOf(wanted: Criteria): Promise<Filter> {
  const query = queryOf(wanted)
  const registration = wanted.registrationNumber ? await findByIdentifier(database.db, 'registration', '12345A11') : undefined
  const found = wanted.registrationNumber === '9' ? [] : registration
  return toFilter(query, names.vocabulary, found ? { registration: found } : {})
}

async function keep(wanted: Criteria, { frequency = 'Instant' as Frequency, news = true, nextSending: at = now } = {}): Promise<number> {
  const query = queryOf(wanted)
  const columns = columnsOf(await filterOf(wanted), query)
  const request = { criteria: wanted, frequency, news, isDeactivated: false, nextSending: at }
  return insertAlert(database.db, customer, request, columns, anchorsOf(columns), now)
}

test(
  'an alert finds a car exactly when the search lists it as available',
  async () => {
    await holds(
      fc.asyncProperty(
        fc.array(vehicle, { minLength: 1, maxLength: 40 }),
        fc.array(criteria, { minLength: 1, maxLength: 12 }),
        async (stock, requests) => {
          await database.pool.query('truncate vehicles, alerts, alert_finds cascade')
          const cars = await insertCars(stock)
          const forSale = new Set(cars.filter((_, i) => stock[i]?.last_status === 'Published'))
          const alerts: number[] = []
          for (const request of requests) alerts.push(await keep(request))
          await noteNews(database.db)
          expect(await matchNews(database.db, 100, now)).toBe((await database.pool.query('select from alert_stock')).rowCount)
          const found = await matches()
          // the database filters the in-memory result again: nothing is removed
          await takeDue(database.db, 100, next(now), now)
          expect(await matches()).toEqual(found.map((match) => ({ ...match, digest: 1 })))
          for (const [i, request] of requests.entries()) {
            const { hits, total } = await findPage(
              database.db,
              await filterOf(request),
              { property: 'price', direction: 'Ascending' },
              now,
              0,
              100,
            )
            const context = JSON.stringify(request)
            const listed = hits.map(({ id }) => id).filter((id) => forSale.has(id))
            expect({ context, found: found.filter(({ alert }) => alert === alerts[i]).map(({ car }) => car) }).toEqual({
              context,
              found: listed.sort((a, b) => a - b),
            })
            expect(await countFitting(database.db, alerts[i] as number)).toBe(total)
          }
        },
      ),
      { runs: 60, shrink: false },
    )
  },
  patience,
)

/** Processes the stock, matches everything queued and returns new matches. */
async function follow(at = now): Promise<void> {
  await noteNews(database.db)
  while ((await matchNews(database.db, 2, at)) > 0);
}
async function matches() {
  const { rows } = await database.pool.query(
    `select f.alert_id as alert, s.vehicle_id as car, s.reason, nullif(f.digest, 0) as digest
     from alert_finds f join alert_stock s on s.vehicle_id = any(f.cars) order by alert_id, vehicle_id`,
  )
  return rows as { alert: number; car: number; reason: string; digest: number | null }[]
}

describe('news', () => {
  test('includes a published car, not an older or otherwise changed one', async () => {
    const [before] = await insertCars([{}])
    await follow()
    const alert = await keep({ maxPrice: 100_000 })
    await set(before as number, "color = 'Red'")
    const [car, dear, draft] = await insertCars([{}, { price: 100_001 }, { last_status: 'Draft' }])
    await follow()
    expect(await matches()).toEqual([{ alert, car, reason: 'New', digest: null }])
    await set(draft as number, "last_status = 'Published'")
    await follow()
    expect((await matches()).map(({ car: id, reason }) => [id, reason])).toEqual([
      [car, 'New'],
      [draft, 'New'],
    ])
    expect(dear).toBeGreaterThan(0)
  })

  test('includes a price that drops into range, and a return on sale', async () => {
    const [cheaper, back] = await insertCars([{ price: 120_000 }, { last_status: 'Published' }])
    await follow()
    await set(back as number, "last_status = 'Reserved'")
    await follow()
    const alert = await keep({ maxPrice: 100_000 })
    await set(cheaper as number, 'price = 110_000')
    await follow()
    expect(await matches()).toEqual([])
    await set(cheaper as number, 'price = 99_000')
    await set(back as number, "last_status = 'Published'")
    await follow()
    expect(await matches()).toEqual([
      { alert, car: cheaper, reason: 'Cheaper', digest: null },
      { alert, car: back, reason: 'Back', digest: null },
    ])
  })

  test('excludes a price increase and a first price', async () => {
    const [dearer, unpriced, same] = (await insertCars([{}, { price: null }, {}])) as [number, number, number]
    await follow()
    const alert = await keep({ maxPrice: 100_000 })
    await set(dearer, 'price = 90_001')
    await set(same, "price = 90_000, color = 'Red'")
    await follow()
    expect(await matches()).toEqual([])
    await set(dearer, 'price = 90_000')
    await set(unpriced, 'price = 50_000')
    await follow()
    expect((await matches()).map(({ car, reason }) => [car, reason])).toEqual([
      [dearer, 'Cheaper'],
      [unpriced, 'Cheaper'],
    ])
    expect(alert).toBeGreaterThan(0)
  })

  test('excludes a doubtful price until it is plausible', async () => {
    const [fallen] = (await insertCars([{ price: 120_000 }])) as [number]
    await follow()
    const alert = await keep({ maxPrice: 100_000 })
    const [doubted] = (await insertCars([{ price: 9_000, is_price_doubtful: true }])) as [number]
    await set(fallen, 'price = 12_000, is_price_doubtful = true')
    await follow()
    expect(await matches()).toEqual([])
    await set(fallen, 'price = 99_000, is_price_doubtful = false')
    await set(doubted, 'price = 90_000, is_price_doubtful = false')
    await follow()
    expect((await matches()).map((one) => [one.alert, one.car])).toEqual([
      [alert, fallen],
      [alert, doubted],
    ])
  })

  test('includes a transaction that starts early and commits late', async () => {
    const alert = await keep({})
    const slow = await database.pool.connect()
    await slow.query('begin')
    await slow.query("insert into vehicles (brand_id, model_id, price, last_status) values ($1, $2, 50000, 'Published')", [
      models[0]?.brandId,
      models[0]?.id,
    ])
    const [quick] = await insertCars([{}])
    await follow()
    expect((await matches()).map(({ car }) => car)).toEqual([quick])
    await slow.query('commit')
    slow.release()
    await follow()
    expect((await matches()).map((match) => match.alert)).toEqual([alert, alert])
  })

  test('excludes everything while an alert is stopped', async () => {
    const alert = await keep({})
    const { rows } = await database.pool.query('select token from alerts where id = $1', [alert])
    await updateByToken(database.db, rows[0].token, true, next(now), now)
    await insertCars([{}])
    await follow()
    await updateByToken(database.db, rows[0].token, false, next(now), now)
    await follow()
    expect(await matches()).toEqual([])
    const [car] = await insertCars([{}])
    await follow()
    expect((await matches()).map((match) => match.car)).toEqual([car])
  })
})

describe('notifications', () => {
  const due = (at: Date) => takeDue(database.db, 10, next(at), at)
  const cars = async (alert: number, digest: number) => (await takeDigest(database.db, alert, digest))?.cars.map(({ id }) => id)

  test('are sent once per car to its owner, ten minutes apart', async () => {
    const alert = await keep({})
    const [first] = await insertCars([{}])
    await follow()
    expect(await due(now)).toEqual([{ id: alert, digest: 1, customerId: customer, email: 'salma@exemple.ma', language: 'ar' }])
    expect(await cars(alert, 1)).toEqual([first])
    expect(await due(later(60))).toEqual([])
    await set(first as number, 'price = 40_000')
    const [second] = await insertCars([{}])
    await follow()
    expect(await due(later(9))).toEqual([])
    expect(await due(later(10))).toMatchObject([{ id: alert, digest: 2 }])
    expect(await cars(alert, 2)).toEqual([second])
  })

  test('skip a car that is gone until it comes back', async () => {
    const alert = await keep({ maxPrice: 100_000 })
    const [sold, reserved, dearer, stays] = (await insertCars([{}, {}, {}, {}])) as [number, number, number, number]
    await follow()
    await set(reserved, "last_status = 'Reserved'")
    await due(now)
    await set(sold, "last_status = 'Sold'")
    await set(dearer, 'price = 100_001')
    expect(await cars(alert, 1)).toEqual([stays])
    await follow(later(20))
    expect(await due(later(20))).toEqual([])
    await set(reserved, "last_status = 'Published'")
    await follow(later(30))
    expect(await due(later(30))).toMatchObject([{ digest: 2 }])
    expect(await cars(alert, 2)).toEqual([reserved])
  })

  test('skip unverified addresses and silent alerts', async () => {
    const silent = await keep({}, { news: false })
    await insertCars([{}])
    await follow()
    expect(await due(now)).toEqual([])
    expect((await matches()).map(({ alert }) => alert)).toEqual([silent])
    await keep({})
    await insertCars([{}])
    await follow()
    await database.pool.query('update customers set email_verified = false')
    expect(await due(now)).toEqual([])
    await database.pool.query('update customers set email_verified = true')
    expect(await due(now)).toHaveLength(1)
  })

  test.each([
    ['was never confirmed', 'email_verified = false'],
    ['is not there', 'email = null'],
    ['belongs to a closed card', "last_status = 'Inactive'"],
    ['belongs to a card that is gone', 'is_deleted = true'],
  ])('skip an address that %s', async (_, state) => {
    const alert = await keep({})
    await insertCars([{}])
    await follow()
    const { rows } = await database.pool.query('select email from customers where id = $1', [customer])
    await database.pool.query(`update customers set ${state} where id = $1`, [customer])
    expect(await due(now)).toEqual([])
    await database.pool.query(
      "update customers set email = $2, email_verified = true, last_status = 'Active', is_deleted = false where id = $1",
      [customer, rows[0].email],
    )
    expect(await due(now)).toMatchObject([{ id: alert }])
  })

  test('of a daily alert wait for the morning, also without matches', async () => {
    const alert = await keep({}, { frequency: 'Daily', nextSending: nextSending('Daily', now) })
    await updateIdle(database.db, next(later(24 * 60)), later(24 * 60))
    await insertCars([{}])
    await follow()
    expect(await due(later(24 * 60))).toEqual([])
    expect(await due(new Date('2026-03-17T08:00:00Z'))).toMatchObject([{ id: alert }])
  })

  test('are shared by two concurrent workers', async () => {
    for (let i = 0; i < 20; i++) await keep({})
    await insertCars([{}])
    await follow()
    const taken = (await Promise.all([due(now), due(now), due(now), due(now)])).flat().map(({ id }) => id)
    expect(new Set(taken).size).toBe(taken.length)
    expect(taken).toHaveLength(20)
  })
})
