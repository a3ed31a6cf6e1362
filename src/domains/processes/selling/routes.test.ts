import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { purchasesData } from './service.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

async function list(subject?: string) {
  const answer = await api.app.inject({ url: '/api/customers/purchases', headers: await api.headers(subject) })
  return { status: answer.statusCode, body: answer.json() }
}

async function cardOf(subject: string): Promise<number> {
  const answer = await api.app.inject({ url: '/api/customers/current', headers: await api.headers(subject) })
  return answer.json().id
}

/** Inserts a request with a quotation in a given state. */
async function request(customerId: number, reference: string, ...statuses: string[]): Promise<void> {
  await api.deps.pool.query(
    `with car as (
      insert into vehicles (reference, brand_id, model_id, release_date, mileage, last_status)
      select 'P-' || $2, brand_id, id, '2018-03-01', 90000, 'Draft' from models where name = 'Duster' returning id
    ), purchase as (
      insert into vehicle_purchases (reference, type, customer_id, disposed_vehicle_id, quotation, desired_vehicle_model, last_status)
      select $2, 'TradeIn', $1, id, 95000, 'Tucson', ($3::text[])[array_length($3::text[], 1)] from car returning id
    )
    insert into purchase_statuses (purchase_id, type, comment) select purchase.id, status, 'Said' from purchase, unnest($3::text[]) status`,
    [customerId, reference, statuses],
  )
}

test("lists the caller's requests with actions and the made offer", async () => {
  const [owner, stranger] = [await cardOf('owner'), await cardOf('stranger')]
  expect((await list('owner')).body).toEqual([])
  await request(owner, 'RA-2026-000001', 'Submited', 'Accepted', 'TechnicalExpertiseSubmitted')
  await request(owner, 'RA-2026-000002', 'Submited', 'Accepted', 'TechnicalExpertiseSubmitted', 'QuotationAccepted')
  await request(stranger, 'RA-2026-000003', 'Submited')
  const { status, body } = await list('owner')
  expect(status).toBe(200)
  expect(body).toMatchObject([
    {
      reference: 'RA-2026-000002',
      type: 'TradeIn',
      status: 'QuotationAccepted',
      quotation: 95_000,
      disposedVehicle: { title: 'Dacia Duster', year: 2018, mileage: 90_000 },
      actions: ['acceptOffer', 'negotiate', 'decline', 'cancel'],
    },
    { reference: 'RA-2026-000001', status: 'TechnicalExpertiseSubmitted', quotation: null, actions: ['cancel'] },
  ])
  expect(body[0].statuses.map(({ type }: { type: string }) => type)).toEqual([
    'Submited',
    'Accepted',
    'TechnicalExpertiseSubmitted',
    'QuotationAccepted',
  ])
  expect(JSON.stringify(body)).not.toContain('Said')
  expect((await list()).status).toBe(401)
})

test('lists the staff comments to the owner in order', async () => {
  const owner = await cardOf('reader')
  await request(owner, 'RA-2026-000008', 'Submited', 'Accepted')
  expect((await list('reader')).body[0].comments).toEqual([])
  await api.deps.pool.query(
    `insert into purchase_comments (purchase_id, title, body, created)
     select id, title, body, now() from vehicle_purchases, (values ('', 'Pensez au double des clés.'), ('Pneus', 'Deux sont à changer.')) v(title, body)
     where reference = 'RA-2026-000008'`,
  )
  const [{ id, comments }] = (await list('reader')).body
  expect(comments).toMatchObject([
    { title: '', body: 'Pensez au double des clés.', vehiclePurchaseId: id },
    { title: 'Pneus', body: 'Deux sont à changer.' },
  ])
})

test('exports personal data and erases it', async () => {
  const id = await cardOf('leaver')
  await request(id, 'RA-2026-000009', 'Submited')
  const owner = { id, subject: 'leaver', email: null, phone: null }
  expect(await purchasesData.collect(api.deps.db, owner)).toMatchObject({ purchases: [{ reference: 'RA-2026-000009' }] })
  await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, owner))
  const { rows } = await api.deps.pool.query(
    `select p.desired_vehicle_model as model, s.comment from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id
     where p.customer_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ model: null, comment: null }])
})

test('does not list a deleted request', async () => {
  const owner = await cardOf('collector')
  await request(owner, 'RA-2026-000101', 'Submited')
  await request(owner, 'RA-2026-000102', 'Submited')
  await api.deps.pool.query(`update vehicle_purchases set is_deleted = true where reference = 'RA-2026-000102'`)
  expect((await list('collector')).body.map(({ reference }: { reference: string }) => reference)).toEqual(['RA-2026-000101'])
})

test('names the store of a request', async () => {
  const owner = await cardOf('seller')
  await request(owner, 'RA-2026-000201', 'Submited')
  await request(owner, 'RA-2026-000202', 'Submited')
  await api.deps.pool.query(`update vehicle_purchases set storage_area_id = 1 where reference = 'RA-2026-000202'`)
  expect((await list('seller')).body).toMatchObject([
    { reference: 'RA-2026-000202', documents: [], storageArea: { id: 1 } },
    { reference: 'RA-2026-000201', documents: [], storageArea: null },
  ])
})

test('erases only the requests of that person', async () => {
  const [leaver, other] = [await cardOf('parting'), await cardOf('staying')]
  await request(leaver, 'RA-2026-000301', 'Submited')
  await request(other, 'RA-2026-000302', 'Submited')
  const owner = { id: leaver, subject: 'parting', email: null, phone: null }
  await api.deps.db.transaction().execute((trx) => purchasesData.erase(trx, owner))
  const { rows } = await api.deps.pool.query(
    `select p.desired_vehicle_model as model, s.comment from vehicle_purchases p join purchase_statuses s on s.purchase_id = p.id
     where p.customer_id = $1`,
    [other],
  )
  expect(rows).toEqual([{ model: 'Tucson', comment: 'Said' }])
})
