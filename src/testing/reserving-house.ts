import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { transitionPayment } from '#domains/foundation/payments/service.ts'
import type { Hold } from '#domains/processes/buying/reservations/contract.ts'
import { insertAccount, insertCar } from './builders.ts'
import { type TestApi, testApi } from './database.ts'

/** Caller: anonymous, or an account; from a given address, or that of the last booked person. */
export interface Asked {
  subject?: string
  from?: string
}

/** A Tuesday, 11:00 in Morocco: reservations are open. */
export const tuesday = '2026-04-14T10:00:00Z'

/** Starts the API with bookable cars for a test file. Each test starts on a Tuesday at 11:00. */
export function reservingHouse() {
  let api: TestApi
  let cars = 0
  let people = 0
  beforeAll(async () => {
    api = await testApi({ clock: { now: () => house.now } })
  })
  afterAll(() => api.close())
  beforeEach(() => {
    house.now = new Date(tuesday)
  })

  const query = async (text: string, values: unknown[] = []) => (await api.deps.pool.query(text, values)).rows

  async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, { subject, from }: Asked = {}) {
    const answer = await api.app.inject({
      method,
      url,
      headers: await api.headers(subject),
      remoteAddress: from ?? `10.${Math.floor(people / 250)}.${people % 250}.9`,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.body ? answer.json() : null }
  }

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

  const book = (car: number, buyer: object = person(), asked: Asked = {}) =>
    ask('POST', `/api/vehicles/${car}/book`, { buyer, terms: true }, asked)

  const house = {
    now: new Date(tuesday),
    get api() {
      return api
    },
    query,
    ask,
    person,
    book,

    newCar: (last_status = 'Published') =>
      insertCar(api.deps.db, {
        ...{
          reference: `B-${++cars}`,
          version: '1.5 dCi',
          storage_area_id: 1,
          price: 120_000,
          release_date: '2019-05-01',
          mileage: 80_000,
        },
        ...{ last_status, published_at: '2026-02-01' },
      }),

    async held(car: number, buyer?: object, asked?: Asked): Promise<Hold> {
      const { status, body } = await book(car, buyer, asked)
      expect(body).toMatchObject({ paymentId: expect.any(String) })
      expect(status).toBe(200)
      return body
    },

    carStatus: async (id: number) => (await query('select last_status from vehicles where id = $1', [id]))[0].last_status,

    /** Publishes the payment approval, like the payments module. */
    async approve({ paymentId }: Pick<Hold, 'paymentId'>) {
      const [payment] = await query('select id, owner_id, amount from payments where key = $1', [paymentId])
      const { id, owner_id: ownerId, amount } = payment
      await api.deps.db.transaction().execute(async (trx) => {
        await transitionPayment(trx, id, 'approve')
        await api.deps.announce(trx, 'paymentApproved', { paymentId, purpose: 'BookingDeposit', ownerId, amount, at: house.now })
      })
    },

    /** Confirms the phone number of a booking with the sent code. */
    async showPhone(key: string, asked?: Asked) {
      expect((await ask('POST', `/api/bookings/${key}/code`, {}, asked)).status).toBe(200)
      const [row] = await query(
        `select content from messages where channel = 'Sms' and recipient = (select buyer ->> 'phone' from vehicle_bookings where key = $1)
         order by id desc limit 1`,
        [key],
      )
      const code = (row.content.text as string).match(/\d{6}/)?.[0] ?? ''
      expect((await ask('POST', `/api/bookings/${key}/code/check`, { code }, asked)).status).toBe(204)
    },

    later(minutes: number) {
      house.now = new Date(house.now.getTime() + minutes * 60_000)
    },

    /** Creates an account with confirmed e-mail and phone. */
    async account(subject: string, { email, phone }: { email: string; phone: string }) {
      await insertAccount(api.deps.db, subject, {
        first_name: 'Sara',
        last_name: 'Alami',
        email,
        phone,
        email_verified: true,
        phone_verified: true,
      })
    },
  }
  return house
}
