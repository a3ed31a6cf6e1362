import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateFor } from '#domains/catalogue/market/service.ts'
import type { CarFacts, fuelTypes, gearTypes } from '#domains/catalogue/vehicles/rules.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { formOf } from '#testing/hostile-files.ts'
import { holds, patience } from '#testing/property.ts'
import { testSettings } from '#testing/settings.ts'

let api: TestApi
let partnerKey = ''
let drawn = 0
const models: { id: number; name: string }[] = []
const now = new Date('2026-03-16T10:00:00Z')

beforeAll(async () => {
  api = await testApi({ clock: { now: () => now } })
  const { rows } = await api.deps.pool.query<{ id: number; name: string }>(
    `select id, name from models where name in ('Duster', 'Sandero') and brand_id = (select id from brands where name = 'Dacia') order by name`,
  )
  models.push(...rows)
  // cars of two models with every year, fuel and gearbox, ascending in price
  await api.deps.pool.query(
    `insert into vehicles (reference, brand_id, model_id, release_date, mileage, price, last_status, operation_type, fuel_type, gear_type,
       registration_number, vehicle_repair_status_type)
     select 'P-' || m.id || '-' || i, m.brand_id, m.id, make_date(2016 + i % 5, 6, 1), 40000 + i * 700, 90000 + (i % 5) * 9000 - i * 100
         + case when m.name = 'Duster' then 30000 else 0 end + case when i % 2 = 0 then 7000 else 0 end, 'Published', 'Standard',
       case when i % 2 = 0 then 'Diesel' else 'Gasoline' end, case when i % 3 = 0 then 'Automatic' else 'Manual' end,
       (10000 + i) || '-A-' || m.id, 'NotRequired'
     from models m, generate_series(1, 150) i where m.id = any($1)`,
    [models.map(({ id }) => id)],
  )
  await api.deps.pool.query(`update settings set value = '1000' where key = 'purchases.partnerHourly'`)
  const headers = await api.headers('the-admin', ['admin'])
  const made = await api.app.inject({ method: 'POST', url: '/api/staff/partnerkeys', headers, payload: { name: 'Auto Atlas' } })
  partnerKey = made.json().key
})
afterAll(() => api.close())

interface Described {
  model: number
  year: number
  mileage: number
  fuelType: (typeof fuelTypes)[number] | null
  gearType: (typeof gearTypes)[number] | null
}
const described: fc.Arbitrary<Described> = fc.record({
  model: fc.constantFrom(0, 1),
  year: fc.integer({ min: 2016, max: 2020 }),
  mileage: fc.integer({ min: 30_000, max: 150_000 }),
  fuelType: fc.constantFrom('Diesel' as const, 'Gasoline' as const, null),
  gearType: fc.constantFrom('Manual' as const, 'Automatic' as const, null),
})
/** Possible changes between the estimate and the request, including none. */
const changes = fc.oneof(
  fc.constant({}),
  described.map(({ model }) => ({ model })),
  described.map(({ year }) => ({ year })),
  described.map(({ mileage }) => ({ mileage })),
  described.map(({ fuelType }) => ({ fuelType })),
  described.map(({ gearType }) => ({ gearType })),
  described,
)

/** Percent by which the mileage of the request may differ. */
const tolerance = Number(testSettings['estimates.mileagePercent'])
/** Impossible sums: a request contains them only by an estimate key. */
const planted = { low: 901_000, high: 909_000 }

const factsOf = ({ model, ...car }: Described): CarFacts => ({ modelId: models[model]?.id ?? 0, version: null, ...car })

/** Creates an estimate; returns its key and the planted sum. */
async function estimated({ model, year, mileage, fuelType, gearType }: Described) {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/estimates',
    headers: await api.headers(),
    payload: { modelId: models[model]?.id, year, mileage, ...(fuelType && { fuelType }), ...(gearType && { gearType }) },
    remoteAddress: `10.7.${drawn >> 8}.${drawn & 255}`,
  })
  expect(answer.statusCode, answer.body).toBe(200)
  const { key } = answer.json()
  const { rowCount } = await api.deps.pool.query(
    'update estimates set low = $2, probable = $2, high = $3 where key = $1 and low is not null',
    [key, planted.low, planted.high],
  )
  return { key: key as string, sum: rowCount === 1 ? planted : null }
}

interface Sent {
  status: number
  body: string
  id: number
  key: string
  mileage: number
}
type Origin = 'site' | 'staff' | 'partner'
/** Types of request that each origin may send. */
const kinds = (['site', 'staff', 'partner'] as const).flatMap((origin) =>
  (['Purchase', 'TradeIn', ...(origin === 'partner' ? [] : (['Intermediation'] as const))] as const).map((Type) => ({ Type, origin })),
)

/** Sends a request from the site, the staff or a partner. A partner's answer has no id: it is found by its reference. */
async function request(car: Described, kind: { Type: string; origin: Origin }, more: Record<string, string>, number: number) {
  const asked = {
    ...{ Civility: 'Mme.', FirstName: 'Salma', LastName: 'Alaoui', Email: `s${number}@exemple.ma`, City: 'Casablanca', StorageAreaId: '1' },
    ...{ Phone: `06${String(10_000_000 + number)}`, Brand: 'Dacia', Model: models[car.model]?.name ?? '', Type: kind.Type },
    ...{ RegistrationNumber: `${10_000 + number}A6`, ReleaseDate: `${car.year}-03-12`, Mileage: String(car.mileage) },
    ...(car.fuelType && { FuelType: car.fuelType }),
    ...(car.gearType && { GearType: car.gearType }),
    ...more,
  }
  const remoteAddress = `10.8.${number >> 8}.${number & 255}`
  const body = { ...asked, StorageAreaId: 1, Mileage: car.mileage }
  const send = async (url: string, headers: Record<string, string>) =>
    read(await api.app.inject({ method: 'POST', url, headers, payload: body }))
  if (kind.origin === 'staff') return send('/api/staff/purchases', await api.headers('the-agent', ['agent']))
  if (kind.origin === 'partner') return send('/api/partners/purchases', { 'x-partner-key': partnerKey })
  const { payload, headers } = formOf([])
  const answer = await api.app.inject({
    method: 'POST',
    url: `/vehiclepurchases?${new URLSearchParams(asked)}`,
    headers: { ...(await api.headers(`seller-${number}`)), ...headers },
    payload,
    remoteAddress,
  })
  return read(answer)
}

async function read({ statusCode, body }: { statusCode: number; body: string }): Promise<Sent> {
  const { id, key, reference, disposedVehicle } = JSON.parse(body)
  if (disposedVehicle || statusCode !== 200) return { status: statusCode, body, id, key, mileage: disposedVehicle?.mileage }
  const { rows } = await api.deps.pool.query(
    'select p.id, v.mileage from vehicle_purchases p join vehicles v on v.id = p.disposed_vehicle_id where p.reference = $1',
    [reference],
  )
  return { status: statusCode, body, key, ...rows[0] }
}

/** Sum of a request, and start value of its inspection after acceptance. */
async function sumsOf(Type: string, id: number): Promise<{ low: number; high: number } | null> {
  const table = Type === 'Intermediation' ? 'vehicle_intermediations' : 'vehicle_purchases'
  const { rows } = await api.deps.pool.query(`select estimated_low as low, estimated_high as high from ${table} where id = $1`, [id])
  return rows[0].low === null ? null : rows[0]
}

test(
  'the key of an estimate, or of a draft, never brings its sum to a car with other facts',
  () =>
    holds(
      fc.asyncProperty(described, changes, fc.constantFrom(...kinds), async (car, change, kind) => {
        drawn += 1
        const { key, sum } = await estimated(car)
        const sent: Described = { ...car, ...change }
        const isSame =
          (['model', 'year', 'fuelType', 'gearType'] as const).every((fact) => car[fact] === sent[fact]) &&
          Math.abs(car.mileage - sent.mileage) <= (Math.min(car.mileage, sent.mileage) * tolerance) / 100
        const own = await estimateFor(api.deps, undefined, factsOf(sent))
        const DraftKey = `00000000-0000-4000-8000-${String(drawn).padStart(12, '0')}`
        const first = await request(sent, kind, { EstimateKey: key, DraftKey }, drawn)
        expect(first.status, first.body).toBe(200)
        const { id } = first
        expect(await sumsOf(kind.Type, id)).toEqual(isSame ? sum : own)
        // the same draft with other facts returns the unchanged first request
        const other = { ...sent, mileage: sent.mileage * 2, model: 1 - sent.model }
        const again = await request(other, kind, { EstimateKey: key, DraftKey }, drawn)
        if (again.status === 200) expect([again.id, again.mileage]).toEqual([id, sent.mileage])
        expect(await sumsOf(kind.Type, id)).toEqual(isSame ? sum : own)
      }),
      { runs: 30, shrink: false, kept: [{ seed: 1972649152, path: '2' }] },
    ),
  patience,
)

test("prices an advert of a declined request by the owner's wish", async () => {
  const car: Described = { model: 0, year: 2018, mileage: 80_000, fuelType: null, gearType: null }
  const { key } = await estimated(car)
  drawn += 1
  const { id, key: own } = await request(car, { Type: 'Purchase', origin: 'site' }, { EstimateKey: key }, 9_000)
  await api.deps.pool.query(`update vehicle_purchases set last_status = 'CustomerRejected' where id = $1`, [id])
  const step = await api.app.inject({
    method: 'POST',
    url: `/api/purchases/${own}/steps`,
    headers: await api.headers('seller-9000'),
    payload: { action: 'toAd' },
  })
  expect(step.statusCode, step.body).toBe(200)
  const { rows } = await api.deps.pool.query(
    `select v.price from vehicle_ads a join vehicles v on v.id = a.disposed_vehicle_id join vehicle_purchases p on p.disposed_vehicle_id = v.id
     where p.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ price: null }])
})
