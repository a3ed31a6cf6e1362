import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
/** by reference */
let cars: Record<string, number>

beforeAll(async () => {
  api = await testApi({ settings: { CHECK_ANSWERS: 'true' } })
  const { rows } = await api.deps.pool.query<{ reference: string; id: number }>(`
    insert into vehicles (reference, brand_id, model_id, price, financing, last_status)
    select r.reference, m.brand_id, m.id, r.price, r.financing, r.status
    from (values ('sound', 120000, true, 'Published'), ('cash', 120000, false, 'Published'), ('onRequest', null, true, 'Published'),
      ('draft', 120000, true, 'Draft'), ('cheap', 3000, true, 'Published')) r (reference, price, financing, status),
      (select * from models order by id limit 1) m
    returning reference, id`)
  cars = Object.fromEntries(rows.map(({ reference, id }) => [reference, id]))
})
afterAll(() => api.close())

async function simulate(reference: string, request: object = {}, language = 'fr') {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/vehicles/${cars[reference] ?? 2_147_483_647}/simulate`,
    headers: { ...(await api.headers()), 'accept-language': language },
    payload: { advance: 20, months: 60, termsAccepted: true, ...request },
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function set(key: string, value: string): Promise<void> {
  await api.deps.pool.query('update settings set value = $2 where key = $1', [`financing.${key}`, value])
}

test('returns the terms of the settings', async () => {
  expect((await api.app.inject('/api/vehicles/simulation/configs')).json()).toEqual({
    annualRate: 0.0825,
    vat: 0.1,
    months: [12, 24, 36, 48, 60],
    defaultMonths: 60,
    minAdvance: 0,
    maxAdvance: 50,
    defaultAdvance: 20,
    dossierFee: 500,
    insuranceIncluded: true,
    maximumRate: 0.13,
    lender: { fr: 'Atlas Crédit S.A. (exemple)', ar: 'أطلس للقروض (مثال)' },
  })
})

test('uses the current price and adds the schedule on request', async () => {
  const { status, body } = await simulate('sound')
  expect([status, body]).toEqual([
    200,
    {
      vehiclePrice: 120_000,
      advance: 20,
      contribution: 24_000,
      financed: 96_000,
      months: 60,
      monthlyAmount: 1996,
      teg: 0.084,
      totalPaid: 119_777.9,
      totalCost: 24_327.9,
      fee: 550,
      schedule: [],
    },
  ])
  expect((await simulate('sound', { months: 12, schedule: true })).body.schedule).toHaveLength(12)
})

test('applies a changed setting immediately', async () => {
  await set('annualRate', '0')
  expect((await simulate('sound', { months: 48 })).body.monthlyAmount).toBe(2000)
  await set('annualRate', '0,0825')
  expect((await simulate('sound', { months: 48 })).body.monthlyAmount).toBe(2392)
})

test.each([
  ['advance', { advance: -1 }],
  ['advance', { advance: 50.5 }],
  ['advance', { advance: '20' }],
  ['months', { months: 72 }],
  ['months', { months: 0 }],
  ['months', { months: 12.5 }],
  ['termsAccepted', { termsAccepted: false }],
  ['termsAccepted', { termsAccepted: undefined }],
])('%s is named when it is %j, in both languages', async (field, request) => {
  const { status, body } = await simulate('sound', request)
  expect([status, body.code]).toEqual([400, 'BadRequest'])
  expect(body.message).toContain(field)
  expect((await simulate('sound', request, 'ar')).body.message).toMatch(/[\u0600-\u06ff]/)
})

test('rejects a car without credit or public price', async () => {
  for (const reference of ['cash', 'onRequest']) {
    const { status, body } = await simulate(reference)
    expect([reference, status, body.code]).toEqual([reference, 409, 'NotFinanced'])
  }
})

test('rejects a loan above the maximum rate', async () => {
  expect((await simulate('cheap', { months: 12 })).body.code).toBe('NotFinanced')
  await set('maximumRate', '1')
  expect((await simulate('cheap', { months: 12 })).body.teg).toBeGreaterThan(0.13)
})

test('returns not found for an unpublished car', async () => {
  for (const reference of ['draft', 'unknown']) expect((await simulate(reference)).body.code).toBe('VehicleNotFound')
})
