import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#shared/actor.ts'
import { AppError } from '#shared/errors.ts'
import { insertCar } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import { transitionVehicle } from './service.ts'
import type { VehicleAction } from './status.ts'

const manager: Actor = { id: 'm1', roles: ['manager'] }
const agent: Actor = { id: 'a1', roles: ['agent'] }
const customer: Actor = { id: 'c1', roles: ['customer'] }

let api: TestApi
let id: number

beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.deps.pool.query('delete from vehicles')
  id = await insertCar(api.deps.db, {
    ...{ reference: 'M-1', release_date: '2019-05-01', mileage: 80_000, fuel_type: 'Diesel', gear_type: 'Manual', body_style: 'Citadine' },
    ...{ color: 'White', chassis_number: 'VF1', registration_number: '1|أ|6' },
  })
})

function move(action: VehicleAction, actor: Actor, comment?: string): Promise<void> {
  return api.deps.db
    .transaction()
    .execute((trx) => transitionVehicle(api.deps, trx, { id, action, actor, ...(comment !== undefined && { comment }) }))
}

async function state() {
  const { rows } = await api.deps.pool.query(
    `select last_status, (select json_agg(json_build_array(type, created_by, comment) order by id) from vehicle_statuses where vehicle_id = $1) as history,
       published_at from vehicles where id = $1`,
    [id],
  )
  return rows[0] as { last_status: string; history: [string, string, string | null][] | null; published_at: Date | null }
}

async function makePublishable(): Promise<void> {
  await api.deps.pool.query('update vehicles set price = 90000 where id = $1', [id])
  await api.deps.pool.query(
    `insert into documents (owner_type, owner_id, type, status, file_name, mime_type, size, hash, width, height)
     select 'Vehicle', $1, 'VehicleGalleryPicture', 'Published', 'a.jpg', 'image/jpeg', 1, md5(n::text), 1200, 750 from generate_series(1, 5) n`,
    [id],
  )
}

test('moves a vehicle from draft to sale and back, with history', async () => {
  await makePublishable()
  await move('submit', agent)
  await move('activate', agent)
  await move('publish', manager)
  await move('reserve', customer)
  await move('book', { id: null, roles: ['system'] })
  await move('cancel', agent, ' Financement refusé ')
  await move('reserve', customer)
  await move('book', agent)
  await move('deliver', agent)
  await move('recover', manager, 'Échange dans le mois')
  const { last_status, history, published_at } = await state()
  expect(last_status).toBe('Active')
  expect(published_at).toEqual(api.deps.clock.now())
  expect(history?.map(([type]) => type)).toEqual([
    'Pending',
    'Active',
    'Published',
    'Reserved',
    'Booked',
    'Published',
    'Reserved',
    'Booked',
    'Sold',
    'Active',
  ])
  expect(history?.[5]).toEqual(['Published', 'a1', 'Financement refusé'])
})

test('rejects an unknown transition with the current status and allowed ones', async () => {
  const error = await move('publish', manager).catch((e: unknown) => e)
  expect(error).toBeInstanceOf(AppError)
  expect(error).toMatchObject({ code: 'TransitionNotAllowed', status: 409, details: { state: 'Draft', actions: 'submit' } })
  expect((await state()).history).toBeNull()
})

test('rejects other roles, and an unknown vehicle', async () => {
  await expect(move('submit', customer)).rejects.toMatchObject({ code: 'Forbidden' })
  id = 2_147_483_647
  await expect(move('submit', agent)).rejects.toMatchObject({ code: 'NotFound' })
})

test('requires a comment for a cancellation', async () => {
  await api.deps.pool.query("update vehicles set last_status = 'Booked' where id = $1", [id])
  for (const comment of [undefined, '', '   '])
    await expect(move('cancel', agent, comment)).rejects.toMatchObject({ code: 'BadRequest', details: { field: 'comment' } })
})

test('returns missing fields before leaving draft, transfer and publication', async () => {
  await api.deps.pool.query("update vehicles set color = null, chassis_number = '' where id = $1", [id])
  await expect(move('submit', agent)).rejects.toMatchObject({ faults: [{ field: 'color' }, { field: 'chassisNumber' }] })
  await api.deps.pool.query("update vehicles set last_status = 'Active' where id = $1", [id])
  await expect(move('transfer', agent)).rejects.toMatchObject({ details: { field: 'transferStorageAreaId' } })
  await expect(move('publish', manager)).rejects.toMatchObject({ faults: [{ field: 'price' }, { field: 'pictures' }] })
  await makePublishable()
  await api.deps.pool.query("update settings set value = '6' where key = 'vehicles.minPictures'")
  await expect(move('publish', manager)).rejects.toMatchObject({ details: { field: 'pictures' } })
  await api.deps.pool.query("update settings set value = '5' where key = 'vehicles.minPictures'")
  await move('publish', manager)
  expect((await state()).last_status).toBe('Published')
})

test('lets one of two concurrent transitions win', async () => {
  await api.deps.pool.query("update vehicles set last_status = 'Published' where id = $1", [id])
  const results = await Promise.allSettled([move('reserve', customer), move('reserve', { id: 'c2', roles: ['customer'] })])
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = results.find((result) => result.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'TransitionNotAllowed', details: { state: 'Reserved', actions: 'release' } })
  expect((await state()).history).toHaveLength(1)
})

test('creates the job only if the transaction commits', async () => {
  await makePublishable()
  await api.deps.pool.query("update vehicles set last_status = 'Active' where id = $1", [id])
  const waiting = async () => {
    await api.deps.queue.enqueue('vehicles.none', {})
    return Number(
      (await api.deps.pool.query("select count(*) from pgboss.job where name = 'vehicles.refreshMarket' and state = 'created'")).rows[0]
        .count,
    )
  }
  await api.deps.pool.query("delete from pgboss.job where name = 'vehicles.refreshMarket'").catch(() => undefined)
  await expect(
    api.deps.db.transaction().execute(async (trx) => {
      await transitionVehicle(api.deps, trx, { id, action: 'publish', actor: manager })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect([(await state()).last_status, await waiting()]).toEqual(['Active', 0])
  await move('publish', manager)
  expect([(await state()).last_status, await waiting()]).toEqual(['Published', 1])
})
