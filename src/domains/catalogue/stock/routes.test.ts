import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blankFields, formFields } from '#domains/catalogue/vehicles/fields.ts'
import type { StaffRole } from '#shared/actor.ts'
import { type TestApi, testApi } from '#testing/database.ts'
import type { StockCard, StockFields } from './contract.ts'
import { applyPrice } from './prices/service.ts'

let api: TestApi
const people: Record<string, Record<string, string>> = {}
let casablanca: number
let rabat: number
let duster: { brandId: number; modelId: number }
let equipment: number[]
let clio: { brandId: number; modelId: number }

beforeAll(async () => {
  api = await testApi()
  const staff: Record<string, StaffRole[]> = {
    boss: ['manager'],
    anywhere: ['agent'],
    bound: ['agent'],
    expert: ['expert'],
    chief: ['admin'],
  }
  for (const [subject, roles] of Object.entries(staff)) people[subject] = await api.headers(subject, roles)
  people.customer = await api.headers('customer')
  const { rows: areas } = await sql<{ id: number }>`select id from storage_areas where not is_deactivated order by id limit 2`.execute(
    api.deps.db,
  )
  casablanca = areas[0]?.id ?? 0
  rabat = areas[1]?.id ?? 0
  await sql`insert into staff_areas (subject, storage_area_id) values ('bound', ${casablanca})`.execute(api.deps.db)
  const { rows: known } = await sql<{ id: number }>`select id from features order by id limit 3`.execute(api.deps.db)
  equipment = known.map(({ id }) => id)
  duster = await modelOf('Duster')
  clio = await modelOf('Clio')
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`truncate vehicles cascade`.execute(api.deps.db)
  await sql`truncate documents cascade`.execute(api.deps.db)
})

async function modelOf(name: string): Promise<{ brandId: number; modelId: number }> {
  const { rows } = await sql<{ brandId: number; modelId: number }>`
    select brand_id as "brandId", id as "modelId" from models where name = ${name} limit 1`.execute(api.deps.db)
  if (!rows[0]) throw new Error(`no ${name}`)
  return rows[0]
}

const blank = (): StockFields => ({
  ...blankFields(formFields),
  ...duster,
  version: null,
  operationType: 'Standard',
  condition: 'Used',
  isNew: false,
  storageAreaId: casablanca,
  cityId: null,
  chassisNumber: null,
  registrationType: 'Local',
  registrationNumber: null,
  releaseDate: null,
  mileage: null,
  fuelType: null,
  gearType: null,
  bodyStyle: null,
  color: null,
  doors: null,
  seats: null,
  fiscalPower: null,
  isFirstHand: null,
  origin: null,
  vehicleRepairStatusType: null,
  financing: false,
  financingRatio: null,
  financingMonths: null,
  videoLink: null,
  description: null,
  features: [],
})
const whole = (): StockFields => ({
  ...blank(),
  chassisNumber: 'uu1h-srda g-O5712I34',
  registrationNumber: '12345-أ-6',
  releaseDate: '2020-05-01',
  mileage: 48_200,
  fuelType: 'Diesel',
  gearType: 'Manual',
  bodyStyle: 'SUV',
  color: 'White',
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = (who: string, method: Method, url: string, payload?: object) =>
  api.app.inject({ method, url, headers: people[who] ?? {}, ...(payload && { payload }) })

async function open(fields = blank(), who = 'anywhere'): Promise<StockCard> {
  const answer = await ask(who, 'POST', '/api/staff/vehicles', fields)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
/** Returns the vehicle after the undo period of its new price. */
async function applied(answer: { json: () => StockCard }): Promise<StockCard> {
  const { id, priceChange } = answer.json()
  await applyPrice(api.deps, { id: priceChange?.id ?? 0 })
  return (await ask('boss', 'GET', `/api/staff/vehicles/${id}`)).json()
}
const move = (who: string, id: number, body: object) => ask(who, 'POST', `/api/staff/vehicles/${id}/move`, body)

/** Builds a multipart body with one file. */
function form(bytes: Uint8Array, { field = 'File', name = 'photo.jpg' } = {}) {
  const edge = 'a-line-that-parts'
  const head = `--${edge}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
    type: `multipart/form-data; boundary=${edge}`,
  }
}

const photo = (shade: number) =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: { r: shade, g: 90, b: 160 } } })
    .jpeg()
    .toBuffer()

async function upload(who: string, id: number, bytes: Uint8Array, { spec = 'Front', type = 'VehicleGalleryPicture' } = {}) {
  const { payload, type: mime } = form(bytes)
  const url = `/documents/upload?Id=${id}&Type=${type}&Spec=${spec}`
  return api.app.inject({ method: 'POST', url, headers: { ...people[who], 'content-type': mime }, payload })
}

/** Creates a publishable stock car. */
async function ready(pictures = 5): Promise<StockCard> {
  const { id } = await open(whole())
  for (let i = 0; i < pictures; i++) expect((await upload('anywhere', id, await photo(i * 10))).statusCode).toBe(200)
  await ask('boss', 'POST', `/api/staff/vehicles/${id}/price`, { price: 150_000, was: null })
  for (const action of ['submit', 'activate']) expect((await move('anywhere', id, { action })).statusCode).toBe(200)
  return (await ask('boss', 'GET', `/api/staff/vehicles/${id}`)).json()
}

describe('vehicle', () => {
  test('reports every invalid field with reason and limit', async () => {
    const { id, revision } = await open()
    const broken = { ...blank(), fiscalPower: 0, doors: 99, color: 'Plaid', chassisNumber: 'short', description: { ar: 'x'.repeat(8001) } }
    const saved = await ask('anywhere', 'PUT', `/api/staff/vehicles/${id}`, { revision, fields: broken })
    expect([saved.statusCode, saved.json().errors]).toEqual([
      400,
      [
        { field: 'fields.color', reason: 'notInList', values: expect.arrayContaining(['White']) },
        { field: 'fields.fiscalPower', reason: 'tooSmall', limit: 1 },
        { field: 'fields.doors', reason: 'tooBig', limit: expect.any(Number) },
        { field: 'fields.description.ar', reason: 'tooLong', limit: 8000 },
      ],
    ])
    // rules of the service apply after the format is valid
    const typed = { ...blank(), chassisNumber: 'short', registrationNumber: '??', videoLink: 'http://x.ma', brandId: 9999 }
    const errors = [
      { field: 'chassisNumber', reason: 'chassis' },
      { field: 'registrationNumber', reason: 'plate' },
      { field: 'videoLink', reason: 'secureAddress' },
      { field: 'brandId', reason: 'invalid' },
      { field: 'modelId', reason: 'invalid' },
    ]
    expect((await ask('anywhere', 'POST', '/api/staff/vehicles', typed)).json().errors).toEqual(errors)
    const edited = await ask('anywhere', 'PUT', `/api/staff/vehicles/${id}`, { revision, fields: typed })
    expect(edited.json().errors).toEqual(errors.map((error) => ({ ...error, field: `fields.${error.field}` })))
  })

  test('is created as a draft in normalized form', async () => {
    const card = await open({
      ...whole(),
      features: [equipment[2], equipment[0], equipment[2]] as number[],
      description: { fr: '  ', ar: ' نقية ' },
      cityId: 1,
    })
    expect(card).toMatchObject({ lastStatus: 'Draft', brand: 'Dacia', model: 'Duster', isPublic: false, price: null })
    expect(card.reference).toMatch(/^VO-\d{6}$/)
    expect(card.fields).toMatchObject({
      chassisNumber: 'UU1HSRDAG05712134',
      registrationNumber: '12345A6',
      features: [equipment[0], equipment[2]],
      description: { ar: 'نقية' },
      cityId: await cityOf(casablanca),
    })
    expect(card.history.map(({ type, kind }) => [type, kind])).toEqual([['Draft', 'status']])
  })

  const bad: [string, Partial<StockFields>, string][] = [
    ['a plate of no series', { registrationNumber: '123456A11' }, 'registrationNumber'],
    ['a chassis number of 16 signs', { chassisNumber: 'UU1HSRDAG0571213' }, 'chassisNumber'],
    ['a day to come', { releaseDate: '2026-03-16' }, 'releaseDate'],
    ['an address without encryption', { videoLink: 'http://exemple.ma' }, 'videoLink'],
    ['an unknown equipment', { features: [999_999] }, 'features'],
    ['an unknown area', { storageAreaId: 999_999 }, 'storageAreaId'],
    ['a mileage below zero', { mileage: -1 }, 'mileage'],
  ]
  test.each(bad)('rejects %s by name', async (_name, wrong, field) => {
    const answer = await ask('anywhere', 'POST', '/api/staff/vehicles', { ...whole(), ...wrong })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BadRequest'])
    expect(answer.json().message).toContain(field)
  })

  test('rejects a model of another make', async () => {
    const answer = await ask('anywhere', 'POST', '/api/staff/vehicles', { ...blank(), modelId: clio.modelId })
    expect(answer.json().message).toContain('modelId')
  })

  test('has a unique chassis number, also for concurrent calls', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => ask('anywhere', 'POST', '/api/staff/vehicles', whole())))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().message).toMatch(/chassisNumber.*VO-\d{6}/)
  })

  test('rejects the second of two concurrent edits', async () => {
    const card = await open(whole())
    const save = (who: string, change: Partial<StockFields>) =>
      ask(who, 'PUT', `/api/staff/vehicles/${card.id}`, { revision: card.revision, fields: { ...card.fields, ...change } })
    const answers = await Promise.all([save('anywhere', { mileage: 50_000 }), save('boss', { features: equipment.slice(1, 2) })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [won, lost] = answers[0]?.statusCode === 200 ? answers : answers.toReversed()
    expect(lost?.json().code).toBe('EditConflict')
    const now: StockCard = (await ask('boss', 'GET', `/api/staff/vehicles/${card.id}`)).json()
    expect(now.fields).toEqual(won?.json().fields)
    // with the current revision it succeeds
    const again = await ask('boss', 'PUT', `/api/staff/vehicles/${card.id}`, {
      revision: now.revision,
      fields: { ...now.fields, doors: 5 },
    })
    expect(again.json().fields.doors).toBe(5)
  })

  test('keeps mandatory fields and its area after the draft', async () => {
    const card = await ready(0)
    const save = (change: Partial<StockFields>) =>
      ask('anywhere', 'PUT', `/api/staff/vehicles/${card.id}`, { revision: card.revision, fields: { ...card.fields, ...change } })
    expect((await save({ color: null })).json().message).toContain('color')
    expect((await save({ storageAreaId: rabat })).json().message).toContain('storageAreaId')
    expect((await save({ version: 'Prestige' })).statusCode).toBe(200)
  })
})

async function cityOf(area: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`select city_id as id from storage_areas where id = ${area}`.execute(api.deps.db)
  return rows[0]?.id ?? 0
}

describe('stock process', () => {
  test('returns the blocking reason of each action', async () => {
    const draft = await open()
    const reasons = (card: StockCard) => Object.fromEntries(card.moves.map(({ action, reason }) => [action, reason]))
    expect(reasons(draft)).toEqual({
      submit: 'missing',
      activate: 'status',
      transfer: 'status',
      receive: 'status',
      publish: 'status',
      unpublish: 'status',
    })
    expect(draft.moves[0]?.missing).toEqual(expect.arrayContaining(['mileage', 'chassisNumber']))
    const active = await ready(3)
    expect(active.moves.find(({ action }) => action === 'publish')).toMatchObject({ reason: 'missing', missing: ['pictures'] })
    const byAgent: StockCard = (await ask('anywhere', 'GET', `/api/staff/vehicles/${active.id}`)).json()
    expect(reasons(byAgent)).toMatchObject({ publish: 'role', transfer: null })
  })

  test('leads from draft to publication when complete', async () => {
    const { id } = await ready(4)
    expect((await move('boss', id, { action: 'publish' })).json().message).toContain('pictures')
    await upload('anywhere', id, await photo(200))
    expect((await move('anywhere', id, { action: 'publish' })).statusCode).toBe(403)
    const card: StockCard = (await move('boss', id, { action: 'publish' })).json()
    expect(card).toMatchObject({ lastStatus: 'Published', isPublic: true })
    expect(card.history.filter(({ kind }) => kind === 'status').map(({ type }) => type)).toEqual([
      'Published',
      'Active',
      'Pending',
      'Draft',
    ])
    const again = await move('boss', id, { action: 'publish' })
    expect([again.statusCode, again.json()]).toEqual([409, expect.objectContaining({ code: 'TransitionNotAllowed', state: 'Published' })])
  })

  test('records a transfer until it is received', async () => {
    const { id } = await ready(0)
    expect((await move('anywhere', id, { action: 'transfer' })).json().message).toContain('storageAreaId')
    expect((await move('anywhere', id, { action: 'transfer', storageAreaId: casablanca })).statusCode).toBe(400)
    // nor to a closed store
    await sql`update storage_areas set is_deactivated = true where id = ${rabat}`.execute(api.deps.db)
    expect((await move('anywhere', id, { action: 'transfer', storageAreaId: rabat })).statusCode).toBe(400)
    await sql`update storage_areas set is_deactivated = false where id = ${rabat}`.execute(api.deps.db)
    const sent: StockCard = (await move('bound', id, { action: 'transfer', storageAreaId: rabat, comment: 'Client à Rabat' })).json()
    expect(sent).toMatchObject({ lastStatus: 'InTransfer', transferArea: { id: rabat }, transferDate: '2026-03-15' })
    // the sender sees it leave and cannot receive it
    expect((await move('bound', id, { action: 'receive' })).statusCode).toBe(403)
    const there: StockCard = (await move('anywhere', id, { action: 'receive' })).json()
    expect(there).toMatchObject({ lastStatus: 'Active', storageArea: { id: rabat }, transferArea: null })
    expect(there.transfers).toMatchObject([
      { from: { id: casablanca }, to: { id: rabat }, comment: 'Client à Rabat', received: expect.any(String) },
    ])
    expect(there.fields.cityId).toBe(await cityOf(rabat))
    expect((await ask('bound', 'GET', `/api/staff/vehicles/${id}`)).statusCode).toBe(404)
  })
})

describe('price', () => {
  test('keeps the former price, day and history', async () => {
    const { id } = await ready(0)
    const card: StockCard = (await ask('boss', 'POST', `/api/staff/vehicles/${id}/price`, { price: 144_000, was: 150_000 })).json()
    expect(card).toMatchObject({ price: 144_000, oldPrice: 150_000, priceUpdateDate: '2026-03-15' })
    const prices = card.history.filter(({ kind }) => kind === 'price').map(({ price, oldPrice }) => [price, oldPrice])
    expect(prices).toEqual([
      [144_000, 150_000],
      [150_000, null],
    ])
  })

  test('has a floor price set by managers, not above the price', async () => {
    const { id } = await ready(0)
    const floor = (who: string, floorPrice: number | null) => ask(who, 'PUT', `/api/staff/vehicles/${id}/floorprice`, { floorPrice })
    expect((await floor('anywhere', 140_000)).statusCode).toBe(403)
    expect((await floor('boss', 150_001)).json().errors[0]).toMatchObject({ field: 'floorPrice', reason: 'tooBig', limit: 150_000 })
    expect((await floor('boss', 140_000)).json().floorPrice).toBe(140_000)
    expect((await ask('anywhere', 'GET', `/api/staff/vehicles/${id}`)).json().floorPrice).toBe(140_000)
    expect((await floor('boss', null)).json().floorPrice).toBe(null)
  })

  test('proves a former price after weeks, until it rises again', async () => {
    const { id } = await ready(5)
    await move('boss', id, { action: 'publish' })
    await sql`update vehicle_statuses set created = created - interval '20 days' where vehicle_id = ${id}`.execute(api.deps.db)
    const lower = async (price: number, was: number): Promise<StockCard> =>
      applied(await ask('boss', 'POST', `/api/staff/vehicles/${id}/price`, { price, was }))
    expect(await lower(144_000, 150_000)).toMatchObject({ oldPrice: 150_000, formerPrice: 150_000 })
    expect(await lower(160_000, 144_000)).toMatchObject({ oldPrice: 144_000, formerPrice: null })
    // raised briefly: the lowest of the thirty days before is 144 000
    expect(await lower(149_000, 160_000)).toMatchObject({ oldPrice: 160_000, formerPrice: null })
  })

  test('is set by managers, one at a time, not for taken cars', async () => {
    const { id } = await ready(5)
    const price = (who: string, body: object) => ask(who, 'POST', `/api/staff/vehicles/${id}/price`, body)
    expect((await price('anywhere', { price: 1, was: 150_000 })).statusCode).toBe(403)
    const answers = await Promise.all([price('boss', { price: 140_000, was: 150_000 }), price('chief', { price: 130_000, was: 150_000 })])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    await move('boss', id, { action: 'publish' })
    await sql`update vehicles set last_status = 'Reserved' where id = ${id}`.execute(api.deps.db)
    const { rows } = await sql<{ price: number }>`select price from vehicles where id = ${id}`.execute(api.deps.db)
    expect((await price('boss', { price: 1000, was: rows[0]?.price })).json().code).toBe('VehicleTaken')
    expect((await ask('boss', 'PUT', `/api/staff/vehicles/${id}/switches`, { isArchived: true })).json().code).toBe('VehicleTaken')
  })
})

test('sets promotion, feature and archive switches', async () => {
  const { id } = await open()
  const put = (who: string, body: object) => ask(who, 'PUT', `/api/staff/vehicles/${id}/switches`, body)
  expect((await put('anywhere', { isPromoted: true })).statusCode).toBe(403)
  // never sold higher: the history proves no former price
  expect((await put('boss', { isPromoted: true, isFeatured: true })).json()).toMatchObject({
    code: 'BadRequest',
    errors: [{ field: 'isPromoted', reason: 'noFormerPrice' }],
  })
  await sql`update vehicles set price = 90000, former_price = 95000, price_position = 4 where id = ${id}`.execute(api.deps.db)
  expect((await put('boss', { isPromoted: true, isFeatured: true })).json().errors).toMatchObject([
    { field: 'isFeatured', reason: 'aboveMarket' },
  ])
  await sql`update vehicles set price_position = 3 where id = ${id}`.execute(api.deps.db)
  expect((await put('boss', { isPromoted: true, isFeatured: true })).json()).toMatchObject({
    isPromoted: true,
    isFeatured: true,
    isArchived: false,
  })
  await sql`update vehicles set former_price = null, price_position = 5 where id = ${id}`.execute(api.deps.db)
  expect((await put('boss', { isArchived: true, isFeatured: false })).json()).toMatchObject({
    isPromoted: true,
    isFeatured: false,
    isArchived: true,
  })
  expect((await ask('boss', 'GET', '/api/staff/vehicles')).json().rowCount).toBe(0)
  expect((await ask('boss', 'GET', '/api/staff/vehicles?archived=true')).json().rowCount).toBe(1)
})

test('rejects manual certification and withdraws one with its warranty', async () => {
  const { id } = await open()
  const put = (body: object) => ask('boss', 'PUT', `/api/staff/vehicles/${id}/switches`, body)
  expect((await put({ isCertified: true })).json()).toMatchObject({
    code: 'BadRequest',
    errors: [{ field: 'isCertified', reason: 'byCertification' }],
  })
  await sql`update vehicles set is_certified = true, is_controlled = true, warranty_in_months = 6 where id = ${id}`.execute(api.deps.db)
  expect((await put({ isCertified: false })).json()).toMatchObject({ isCertified: false })
  const { rows } = await sql`select is_certified, is_controlled, warranty_in_months from vehicles where id = ${id}`.execute(api.deps.db)
  expect(rows).toEqual([{ is_certified: false, is_controlled: true, warranty_in_months: null }])
  expect((await put({ isCertified: true })).statusCode).toBe(400)
})

test('rejects unproven repairs and keeps proven ones', async () => {
  const refused = await ask('boss', 'POST', '/api/staff/vehicles', { ...blank(), vehicleRepairStatusType: 'NotRequired' })
  expect(refused.json().errors).toMatchObject([{ field: 'vehicleRepairStatusType', reason: 'byInspection' }])
  const card = await open({ ...blank(), vehicleRepairStatusType: 'NotRepaired' })
  const save = async (repairs: string | null) => {
    const { revision, fields } = (await ask('boss', 'GET', `/api/staff/vehicles/${card.id}`)).json() as StockCard
    return ask('boss', 'PUT', `/api/staff/vehicles/${card.id}`, { revision, fields: { ...fields, vehicleRepairStatusType: repairs } })
  }
  expect((await save('Repaired')).json().errors).toMatchObject([{ field: 'fields.vehicleRepairStatusType', reason: 'byInspection' }])
  await sql`update vehicles set vehicle_repair_status_type = 'Repaired', is_controlled = true where id = ${card.id}`.execute(api.deps.db)
  expect([(await save('Repaired')).statusCode, (await save('NotRequired')).statusCode, (await save(null)).statusCode]).toEqual([
    200, 400, 200,
  ])
})

describe('list', () => {
  test('filters by status, area, make, words, plate and reference', async () => {
    const first = await open(whole())
    await open({ ...blank(), ...clio, storageAreaId: rabat, version: 'Life' })
    const list = async (query: string, who = 'boss') => {
      const answer = await ask(who, 'GET', `/api/staff/vehicles?${query}`)
      return answer.json().results.map(({ model }: { model: string }) => model)
    }
    await move('boss', first.id, { action: 'submit' })
    expect(await list('sort=created&direction=asc')).toEqual(['Duster', 'Clio'])
    expect(await list('status=Pending&status=Active')).toEqual(['Duster'])
    expect(await list(`storageAreaId=${rabat}`)).toEqual(['Clio'])
    expect(await list(`brandId=${duster.brandId}`)).toEqual(['Duster'])
    for (const q of ['12345 | أ | 6', '12345A6', first.reference.toLowerCase(), 'UU1HSRDAG05712134', 'dust', 'داسيا'])
      expect([q, await list(`q=${encodeURIComponent(q)}`)]).toEqual([q, ['Duster']])
    expect(await list(`q=${encodeURIComponent('clio life')}`)).toEqual(['Clio'])
    expect(await list('q=%25')).toEqual([])
    expect(await list('', 'bound')).toEqual(['Duster'])
    expect((await ask('boss', 'GET', '/api/staff/vehicles')).json().counts).toMatchObject({ Draft: 1, Pending: 1, Published: 0 })
    expect((await ask('customer', 'GET', '/api/staff/vehicles')).statusCode).toBe(403)
  })

  test('hides other areas from an agent', async () => {
    const { id } = await open({ ...blank(), storageAreaId: rabat })
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', { revision: 'x', fields: blank() }],
      ['POST', '/move', { action: 'submit' }],
      ['PUT', '/pictures', { pictures: [] }],
      ['POST', '/tasks', { title: 'Vignette', description: null }],
    ] as const)
      expect((await ask('bound', method, `/api/staff/vehicles/${id}${path}`, body)).statusCode).toBe(404)
    expect((await upload('bound', id, await photo(1))).statusCode).toBe(404)
    expect((await ask('bound', 'POST', '/api/staff/vehicles', { ...blank(), storageAreaId: rabat })).json().message).toContain(
      'storageAreaId',
    )
    expect((await ask('bound', 'POST', '/api/staff/vehicles', { ...blank(), storageAreaId: null })).json().message).toContain(
      'storageAreaId',
    )
  })
})

describe('administrative tasks', () => {
  test('follow their workflow', async () => {
    const { id } = await open()
    const call = (method: Method, path: string, body: object, who = 'anywhere') =>
      ask(who, method, `/api/staff/vehicles/${id}/tasks${path}`, body)
    await call('POST', '', { title: 'Mutation', description: null })
    const [first, second] = (await call('POST', '', { title: 'Vignette', description: ' 2026 ' })).json()
    expect(second).toMatchObject({
      title: 'Vignette',
      description: '2026',
      lastStatus: 'Idle',
      isDone: false,
      actions: ['start', 'complete', 'cancel'],
    })
    const ordered = (await call('PUT', '', { ids: [second.id, first.id] })).json()
    expect(ordered.map(({ title }: { title: string }) => title)).toEqual(['Vignette', 'Mutation'])
    expect((await call('PUT', '', { ids: [second.id] })).json().code).toBe('EditConflict')
    expect((await call('PUT', '', { ids: [second.id, second.id] })).json().code).toBe('EditConflict')
    expect((await call('POST', `/${first.id}/move`, { action: 'stop' })).json()).toMatchObject({
      code: 'TransitionNotAllowed',
      state: 'Idle',
    })
    await call('POST', `/${first.id}/move`, { action: 'start' })
    const [, done] = (await call('POST', `/${first.id}/move`, { action: 'complete' })).json()
    expect(done).toMatchObject({ isDone: true, lastStatus: 'Completed', actions: ['reopen'] })
    expect((await call('POST', `/${second.id}/move`, { action: 'cancel' })).json().message).toContain('comment')
    expect((await call('POST', `/${second.id}/move`, { action: 'cancel', comment: 'Payée' })).json()[0].statuses[0]).toMatchObject({
      comment: 'Payée',
    })
    const words = { title: 'Mutation', description: null }
    expect((await call('PUT', `/${first.id}`, { ...words, title: 'Mutation du titre', was: words })).statusCode).toBe(200)
    expect((await call('PUT', `/${first.id}`, { ...words, was: words })).json().code).toBe('EditConflict')
    expect((await call('POST', '', words, 'expert')).statusCode).toBe(403)
    const other = await open()
    expect(
      (await ask('boss', 'POST', `/api/staff/vehicles/${other.id}/tasks/${first.id}/move`, { action: 'reopen', comment: 'x' })).statusCode,
    ).toBe(404)
  })
})

describe('pictures', () => {
  test('are uploaded in order and private before publication', async () => {
    const { id } = await open()
    const first = (await upload('anywhere', id, await photo(10), { spec: 'FrontLeft' })).json()
    const second = (await upload('boss', id, await photo(20))).json()
    expect([first, second]).toMatchObject([
      { imagesOrder: 0, spec: 'FrontLeft', status: 'Published', mimeType: 'image/webp' },
      { imagesOrder: 1, spec: 'Front' },
    ])
    const download = (who: string) => ask(who, 'GET', first.uri)
    expect((await download('customer')).statusCode).toBe(404)
    expect((await api.app.inject(first.uri)).statusCode).toBe(404)
    const seen = await download('expert')
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  })

  test('are ordered and described, with a conflict for outdated lists', async () => {
    const { id } = await open()
    const ids: string[] = []
    for (const shade of [10, 20, 30]) ids.push((await upload('anywhere', id, await photo(shade))).json().id)
    const [a = '', b = '', c = ''] = ids
    const arrange = (list: string[]) =>
      ask('anywhere', 'PUT', `/api/staff/vehicles/${id}/pictures`, {
        pictures: list.map((one) => ({ id: one, spec: one === c ? 'Dashboard' : 'None' })),
      })
    const card: StockCard = (await arrange([c, a, b])).json()
    expect(card.pictures.map((one) => [one.id, one.spec, one.imagesOrder])).toEqual([
      [c, 'Dashboard', 0],
      [a, 'None', 1],
      [b, 'None', 2],
    ])
    for (const wrong of [
      [a, b],
      [a, b, c, c],
      [a, b, '00000000-0000-4000-8000-000000000000'],
    ])
      expect((await arrange(wrong)).json().code).toBe('EditConflict')
  })

  test('can be removed down to the minimum, also concurrently', async () => {
    const card = await ready(6)
    await move('boss', card.id, { action: 'publish' })
    const remove = (id = '') => ask('anywhere', 'DELETE', `/documents/VehicleGalleryPicture/${id}`)
    const answers = await Promise.all(card.pictures.slice(0, 3).map(({ id }) => remove(id)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('TooFewPictures')
    const gone = card.pictures[answers.findIndex(({ statusCode }) => statusCode === 204)]
    expect((await remove(gone?.id)).statusCode).toBe(404)
    const back = await ask('anywhere', 'POST', `/documents/VehicleGalleryPicture/${gone?.id}/restore`)
    expect(back.json()).toMatchObject({ id: gone?.id, imagesOrder: gone?.imagesOrder })
    expect((await ask('expert', 'DELETE', `/documents/VehicleGalleryPicture/${gone?.id}`)).statusCode).toBe(403)
    expect((await ask('customer', 'DELETE', `/documents/VehicleGalleryPicture/${gone?.id}`)).statusCode).toBe(404)
    expect((await ask('anywhere', 'DELETE', `/documents/VehiclePicture/${gone?.id}`)).statusCode).toBe(404)
  })

  test('rejects removal and restoration of vehicle documents', async () => {
    const { id } = await open()
    const { rows } = await sql<{ id: string }>`
      insert into documents (owner_type, owner_id, type, file_name, mime_type, size, hash, is_deleted)
      select 'Vehicle', ${id}, 'VehicleInfoSheet', 'a.pdf', 'application/pdf', 1, 'aa', gone from unnest(array[false, true]) gone
      returning id`.execute(api.deps.db)
    expect((await ask('boss', 'DELETE', `/documents/VehicleInfoSheet/${rows[0]?.id}`)).statusCode).toBe(403)
    expect((await ask('boss', 'POST', `/documents/VehicleInfoSheet/${rows[1]?.id}/restore`)).statusCode).toBe(403)
    expect((await ask('customer', 'DELETE', `/documents/VehicleInfoSheet/${rows[0]?.id}`)).statusCode).toBe(404)
  })
})

test('rejects price changes of reserved cars and closed tasks', async () => {
  const { id } = await ready()
  const may = async () => ((await ask('boss', 'GET', `/api/staff/vehicles/${id}`)).json() as StockCard).may.price
  expect(await may()).toBe(true)
  for (const status of ['Reserved', 'Booked', 'Sold']) {
    await sql`update vehicles set last_status = ${status} where id = ${id}`.execute(api.deps.db)
    expect([status, await may()]).toEqual([status, false])
  }
  await sql`insert into administrative_tasks (vehicle_id, position, title, last_status) values
    (${id}, 1, 'Visite', 'Idle'), (${id}, 2, 'Carte grise', 'Started'), (${id}, 3, 'Assurance', 'Completed')`.execute(api.deps.db)
  const { results } = (await ask('boss', 'GET', '/api/staff/vehicles')).json() as { results: { id: number; openTasks: number }[] }
  expect(results.find((car) => car.id === id)?.openTasks).toBe(2)
})
