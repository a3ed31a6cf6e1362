import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type TestApi, testApi } from '#platform/test-database.ts'
import type { Held, Outcome } from './contract.ts'

let api: TestApi
let now = new Date()
const clock: Clock = { now: () => now }
/** a Tuesday, 11:00 in Morocco */
const tuesday = '2026-04-14T10:00:00Z'

beforeAll(async () => {
  api = await testApi({ clock })
})
afterAll(() => api.close())
beforeEach(() => {
  now = new Date(tuesday)
})

const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

let cars = 0
async function newCar(status = 'Published'): Promise<number> {
  const [row] = await query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, last_status, published_at)
     select $1, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 120000, '2019-05-01', 80000, $2, '2026-02-01'
     from models m where m.name = 'Duster' returning id`,
    [`B-${++cars}`, status],
  )
  return row.id
}

let people = 0
function person() {
  people++
  return {
    civility: 'M.',
    firstName: 'Ali',
    lastName: 'Idrissi',
    email: `ali${people}@exemple.ma`,
    phone: `06${String(10_000_000 + people)}`,
  }
}

interface Asked {
  subject?: string
  from?: string
}

async function ask(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, { subject, from }: Asked = {}) {
  const answer = await api.app.inject({
    method,
    url,
    headers: await api.headers(subject),
    remoteAddress: from ?? `10.${Math.floor(people / 250)}.${people % 250}.9`,
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

const book = (car: number, buyer: object = person(), asked: Asked = {}) =>
  ask('POST', `/api/vehicles/${car}/book`, { buyer, terms: true }, asked)

async function held(car: number, buyer?: object, asked?: Asked): Promise<Held> {
  const { status, body } = await book(car, buyer, asked)
  expect(body).toMatchObject({ paymentId: expect.any(String) })
  expect(status).toBe(200)
  return body
}

const outcome = async (key: string): Promise<Outcome> => (await ask('GET', `/api/bookings/${key}`)).body
const carStatus = async (id: number) => (await query('select last_status from vehicles where id = $1', [id]))[0].last_status

describe('a hold', () => {
  test('keeps the car for its payment and tells by its key how it stands', async () => {
    const car = await newCar()
    const { key, reference, holdUntil, deposit } = await held(car)
    expect(reference).toMatch(/^RV-2026-\d{6}$/)
    expect({ holdUntil, deposit }).toEqual({ holdUntil: '2026-04-14T10:15:00.000Z', deposit: 1000 })
    expect(await carStatus(car)).toBe('Reserved')
    expect(await outcome(key)).toMatchObject({ status: 'Draft', failure: null, next: 'Pay', rest: 119_000, ledger: [], step: 0 })
  })
})
