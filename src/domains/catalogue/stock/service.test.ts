import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertDocuments } from '#domains/foundation/documents/store.ts'
import type { StaffRole } from '#shared/actor.ts'
import { type Columns, insertCar, insertConsignment, insertPurchase } from '#testing/builders.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { StockCard, StockRow } from './contract.ts'
import { vehicleDocuments } from './service.ts'

let api: TestApi
const people: Record<string, Record<string, string>> = {}
/** Areas: `bound` is limited to the first. */
const [here, there] = [1, 2]

beforeAll(async () => {
  api = await testApi()
  const staff: Record<string, StaffRole[]> = {
    boss: ['manager'],
    agent: ['agent'],
    bound: ['agent'],
    expert: ['expert'],
    editor: ['editor'],
  }
  for (const [subject, roles] of Object.entries(staff)) people[subject] = await api.headers(subject, roles)
  await run('insert into staff_areas (subject, storage_area_id) values ($1, $2)', 'bound', here)
})
afterAll(() => api.close())
beforeEach(() => run('truncate vehicles, documents cascade'))

const run = async (text: string, ...values: unknown[]) => (await api.deps.pool.query(text, values)).rows
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (who: string, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url: `/api/staff/vehicles${url}`, headers: people[who] ?? {}, ...(payload && { payload }) })
const code = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json().code

/** Inserts a stock car with the given columns. */
const car = (given: Columns<'vehicles'> = {}, model = 'Duster'): Promise<number> =>
  insertCar(api.deps.db, { model, last_status: 'Active', storage_area_id: here, price: 100_000, ...given })
const cardOf = async (id: number, who = 'boss') => (await ask(who, 'GET', `/${id}`)).json() as StockCard
const list = async (query: string, who = 'boss') => {
  const { results, rowCount } = (await ask(who, 'GET', `?${query}`)).json() as { results: StockRow[]; rowCount: number }
  return { ids: results.map(({ id }) => id), rowCount, results }
}
const picture = (ownerId: number, given: object = {}) => ({
  ...{
    ownerType: 'Vehicle' as const,
    ownerId,
    type: 'VehicleGalleryPicture' as const,
    spec: 'None' as const,
    status: 'Published' as const,
  },
  ...{
    fileName: 'a.webp',
    mimeType: 'image/webp',
    size: 1,
    hash: 'a',
    width: 8,
    height: 5,
    imagesOrder: 0,
    isGenerated: false,
    createdBy: null,
  },
  ...given,
})

describe('list', () => {
  test('excludes deleted cars and separates archived ones', async () => {
    const kept = await car()
    await car({ is_deleted: true })
    const archived = await car({ is_archived: true })
    expect(await list('')).toMatchObject({ ids: [kept], rowCount: 1 })
    expect((await list('archived=true')).ids).toEqual([archived])
    expect((await ask('boss', 'GET', `/${kept + 1}`)).statusCode).toBe(404)
  })

  test('counts the requested statuses on every page', async () => {
    for (const last_status of ['Draft', 'Active', 'Active', 'Active', 'Published']) await car({ last_status })
    expect((await list('size=2')).rowCount).toBe(5)
    const second = await list('status=Active&status=Published&size=3&page=2')
    expect([second.ids.length, second.rowCount]).toEqual([1, 4])
  })

  test('sorts cars without a price last, then by id', async () => {
    const [none, dear, cheap] = [await car({ price: null }), await car({ price: 200_000 }), await car({ price: 90_000 })]
    const twin = await car({ price: 90_000 })
    expect((await list('sort=price&direction=asc')).ids).toEqual([cheap, twin, dear, none])
    expect((await list('sort=price&direction=desc')).ids).toEqual([dear, twin, cheap, none])
    await run('update vehicles set mileage = 1000 - id')
    await run('update vehicles set mileage = null where id = $1', dear)
    expect((await list('sort=mileage&direction=desc')).ids.at(-1)).toBe(dear)
    expect((await list('sort=mileage&direction=asc')).ids.at(-1)).toBe(dear)
  })

  test('lists a car in transfer at both stores', async () => {
    const sent = await car({ storage_area_id: there, transfer_storage_area_id: here, last_status: 'InTransfer' })
    const other = await car({ storage_area_id: there })
    expect((await list('', 'bound')).ids).toEqual([sent])
    expect((await list(`storageAreaId=${here}`)).ids).toEqual([sent])
    expect((await list(`storageAreaId=${there}&sort=created&direction=asc`)).ids).toEqual([sent, other])
  })

  test('finds by plate, chassis number, reference or up to eight words', async () => {
    const wanted = await car({
      version: 'dCi 4x4',
      registration_number: '12345A6',
      chassis_number: 'UU1HSRDAG05712134',
      reference: 'VO-765432',
    })
    await car({ version: 'TCe' }, 'Clio')
    const found = async (q: string) => (await list(`q=${encodeURIComponent(q)}`)).ids
    for (const q of ['12345-a-6', 'uu1hsrdag 05712134', 'VO765432', '7654', 'duster 4x4', 'd u s t e r a c nowhere'])
      expect([q, await found(q)]).toEqual([q, [wanted]])
    expect(await found('d u s t e r a nowhere')).toEqual([])
    expect(await found('  ')).toHaveLength(2)
    // a make is a filter; a version matches by prefix, alone or with its model
    const [clio] = await found('tce')
    for (const q of ['renault', 'clio tc', 'Renault clio', 'tce']) expect([q, await found(q)]).toEqual([q, [clio]])
    expect(await found('renault dci')).toEqual([])
  })

  test('includes an offered car after the purchase', async () => {
    const own = await car()
    const offered = await car({ reference: 'VO-900001', last_status: 'Draft' })
    await insertPurchase(api.deps.db, { disposed_vehicle_id: offered })
    expect((await list('')).ids).toEqual([own])
    await run(`update vehicle_purchases set last_status = 'Billed' where disposed_vehicle_id = $1`, offered)
    expect((await list('q=VO900001')).ids).toEqual([])
    await run(`update vehicle_purchases set last_status = 'Complete' where disposed_vehicle_id = $1`, offered)
    expect((await list('q=VO900001')).ids).toEqual([offered])
  })

  test('shows first photo, photo count and open tasks', async () => {
    const id = await car()
    await insertDocuments(api.deps.db, [
      picture(id, { hash: 'second', imagesOrder: 2 }),
      picture(id, { hash: 'first', imagesOrder: 1 }),
      picture(id, { hash: 'paper', type: 'VehicleGrayCard' }),
      picture(id, { hash: 'no picture', width: null }),
      picture(id + 1000, { hash: 'of another car' }),
      picture(id, { hash: 'of a booking', ownerType: 'Booking' }),
      picture(id, { hash: 'gone' }),
    ])
    await run(`update documents set is_deleted = true where hash = 'gone'`)
    await run(
      `insert into administrative_tasks (vehicle_id, position, title, last_status, is_deleted)
       values ($1, 1, 'Visite', 'Idle', false), ($1, 2, 'Assurance', 'Idle', true)`,
      id,
    )
    expect((await list('')).results).toMatchObject([{ id, pictureCount: 2, picture: { hash: 'first' }, openTasks: 1 }])
    const none = await car({}, 'Clio')
    expect((await list('')).results.find((row) => row.id === none)).toMatchObject({ pictureCount: 0, picture: null, openTasks: 0 })
  })

  test('marks public cars', async () => {
    const isPublic = async () => (await list('sort=created&direction=asc&archived=true')).results.map((row) => row.isPublic)
    for (const last_status of ['Active', 'Published', 'Sold']) await car({ last_status, is_archived: true })
    expect(await isPublic()).toEqual([false, false, true])
  })
})

describe('vehicle', () => {
  test("returns the caller's actions", async () => {
    const id = await car()
    expect((await cardOf(id, 'agent')).may).toEqual({ edit: true, price: false, switches: false })
    expect((await cardOf(id, 'expert')).may).toEqual({ edit: false, price: false, switches: false })
    expect((await cardOf(id, 'boss')).may).toEqual({ edit: true, price: true, switches: true })
  })

  test('is received only at the destination of its transfer', async () => {
    const id = await car({ storage_area_id: there, transfer_storage_area_id: here, last_status: 'InTransfer' })
    const reasonOf = (card: StockCard, action: string) => card.moves.find((one) => one.action === action)?.reason
    expect(reasonOf(await cardOf(id, 'bound'), 'receive')).toBeNull()
    const leaving = await car({ transfer_storage_area_id: there, last_status: 'InTransfer' })
    expect(reasonOf(await cardOf(leaving, 'bound'), 'receive')).toBe('area')
    const homeless = await car({ storage_area_id: null, transfer_storage_area_id: here, last_status: 'Active' })
    expect(reasonOf(await cardOf(homeless, 'bound'), 'transfer')).toBe('area')
    expect(reasonOf(await cardOf(homeless, 'agent'), 'transfer')).toBeNull()
  })

  test('shows a former price above the price and recent changes', async () => {
    const id = await car({ price: 100_000, former_price: 100_000 })
    expect((await cardOf(id)).formerPrice).toBeNull()
    await run('update vehicles set former_price = 100001 where id = $1', id)
    expect((await cardOf(id)).formerPrice).toBe(100_001)
    for (const [type, price, comment] of [
      ['Draft', null, null],
      ['Draft', 95_000, 'price'],
      ['Active', null, 'Arrivée'],
      ['Active', 90_000, 'price'],
    ] as const)
      await run('insert into vehicle_statuses (vehicle_id, type, price, comment) values ($1, $2, $3, $4)', id, type, price, comment)
    expect((await cardOf(id)).history).toMatchObject([
      { kind: 'price', type: 'Active', price: 90_000, oldPrice: 95_000, comment: null, by: null },
      { kind: 'status', type: 'Active', price: null, oldPrice: null, comment: 'Arrivée' },
      { kind: 'price', type: 'Draft', price: 95_000, oldPrice: null },
      { kind: 'status', type: 'Draft' },
    ])
  })

  test('lists transfers latest first, also without an origin', async () => {
    const id = await car()
    await run(
      `insert into vehicle_transfers (vehicle_id, from_storage_area_id, to_storage_area_id, sent, received)
       values ($1, null, $2::int, '2026-03-01', '2026-03-01'), ($1, $2::int, $3, '2026-03-02', null),
         ($4, $2::int, $3, '2026-03-03', null)`,
      ...[id, here, there, await car()],
    )
    expect((await cardOf(id)).transfers).toMatchObject([
      { from: { id: here }, to: { id: there }, received: null },
      { from: null, to: { id: here } },
    ])
  })
})

describe('edit', () => {
  const save = async (who: string, id: number, change: object, revision?: string) => {
    const card = await cardOf(id)
    return ask(who, 'PUT', `/${id}`, { revision: revision ?? card.revision, fields: { ...card.fields, ...change } })
  }
  const fields = (answer: { json(): { errors: { field: string; reason: string }[] } }) =>
    answer.json().errors.map(({ field, reason }) => [field, reason])

  test("sets the area of a draft within the caller's areas", async () => {
    const id = await car({ last_status: 'Draft' })
    expect(fields(await save('bound', id, { storageAreaId: there }))).toEqual([['fields.storageAreaId', 'ownArea']])
    expect(fields(await save('bound', id, { storageAreaId: null }))).toEqual([['fields.storageAreaId', 'required']])
    expect((await save('bound', id, { version: 'Life' })).statusCode).toBe(200)
    expect((await save('agent', id, { storageAreaId: there })).json().storageArea.id).toBe(there)
  })

  test('reports invalid and cleared fields once', async () => {
    const id = await car({ chassis_number: 'UU1HSRDAG05712134', color: 'White' })
    expect(fields(await save('agent', id, { chassisNumber: 'short', color: null }))).toEqual([
      ['fields.chassisNumber', 'chassis'],
      ['fields.color', 'required'],
    ])
  })

  test('rejects the chassis number of another active stock car', async () => {
    const twin = await car({ chassis_number: 'UU1HSRDAG05712134', reference: 'VO-111111' })
    const id = await car({ chassis_number: null })
    const wish = { chassisNumber: 'UU1HSRDAG05712134' }
    expect((await save('agent', id, wish)).json().errors).toMatchObject([{ reason: 'chassisExists', reference: 'VO-111111' }])
    for (const [column, value, was] of [
      ['last_status', 'Sold', 'Active'],
      ['is_archived', true, false],
      ['is_deleted', true, false],
    ]) {
      await run(`update vehicles set ${column} = $2 where id = $1`, twin, value)
      expect([column, (await save('agent', id, wish)).statusCode]).toEqual([column, 200])
      await run(`update vehicles set ${column} = $2 where id = $1`, twin, was)
      expect((await save('agent', id, { chassisNumber: 'UU1HSRDAG05712134', version: 'x' })).statusCode).toBe(400)
      await run('update vehicles set chassis_number = null where id = $1', id)
    }
    // its own number is no duplicate
    expect((await save('agent', twin, { version: 'Life' })).statusCode).toBe(200)
  })

  test('rejects an unknown city and a deleted area', async () => {
    const id = await car({ last_status: 'Draft', storage_area_id: null })
    expect(fields(await save('agent', id, { cityId: 999_999 }))).toEqual([['fields.cityId', 'invalid']])
    expect((await save('agent', id, { cityId: 1 })).statusCode).toBe(200)
    await run('update storage_areas set is_deleted = true where id = $1', there)
    try {
      expect(fields(await save('agent', id, { storageAreaId: there }))).toEqual([['fields.storageAreaId', 'invalid']])
    } finally {
      await run('update storage_areas set is_deleted = false where id = $1', there)
    }
  })
})

describe('manager settings', () => {
  test('ignore an equal price and refresh the market for another', async () => {
    const id = await car()
    const price = (given: object) => ask('boss', 'POST', `/${id}/price`, given)
    const jobs = async () => (await run(`delete from pgboss.job where name = 'vehicles.refreshMarket' returning id`)).length
    const { history } = (await price({ price: 99_000, was: 100_000 })).json()
    expect([history.length, await jobs()]).toEqual([1, 1])
    expect((await price({ price: 99_000, was: 99_000 })).json().history).toEqual(history)
    expect(await jobs()).toBe(0)
  })

  test('keep a consigned car at or above the contract price', async () => {
    const id = await car({ price: 120_000 })
    const columns = { disposed_vehicle_id: id, floor_price: 110_000, last_status: 'ContractSigned' }
    const mandate = await insertConsignment(api.deps.db, columns)
    const price = (price: number, was: number) => ask('boss', 'POST', `/${id}/price`, { price, was })
    expect((await price(109_999, 120_000)).json().errors).toMatchObject([{ field: 'price', reason: 'tooSmall', limit: 110_000 }])
    expect((await price(110_000, 120_000)).json().price).toBe(110_000)
    const floor = await ask('boss', 'PUT', `/${id}/floorprice`, { floorPrice: 100_000 })
    expect(floor.json().errors).toMatchObject([{ field: 'floorPrice', reason: 'byContract' }])
    // before the signature there is no agreement
    await run(`update vehicle_intermediations set last_status = 'ContractGenerated' where id = $1`, mandate.id)
    expect((await price(100_000, 110_000)).json().price).toBe(100_000)
  })

  test('allow a floor price up to the price, or any without one', async () => {
    const floor = async (id: number, floorPrice: number) => (await ask('boss', 'PUT', `/${id}/floorprice`, { floorPrice })).statusCode
    expect(await floor(await car({ price: 100_000 }), 100_000)).toBe(200)
    expect(await floor(await car({ price: null }), 100_000)).toBe(200)
  })

  test('reject archiving a held car', async () => {
    const id = await car({ last_status: 'Booked', is_archived: true })
    const put = async (body: object) => (await ask('boss', 'PUT', `/${id}/switches`, body)).statusCode
    expect([await put({ isCertified: false }), await put({ isArchived: false }), await put({ isArchived: true })]).toEqual([200, 200, 409])
    await run(`update vehicles set last_status = 'Sold' where id = $1`, id)
    expect(await put({ isArchived: true })).toBe(200)
  })
})

describe('transfer', () => {
  const move = (who: string, id: number, body: object) => ask(who, 'POST', `/${id}/move`, body)

  test('is rejected by status before the area is checked', async () => {
    for (const last_status of ['Draft', 'Booked'])
      expect([last_status, await code('boss', 'POST', `/${await car({ last_status })}/move`, { action: 'transfer' })]).toEqual([
        last_status,
        'TransitionNotAllowed',
      ])
    const pending = await car({ last_status: 'Pending' })
    expect((await move('boss', pending, { action: 'transfer', storageAreaId: there })).json()).toMatchObject({ lastStatus: 'InTransfer' })
  })

  test("ends on receipt and is limited to the caller's areas", async () => {
    const id = await car({ storage_area_id: there, transfer_storage_area_id: here })
    expect((await move('bound', id, { action: 'publish' })).statusCode).toBe(403)
    const pending = await car({ last_status: 'Pending', transfer_storage_area_id: there })
    expect((await move('bound', pending, { action: 'activate' })).json()).toMatchObject({
      transferArea: { id: there },
      storageArea: { id: here },
    })
    const nowhere = await car({ storage_area_id: null, transfer_storage_area_id: here, last_status: 'Pending' })
    expect((await move('bound', nowhere, { action: 'activate' })).json()).toMatchObject({ lastStatus: 'Active' })
  })
})

describe('published car', () => {
  const move = (who: string, id: number, body: object) => ask(who, 'POST', `/${id}/move`, body)
  const page = (id: number) => api.app.inject({ url: `/api/vehicles/${id}` })
  const publishedCar = async (given: object = {}) => {
    const id = await car({ last_status: 'Published', published_at: '2026-03-01T10:00:00Z', ...given })
    await insertDocuments(
      api.deps.db,
      Array.from({ length: 12 }, (_, i) => picture(id, { hash: `photo ${i}`, imagesOrder: i })),
    )
    return id
  }
  const arrival = () => new Date(api.deps.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)

  test('is withdrawn by a manager with a comment', async () => {
    const id = await publishedCar()
    expect((await page(id)).statusCode).toBe(200)
    expect((await move('agent', id, { action: 'unpublish', comment: 'Choc au pare-chocs' })).statusCode).toBe(403)
    expect((await move('boss', id, { action: 'unpublish' })).statusCode).toBe(400)
    const card = (await move('boss', id, { action: 'unpublish', comment: 'Choc au pare-chocs' })).json() as StockCard
    expect(card).toMatchObject({ lastStatus: 'Active', isPublic: false, history: [{ type: 'Active', comment: 'Choc au pare-chocs' }] })
    expect((await page(id)).statusCode).toBe(404)
  })

  test('stays public during a transfer and is published on arrival', async () => {
    const id = await publishedCar()
    expect((await move('agent', id, { action: 'transfer', storageAreaId: there })).json().message).toContain('arrivesOn')
    const sent = await move('agent', id, { action: 'transfer', storageAreaId: there, arrivesOn: arrival() })
    expect(sent.json()).toMatchObject({ lastStatus: 'InTransfer', isPublic: true, arrivesOn: arrival() })
    expect((await page(id)).json()).toMatchObject({ availability: 'Arriving', arrival: { date: arrival(), store: { id: there } } })
    expect((await api.app.inject({ url: `/api/vehicles/${id}/documents` })).json()).toHaveLength(12)
    expect((await api.app.inject({ url: '/api/vehicles/stockcount' })).json()).toMatchObject({ count: 1 })
    const received = (await move('agent', id, { action: 'receive' })).json() as StockCard
    expect(received).toMatchObject({ lastStatus: 'Published', storageArea: { id: there }, arrivesOn: null })
    expect((await page(id)).json()).toMatchObject({ availability: 'Available', arrival: null, publishedAt: '2026-03-01' })
  })

  test('goes to stock on arrival when a photo is missing', async () => {
    const id = await publishedCar()
    await move('agent', id, { action: 'transfer', storageAreaId: there, arrivesOn: arrival() })
    await run('update documents set is_deleted = true where owner_id = $1', id)
    expect((await move('agent', id, { action: 'receive' })).json()).toMatchObject({ lastStatus: 'Active', isPublic: false })
  })

  test('is not withdrawn or transferred here when from an advert', async () => {
    const id = await publishedCar({ operation_type: 'Ad' })
    expect((await move('boss', id, { action: 'unpublish', comment: 'Non' })).statusCode).toBe(403)
    expect((await cardOf(id)).moves.find(({ action }) => action === 'transfer')?.reason).toBe('advert')
  })
})

describe('photos of a car', () => {
  const actor = (id: string, ...roles: StaffRole[]) => ({ id, roles })
  const mayRead = (id: number, ...who: Parameters<typeof actor>) => vehicleDocuments.mayRead(api.deps, actor(...who), id, 'VehiclePicture')
  const mayAdd = (id: number, ...who: Parameters<typeof actor>) => vehicleDocuments.mayAdd(api.deps, actor(...who), id, 'VehiclePicture')
  const mayRemove = (ownerId: number, who: Parameters<typeof actor>) =>
    api.deps.db
      .transaction()
      .execute((trx) =>
        vehicleDocuments.mayRemove(api.deps, trx, actor(...who), { id: 'a', type: 'VehicleGalleryPicture', ownerType: 'Vehicle', ownerId }),
      )

  test('are visible to the vehicle staff of its area', async () => {
    const [mine, other] = [await car(), await car({ storage_area_id: there })]
    expect(await mayRead(mine, 'bound', 'agent')).toBe(true)
    expect(await mayRead(other, 'bound', 'agent')).toBe(false)
    for (const role of ['expert', 'controller', 'manager', 'admin'] as const) {
      await api.headers(role, [role])
      expect([role, await mayRead(mine, role, role)]).toEqual([role, true])
    }
    expect(await mayRead(mine, 'editor', 'editor')).toBe(false)
    expect(await vehicleDocuments.isOwn(api.deps, actor('bound', 'agent'), mine)).toBe(false)
  })

  test('are added and removed by agents and managers', async () => {
    const [mine, other] = [await car(), await car({ storage_area_id: there })]
    await mayAdd(mine, 'boss', 'manager')
    await mayRemove(mine, ['boss', 'manager'])
    await expect(mayAdd(other, 'bound', 'agent')).rejects.toMatchObject({ code: 'NotFound' })
    await expect(mayAdd(mine, 'editor', 'editor')).rejects.toMatchObject({ code: 'NotFound' })
    await expect(mayRemove(other, ['bound', 'agent'])).rejects.toMatchObject({ code: 'NotFound' })
    await expect(mayAdd(mine, 'expert', 'expert')).rejects.toMatchObject({ code: 'Forbidden' })
    await expect(mayRemove(mine, ['expert', 'expert'])).rejects.toMatchObject({ code: 'Forbidden' })
  })

  test('keep the minimum of five while on sale', async () => {
    const id = await car({ last_status: 'Published' })
    await insertDocuments(
      api.deps.db,
      Array.from({ length: 5 }, () => picture(id)),
    )
    await expect(mayRemove(id, ['boss', 'manager'])).rejects.toMatchObject({ code: 'TooFewPictures' })
    await insertDocuments(api.deps.db, [picture(id)])
    await mayRemove(id, ['boss', 'manager'])
    await run('update documents set is_deleted = true')
    await expect(mayRemove(id, ['boss', 'manager'])).rejects.toMatchObject({ code: 'TooFewPictures' })
    for (const [status, isArchived] of [
      ['Sold', false],
      ['Active', false],
      ['Published', true],
    ]) {
      await run('update vehicles set last_status = $2, is_archived = $3 where id = $1', id, status, isArchived)
      await mayRemove(id, ['boss', 'manager'])
    }
  })
})

describe('tasks', () => {
  const call = (method: Method, id: number, path: string, body: object) => ask('agent', method, `/${id}/tasks${path}`, body)

  test('are appended, belong to one car and can be deleted', async () => {
    const [id, other] = [await car(), await car()]
    for (const title of ['A', 'B', 'C']) await call('POST', id, '', { title, description: null })
    await call('POST', other, '', { title: 'Z', description: null })
    const titles = async () => (await cardOf(id)).tasks.map(({ title, order }) => [title, order])
    expect(await titles()).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ])
    const [a, b, c] = (await cardOf(id)).tasks.map((task) => task.id) as [number, number, number]
    await run('update administrative_tasks set position = 1 where id = $1', c)
    expect((await titles()).map(([title]) => title)).toEqual(['A', 'B', 'C'])
    await run('update administrative_tasks set is_deleted = true where id = $1', b)
    expect((await titles()).map(([title]) => title)).toEqual(['A', 'C'])
    expect((await call('POST', id, `/${b}/move`, { action: 'start' })).statusCode).toBe(404)
    expect((await call('PUT', id, '', { ids: [c, a] })).json().map((task: { title: string }) => task.title)).toEqual(['C', 'A'])
    expect((await call('PUT', id, '', { ids: [c, a, a] })).json().code).toBe('EditConflict')
  })

  test('reject outdated edits and tasks of other cars', async () => {
    const [id, other] = [await car(), await car()]
    const [task] = (await call('POST', id, '', { title: 'Mutation', description: 'Dossier' })).json()
    const words = { title: 'Mutation', description: 'Dossier complet' }
    const save = (of: number, was: object) => call('PUT', of, `/${task.id}`, { ...words, was })
    expect((await save(id, { title: 'Mutation', description: null })).json().code).toBe('EditConflict')
    expect((await save(id, { title: 'Vignette', description: 'Dossier' })).json().code).toBe('EditConflict')
    expect((await save(other, { title: 'Mutation', description: 'Dossier' })).statusCode).toBe(404)
    expect((await save(id, { title: 'Mutation', description: 'Dossier' })).json()).toMatchObject([words])
    const moved = (await call('POST', id, `/${task.id}/move`, { action: 'start' })).json()
    expect(moved[0].statuses.map(({ type }: { type: string }) => type)).toEqual(['Started', 'Idle'])
  })
})
