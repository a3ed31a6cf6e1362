import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import {
  closeTransfer,
  insertTransfer,
  updateFloorPrice,
  updateImported,
  updateInspected,
  updateMileage,
  updatePrice,
  updateSwitches,
} from './store.ts'

let api: TestApi
let car: number
let other: number

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await run('truncate vehicles cascade')
  const rows = await run(
    `insert into vehicles (brand_id, model_id, price, old_price, price_update_date, price_position, is_price_doubtful, mileage, storage_area_id, last_status)
     select m.brand_id, m.id, 100000, 110000, '2026-01-01', 3, true, 50000, 1, 'Published' from models m, generate_series(1, 2)
     where m.name = 'Duster' returning id`,
  )
  ;[car, other] = rows.map(({ id }) => id)
})

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
const inOne = <T>(work: Parameters<ReturnType<typeof api.deps.db.transaction>['execute']>[0]) =>
  api.deps.db.transaction().execute(work) as Promise<T>
const state = async (id: number) => (await run('select * from vehicles where id = $1', id))[0]

test('stores the former price and resets the position of one car', async () => {
  await inOne((trx) => updatePrice(trx, car, 95_000, 'boss', '2026-03-15'))
  expect(await state(car)).toMatchObject({
    price: 95_000,
    old_price: 100_000,
    price_update_date: '2026-03-15',
    price_update_user_id: 'boss',
    price_position: null,
    is_price_doubtful: false,
  })
  expect(await state(other)).toMatchObject({ price: 100_000, price_position: 3 })
  expect(await run('select vehicle_id, price, comment from vehicle_statuses')).toEqual([
    { vehicle_id: car, price: 95_000, comment: 'price' },
  ])
})

test('leaves an unchanged price untouched and resets for another price', async () => {
  const record = { ...(await state(car)), brandId: 1, modelId: 1, sourceId: 'a', contentHash: 'b' }
  const given = {
    ...{ id: car, sourceId: 'a', contentHash: 'b', brandId: record.brand_id, modelId: record.model_id, condition: 'Used' },
    ...{ operationType: 'Standard', releasePrecision: 'Day', vehicleRepairStatusType: null },
  }
  const bring = (price: number) => inOne((trx) => updateImported(trx, [{ ...given, price } as never], '2026-03-15'))
  await bring(100_000)
  expect(await state(car)).toMatchObject({
    old_price: 110_000,
    price_update_date: '2026-01-01',
    price_position: 3,
    is_price_doubtful: true,
    content_hash: 'b',
    is_repaired: false,
  })
  expect(await run('select from vehicle_statuses')).toEqual([])
  await bring(90_000)
  expect(await state(car)).toMatchObject({
    price: 90_000,
    old_price: 100_000,
    price_update_date: '2026-03-15',
    price_position: null,
    is_price_doubtful: false,
  })
  expect((await run('select vehicle_id from vehicle_statuses')).map(({ vehicle_id }) => vehicle_id)).toEqual([car])
  expect(await state(other)).toMatchObject({ price: 100_000, content_hash: null })
})

test('a file cannot overwrite proven repairs, except by an open one', async () => {
  const record = await state(car)
  const given = {
    ...{
      id: car,
      sourceId: 'a',
      contentHash: 'c',
      brandId: record.brand_id,
      modelId: record.model_id,
      condition: 'Used',
      price: record.price,
    },
    ...{ operationType: 'Standard', releasePrecision: 'Day' },
  }
  const bring = (vehicleRepairStatusType: string | null) =>
    inOne((trx) => updateImported(trx, [{ ...given, vehicleRepairStatusType } as never], '2026-03-15'))
  await inOne((trx) => updateInspected(trx, car, 'Repaired'))
  await bring(null)
  expect(await state(car)).toMatchObject({ is_controlled: true, vehicle_repair_status_type: 'Repaired', is_repaired: true })
  await bring('NotRepaired')
  expect(await state(car)).toMatchObject({ vehicle_repair_status_type: 'NotRepaired', is_repaired: false })
  await inOne((trx) => updateInspected(trx, car, null))
  expect(await state(car)).toMatchObject({ vehicle_repair_status_type: 'NotRepaired' })
})

test('never decreases a mileage; sets an unknown one', async () => {
  const read = async (mileage: number) => {
    await inOne((trx) => updateMileage(trx, car, mileage, null))
    return (await state(car)).mileage
  }
  expect([await read(49_999), await read(50_001), await read(50_001)]).toEqual([50_000, 50_001, 50_001])
  await run('update vehicles set mileage = null where id = $1', car)
  expect(await read(7)).toBe(7)
  expect((await state(other)).mileage).toBe(50_000)
})

test('updates only the given switches', async () => {
  await inOne((trx) => updateSwitches(trx, car, { isFeatured: true }, 'boss'))
  expect(await state(car)).toMatchObject({ is_featured: true, is_archived: false, last_modified_by: 'boss' })
  await inOne((trx) => updateSwitches(trx, car, {}, 'nobody'))
  expect(await state(car)).toMatchObject({ is_featured: true, last_modified_by: 'boss' })
  expect(await state(other)).toMatchObject({ is_featured: false })
})

test('sets the floor price of one car', async () => {
  await inOne((trx) => updateFloorPrice(trx, car, 90_000, 'boss'))
  expect([(await state(car)).floor_price, (await state(other)).floor_price]).toEqual([90_000, null])
})

test('transfers a car to an accepting store and completes the transfer', async () => {
  const send = (id: number, to: number) =>
    inOne<boolean>((trx) =>
      insertTransfer(trx, id, to, { comment: null, at: new Date('2026-03-15'), day: '2026-03-15', arrivesOn: null, author: 'boss' }),
    )
  for (const flag of ['is_deleted', 'is_deactivated']) {
    await run(`update storage_areas set ${flag} = true where id = 2`)
    expect([flag, await send(car, 2), (await run('select from vehicle_transfers')).length]).toEqual([flag, false, 0])
    await run(`update storage_areas set ${flag} = false where id = 2`)
  }
  expect([await send(car, 2), await send(other, 2), await send(car, 999_999)]).toEqual([true, true, false])
  expect(await state(car)).toMatchObject({ storage_area_id: 1, transfer_storage_area_id: 2, transfer_date: '2026-03-15' })
  await inOne((trx) => closeTransfer(trx, car, new Date('2026-03-16'), 'agent'))
  expect(await state(car)).toMatchObject({ storage_area_id: 2, transfer_storage_area_id: null, transfer_destination: null })
  expect(await state(other)).toMatchObject({ storage_area_id: 1, transfer_storage_area_id: 2 })
  const ways = await run('select vehicle_id as id, received is not null as "isThere" from vehicle_transfers order by id')
  expect(ways).toEqual([
    { id: car, isThere: true },
    { id: other, isThere: false },
  ])
  // an earlier transfer retains its day
  await send(car, 1)
  await inOne((trx) => closeTransfer(trx, car, new Date('2026-03-20'), 'agent'))
  const days = await run('select received from vehicle_transfers where vehicle_id = $1 order by id', car)
  expect(days.map(({ received }) => received.getUTCDate())).toEqual([16, 20])
})
