import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { preparedName } from '#platform/db.ts'
import { type Asked, reservingHouse, tuesday } from '#testing/reserving-house.ts'
import { sweep } from '../jobs.ts'
import { transitionBooking } from '../transitions/service.ts'
import type { WaitlistEntry } from '../waitlist/contract.ts'
import { lapseOver, openLines } from '../waitlist/service.ts'
import { forgetBuyers } from '../writes/store.ts'
import type { Hold } from './contract.ts'
import { expireHold, expireHolds } from './service.ts'

const house = reservingHouse()
const { query, ask, person, book, newCar, held, carStatus, approve, later, account } = house

const outcome = async (key: string): Promise<Outcome> => (await ask('GET', `/api/bookings/${key}`)).body
const idOf = async (key: string): Promise<number> => (await query('select id from vehicle_bookings where key = $1', [key]))[0].id
const about = async (start: string): Promise<string[]> =>
  (await query('select key from messages where starts_with(key, $1) order by id', [start])).map(({ key }) => key)

/** Whether the mail of a deposit that went back says that it had come too late. */
const isLate = async ({ key }: Hold): Promise<boolean[]> =>
  (await query(`select content::text as text from messages where starts_with(key, $1)`, [`bookings.returned:${await idOf(key)}:`])).map(
    ({ text }) => text.includes('arrivé après la fin du temps de réservation'),
  )

async function announced(name: 'paymentRefused' | 'paymentReturned', { paymentId, key }: Hold, reason: string) {
  const ownerId = await idOf(key)
  await house.api.deps.db
    .transaction()
    .execute((trx) =>
      house.api.deps.announce(trx, name, { paymentId, purpose: 'BookingDeposit', ownerId, amount: 1000, at: house.now, reason }),
    )
}

/** How often something waits for the database: what is asked while another answer is outstanding goes along with it. */
async function roundTrips(work: () => Promise<unknown>): Promise<{ trips: number; texts: string[] }> {
  const texts: string[] = []
  let [trips, open] = [0, 0]
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown
  const asked = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const answer = ask.apply(this, args)
    // calls with words, or with a name and words; the queue looks for jobs meanwhile, on connections of its own
    const text = typeof args[0] === 'string' ? args[0] : String((args[0] as { text?: string })?.text)
    if (text.includes('pgboss') && !text.includes('INSERT INTO pgboss.job')) return answer
    texts.push(text)
    if (open++ === 0) trips++
    const answered = () => void open--
    ;(answer as Promise<unknown>).then(answered, answered)
    return answer
  } as never)
  try {
    await work()
    return { trips, texts }
  } finally {
    asked.mockRestore()
  }
}

const paymentStatus = async ({ paymentId }: Hold) =>
  (await query('select last_status from payments where key = $1', [paymentId]))[0].last_status
describe('a hold', () => {
  test('makes at most 11 round trips, all of prepared statements (decision 024)', async () => {
    // what is made once, such as the line of jobs, is there afterwards
    await held(await newCar())
    const car = await newCar()
    const { trips, texts } = await roundTrips(() => held(car))
    expect(trips).toBeLessThanOrEqual(11)
    expect(texts.filter((text) => preparedName(text) === null && !/^(begin|commit)/.test(text))).toEqual([])
  })

  test('holds the car and returns its state by key', async () => {
    const car = await newCar()
    const { key, reference, holdUntil, deposit } = await held(car)
    expect(reference).toMatch(/^RV-2026-\d{6}$/)
    expect({ holdUntil, deposit }).toEqual({ holdUntil: '2026-04-14T10:15:00.000Z', deposit: 1000 })
    expect(await carStatus(car)).toBe('Reserved')
    const seen = await outcome(key)
    expect(seen).toMatchObject({
      status: 'Draft',
      failure: null,
      next: 'Pay',
      payable: true,
      rest: 119_000,
      ledger: [],
      step: 0,
      cancellable: true,
    })
    expect(JSON.stringify(seen)).not.toMatch(/Idrissi|exemple\.ma|\+212/)
    const [payment] = await query('select amount, expires, payer from payments where key = $1', [seen.paymentId])
    expect(payment).toMatchObject({ amount: 1000, expires: new Date(holdUntil), payer: { name: 'Ali Idrissi' } })
  })

  test('200 people book one car at the same instant: one holds it, 199 hear that somebody was first', async () => {
    const car = await newCar()
    const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => book(car, person(), { from: `10.9.${i >> 3}.${i}` })))
    const by = (status: number) => answers.filter((answer) => answer.status === status)
    expect(by(200)).toHaveLength(1)
    expect(by(409).map(({ body }) => body.code)).toEqual(Array.from({ length: 199 }, () => 'CarTaken'))
    expect(await query('select last_status from vehicle_bookings where vehicle_id = $1', [car])).toEqual([{ last_status: 'Draft' }])
    expect(
      await query(`select count(*)::int from payments p join vehicle_bookings k on k.id = p.owner_id where k.vehicle_id = $1`, [car]),
    ).toEqual([{ count: 1 }])
  }, 60_000)

  test('holds once for twenty concurrent requests', async () => {
    const car = await newCar()
    const buyer = person()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => book(car, buyer, { from: `10.8.0.${i}` })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['DuplicateEnquiry']))
  }, 30_000)

  test('a car that is not on sale is not there; one that is sold or another’s is taken', async () => {
    expect((await book(await newCar('Active'))).body.code).toBe('VehicleNotFound')
    expect((await book(2_000_000_000)).body.code).toBe('VehicleNotFound')
    expect((await book(await newCar('Sold'))).body.code).toBe('CarTaken')
    expect((await book(await newCar('Booked'))).body.code).toBe('CarTaken')
  })

  test('names the field at fault', async () => {
    const car = await newCar()
    const company = { ...person(), civility: 'Société', companyName: 'Atlas SARL', ice: '001561191000066', registrationNumber: '12345' }
    const fault = async (change: object) => (await book(car, { ...company, ...change })).body.message as string
    expect(await fault({ ice: '001561191000065' })).toContain('buyer.ice')
    expect(await fault({ ice: null })).toContain('buyer.ice')
    expect(await fault({ registrationNumber: 'AB' })).toContain('buyer.registrationNumber')
    expect(await fault({ companyName: null })).toContain('buyer.companyName')
    expect(await fault({ idNumber: '123456' })).toContain('buyer.idNumber')
    expect(await fault({ phone: '0812345678' })).toContain('buyer.phone')
    expect(await fault({ email: 'nobody' })).toContain('buyer.email')
    expect(await fault({ city: 'Atlantis' })).toContain('buyer.city')
    expect((await ask('POST', `/api/vehicles/${car}/book`, { buyer: company, terms: false })).body.message).toContain('terms')
    expect(await carStatus(car)).toBe('Published')
    const { key } = await held(car, { ...company, ice: '001561191 000066', idNumber: 'ab-123456' })
    const [row] = await query('select buyer, terms_version from vehicle_bookings where key = $1', [key])
    expect(row).toMatchObject({
      buyer: { ice: '001561191000066', idNumber: 'AB123456', companyName: 'Atlas SARL' },
      terms_version: '2026-11-2',
    })
  })

  test('more attempts than a person needs from one address are refused', async () => {
    const answers = []
    for (let i = 0; i < 21; i++) answers.push((await book(2_000_000_000, person(), { from: '10.7.7.7' })).status)
    expect(answers.filter((status) => status === 404)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('hours', () => {
  test.each([
    ['2026-02-16T07:30:00Z', '2026-02-16T08:00:00.000Z', '16/02 à 08:00'],
    // a Friday evening; on Monday the clocks have changed for Ramadan
    ['2026-02-13T17:00:00Z', '2026-02-16T08:00:00.000Z', 'lundi 16/02 à 08:00'],
    ['2026-03-20T18:00:00Z', null, null],
    // a Saturday, and midnight between two days
    ['2026-07-11T10:00:00Z', '2026-07-13T07:00:00.000Z', 'lundi 13/07 à 08:00'],
    ['2026-07-08T23:00:00Z', '2026-07-09T07:00:00.000Z', 'jeudi 09/07 à 08:00'],
    // Throne Day
    ['2026-07-30T10:00:00Z', '2026-07-31T07:00:00.000Z', 'vendredi 31/07 à 08:00'],
  ])('at %s reservations are closed', async (at, opens, words) => {
    house.now = new Date(at)
    const car = await newCar()
    const { status, body } = await book(car)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'BookingClosed' })
    if (opens) expect(body).toMatchObject({ opens, message: expect.stringContaining(words ?? '') })
    expect(await carStatus(car)).toBe('Published')
    expect((await ask('GET', '/api/bookings/hours')).body).toMatchObject({ open: false, opens: body.opens, deposit: 1000 })
  })

  test.each(['2026-02-13T07:00:00Z', '2026-02-16T17:59:00Z', '2026-07-06T07:00:00Z'])('at %s a car is held', async (at) => {
    house.now = new Date(at)
    await held(await newCar())
    expect((await ask('GET', '/api/bookings/hours')).body).toMatchObject({ open: true, opens: null })
  })
})

describe('the deposit', () => {
  test('within the hold books the car, with ledger entry, mail and SMS', async () => {
    const car = await newCar()
    const booked = await held(car)
    await approve(booked)
    expect(await carStatus(car)).toBe('Booked')
    expect(await outcome(booked.key)).toMatchObject({
      status: 'Submitted',
      failure: null,
      next: 'AwaitCall',
      step: 1,
      rest: 119_000,
      payable: false,
      ledger: [{ kind: 'Held', amount: 1000, reason: null }],
    })
    const id = await idOf(booked.key)
    expect((await about(`bookings.submitted:${id}:`)).map((key) => key.split(':').at(-1))).toEqual(['mail', 'sms'])
    later(16)
    await expireHold(house.api.deps, id)
    expect(await carStatus(car)).toBe('Booked')
  })

  test('that never arrives ends the hold and notifies the buyer', async () => {
    const car = await newCar()
    const booked = await held(car)
    later(14)
    await expireHolds(house.api.deps)
    expect(await carStatus(car)).toBe('Reserved')
    later(1)
    await expireHolds(house.api.deps)
    expect(await carStatus(car)).toBe('Published')
    expect(await outcome(booked.key)).toMatchObject({ status: 'Cancelled', failure: 1, next: 'None', rest: 0, payable: false })
    expect(await about(`bookings.expired:${await idOf(booked.key)}:`)).toHaveLength(1)
    // nobody waits for the job: anyone who asks first ends a hold that is over
    const second = await newCar()
    await held(second)
    later(20)
    await held(second)
    const [{ sales }] = await query(`select count(*)::int as sales from vehicle_sales where last_status = 'Cancelled'`)
    expect(sales).toBeGreaterThan(0)
  })

  test('that arrives late revives the booking while the car is free', async () => {
    const car = await newCar()
    const booked = await held(car)
    later(16)
    await expireHolds(house.api.deps)
    await approve(booked)
    expect(await outcome(booked.key)).toMatchObject({ status: 'Submitted', failure: null, ledger: [{ kind: 'Held' }] })
    expect(await carStatus(car)).toBe('Booked')
  })

  test('that arrives late is refunded when the car is taken', async () => {
    const car = await newCar()
    const slow = await held(car)
    later(16)
    await expireHolds(house.api.deps)
    const quick = await held(car)
    await approve(slow)
    expect(await paymentStatus(slow)).toBe('ToReturn')
    expect(await outcome(slow.key)).toMatchObject({
      status: 'Cancelled',
      failure: 2,
      ledger: [{ kind: 'Held' }, { kind: 'Returning', reason: 'CarGone' }],
    })
    const told = async () => (await about(`bookings.returned:${await idOf(slow.key)}:`)).length
    await announced('paymentReturned', slow, 'CarGone')
    expect(await told()).toBe(1)
    expect(await isLate(slow)).toEqual([true])
    // mails are kept for a while, the ledger for good
    await query(`delete from messages where starts_with(key, 'bookings.returned:')`)
    await announced('paymentReturned', slow, 'CarGone')
    expect((await outcome(slow.key)).ledger.map(({ kind }) => kind)).toEqual(['Held', 'Returning', 'Returned'])
    expect(await told()).toBe(0)
    await approve(quick)
    expect(await outcome(quick.key)).toMatchObject({ status: 'Submitted' })
  })

  test('that comes for a booking which was given up goes back, even though the car is free', async () => {
    const car = await newCar()
    const booked = await held(car)
    expect((await ask('POST', `/api/bookings/${booked.key}/cancel`, { comment: 'Changed my mind' })).status).toBe(200)
    expect(await paymentStatus(booked)).toBe('Expired')
    await approve(booked)
    expect(await carStatus(car)).toBe('Published')
    expect(await outcome(booked.key)).toMatchObject({
      status: 'Cancelled',
      failure: null,
      ledger: [{ kind: 'Held' }, { kind: 'Returning', reason: 'Cancelled' }],
    })
    await announced('paymentReturned', booked, 'Cancelled')
    expect(await isLate(booked)).toEqual([false])
    const late = await held(await newCar())
    await announced('paymentReturned', late, 'HoldOver')
    expect(await isLate(late)).toEqual([true])
  })

  test('races with the end of the hold and books once', async () => {
    for (let round = 0; round < 12; round++) {
      const car = await newCar()
      const booked = await held(car)
      const id = await idOf(booked.key)
      later(15)
      const work = [approve(booked), expireHold(house.api.deps, id), expireHold(house.api.deps, id)]
      await Promise.all(round % 2 ? work.reverse() : work)
      expect(await outcome(booked.key)).toMatchObject({ status: 'Submitted', ledger: [{ kind: 'Held' }] })
      expect(await carStatus(car)).toBe('Booked')
      house.now = new Date(tuesday)
    }
  }, 60_000)

  test('that the bank refuses is reported once; the hold remains', async () => {
    const car = await newCar()
    const booked = await held(car)
    await announced('paymentRefused', booked, 'Funds')
    await announced('paymentRefused', booked, 'Funds')
    expect(await about(`bookings.refused:${await idOf(booked.key)}:`)).toHaveLength(1)
    expect(await carStatus(car)).toBe('Reserved')
    await approve(booked)
    expect(await carStatus(car)).toBe('Booked')
  })

  test.each([
    ['within the days of the law it goes back', 6, 'Returning', 'Cancelled'],
    ['later it stays, as the house has set', 9, 'Kept', 'LateCancel'],
  ])('of a cancellation: %s', async (_, days, kind, reason) => {
    const car = await newCar()
    const booked = await held(car)
    await approve(booked)
    later(days * 24 * 60)
    await house.showPhone(booked.key)
    const { body } = await ask('POST', `/api/bookings/${booked.key}/cancel`, { comment: 'Found another' })
    expect(body).toMatchObject({ status: 'Cancelled', ledger: [{ kind: 'Held' }, { kind, reason, amount: 1000 }], next: 'None' })
    expect(await carStatus(car)).toBe('Published')
    expect(await paymentStatus(booked)).toBe(kind === 'Kept' ? 'Approved' : 'ToReturn')
  })

  test('is refunded whenever the company cancels', async () => {
    const booked = await held(await newCar())
    await approve(booked)
    later(30 * 24 * 60)
    const id = await idOf(booked.key)
    await house.api.deps.db
      .transaction()
      .execute((trx) =>
        transitionBooking(house.api.deps, trx, { id, action: 'cancel', actor: { id: 'agent', roles: ['agent'] }, comment: 'Damaged' }),
      )
    expect((await outcome(booked.key)).ledger.map(({ kind }) => kind)).toEqual(['Held', 'Returning'])
  })
})

describe('several cars', () => {
  test('are held in one sale, each with a result of its own', async () => {
    const buyer = person()
    await account('collector', { email: buyer.email, phone: `+212${buyer.phone.slice(1)}` })
    const [first, second, taken] = [await newCar(), await newCar(), await newCar('Booked')]
    const url = `/api/customers/favourites/book?ids=${first}&ids=${taken}&ids=${second}&ids=2000000000`
    const { status, body } = await ask('POST', url, { buyer, terms: true }, { subject: 'collector' })
    expect(status).toBe(200)
    expect(body.map(({ error, failure }: { error: string; failure: number }) => [error, failure])).toEqual([
      [null, null],
      ['CarTaken', 2],
      [null, null],
      ['VehicleNotFound', 2],
    ])
    const sales = (await ask('GET', '/api/customers/sales', undefined, { subject: 'collector' })).body
    expect(sales).toHaveLength(1)
    expect(sales[0].bookings.map(({ vehicle }: Outcome) => vehicle.id)).toEqual([second, first])
    expect(sales[0].bookings[0]).toMatchObject({ actions: ['cancel'], documents: 0, exchange: null, statuses: [{ type: 'Draft' }] })
  })

  test('rejects holds beyond five per person', async () => {
    const buyer = person()
    await account('greedy', { email: buyer.email, phone: `+212${buyer.phone.slice(1)}` })
    for (let i = 0; i < 4; i++) await held(await newCar(), buyer, { subject: 'greedy' })
    const url = `/api/customers/favourites/book?ids=${await newCar()}&ids=${await newCar()}`
    const { body } = await ask('POST', url, { buyer, terms: true }, { subject: 'greedy', from: '10.6.6.7' })
    expect(body.map(({ error, failure }: { error: string; failure: number }) => [error, failure])).toEqual([
      [null, null],
      ['TooManyRequests', null],
    ])
  })

  test('limits unpaid holds to five and hides other sales', async () => {
    const buyer = person()
    for (let i = 0; i < 5; i++) await held(await newCar(), buyer, { from: '10.6.6.6' })
    expect((await book(await newCar(), buyer, { from: '10.6.6.6' })).status).toBe(429)
    expect((await ask('GET', '/api/customers/sales')).status).toBe(401)
  })
})

describe('the line', () => {
  const take = async (car: number, buyer: object = person(), asked: Asked = {}): Promise<WaitlistEntry> => {
    const { status, body } = await ask('POST', `/api/vehicles/${car}/places`, { buyer }, asked)
    expect(status).toBe(200)
    return body
  }
  const place = async (key: string): Promise<WaitlistEntry> => (await ask('GET', `/api/bookings/places/${key}`)).body
  const bookFromWaitlist = (key: string) => ask('POST', `/api/bookings/places/${key}/book`, { terms: true })

  test('opens at 08:00 in order', async () => {
    house.now = new Date('2026-04-13T20:00:00Z')
    const car = await newCar()
    const [first, second] = [await take(car), await take(car)]
    expect([first, second].map(({ position, opens, state }) => [position, opens, state])).toEqual([
      [1, '2026-04-14T07:00:00.000Z', 'Waiting'],
      [2, '2026-04-14T07:00:00.000Z', 'Waiting'],
    ])
    expect(await openLines(house.api.deps)).toBe(0)
    house.now = new Date('2026-04-14T07:00:00Z')
    // before the job has even looked
    expect((await book(car)).body.code).toBe('CarTaken')
    await openLines(house.api.deps)
    expect(await carStatus(car)).toBe('Reserved')
    expect(await place(first.key)).toMatchObject({ state: 'Offered', offeredUntil: '2026-04-14T07:20:00.000Z' })
    expect(await place(second.key)).toMatchObject({ state: 'Waiting', position: 2 })
    expect((await bookFromWaitlist(second.key)).body.code).toBe('CarTaken')
    expect((await book(car)).body.code).toBe('CarTaken')
    const taken = await bookFromWaitlist(first.key)
    expect(taken.status).toBe(200)
    expect(await place(first.key)).toMatchObject({ state: 'Taken', bookingKey: taken.body.key, position: null })
  })

  test('gets the car when a hold falls through: the next is offered it, whose time lapses, then the one after', async () => {
    const car = await newCar()
    await held(car)
    const [first, second] = [await take(car), await take(car)]
    later(15)
    await expireHolds(house.api.deps)
    expect([await place(first.key), await place(second.key)].map(({ state }) => state)).toEqual(['Offered', 'Waiting'])
    expect(await carStatus(car)).toBe('Reserved')
    const [{ id }] = await query('select id from booking_places where key = $1', [first.key])
    expect(await about(`places.offer:${id}:`)).toEqual([`places.offer:${id}:mail`, `places.offer:${id}:sms`])
    later(19)
    await lapseOver(house.api.deps)
    expect((await place(first.key)).state).toBe('Offered')
    later(1)
    await lapseOver(house.api.deps)
    expect([await place(first.key), await place(second.key)].map(({ state }) => state)).toEqual(['Lapsed', 'Offered'])
    expect(await about(`places.lapsed:${id}:`)).toHaveLength(1)
    // who gives the place back passes the car on, here to everybody
    expect((await ask('DELETE', `/api/bookings/places/${second.key}`)).status).toBe(204)
    expect((await ask('DELETE', `/api/bookings/places/${second.key}`)).status).toBe(204)
    expect(await carStatus(car)).toBe('Published')
    expect((await place(second.key)).state).toBe('Left')
  })

  test('that cannot be ended keeps no other from its end', async () => {
    const cars = [await newCar(), await newCar()]
    for (const car of cars) await held(car)
    const keys = [(await take(cars[0] as number)).key, (await take(cars[1] as number)).key]
    later(15)
    await expireHolds(house.api.deps)
    later(20)
    await query(`create function refuse_lapse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`)
    await query(
      `create trigger refuse_lapse before update on booking_places for each row when (old.key = '${keys[0]}') execute function refuse_lapse()`,
    )
    await lapseOver(house.api.deps)
    await query('drop function refuse_lapse cascade')
    const states = async () => [await place(keys[0] as string), await place(keys[1] as string)].map(({ state }) => state)
    expect(await states()).toEqual(['Offered', 'Lapsed'])
    await lapseOver(house.api.deps)
    expect(await states()).toEqual(['Lapsed', 'Lapsed'])
  })

  test('queues later visitors while an offer is open', async () => {
    house.now = new Date('2026-04-13T20:00:00Z')
    const car = await newCar()
    const first = await take(car)
    house.now = new Date('2026-04-14T07:00:00Z')
    const second = await take(car)
    expect([(await place(first.key)).state, second.state]).toEqual(['Offered', 'Waiting'])
    const [{ id }] = await query('select id from booking_places where key = $1', [second.key])
    expect(await about(`places.placed:${id}:`)).toHaveLength(1)
  })

  test('offers a free car directly; one place per person', async () => {
    const car = await newCar()
    const buyer = person()
    const taken = await take(car, buyer)
    expect(taken.state).toBe('Offered')
    // the offer says all: no word of waiting goes beside it
    const [{ id }] = await query('select id from booking_places where key = $1', [taken.key])
    expect(await about(`places.placed:${id}:`)).toEqual([])
    expect((await take(car, buyer)).key).toBe(taken.key)
    // anyone whom the car is offered to may also book it on its page
    await held(car, buyer)
    expect((await place(taken.key)).state).toBe('Taken')
    expect((await ask('POST', `/api/vehicles/${car}/places`, { buyer })).body.code).toBe('DuplicateEnquiry')
  })

  test('a place whose days are over gets no car any more, even before it is cleared away; the next gets it', async () => {
    house.now = new Date('2026-04-13T20:00:00Z')
    const car = await newCar()
    const old = await take(car)
    later(10 * 24 * 60)
    const young = await take(car)
    // the instant at which the first is over, a Tuesday in open hours
    house.now = new Date('2026-04-28T10:00:00Z')
    await query('update booking_places set expires = $2 where key = $1', [old.key, house.now])
    expect(await openLines(house.api.deps)).toBe(1)
    expect([(await place(old.key)).state, (await place(young.key)).state]).toEqual(['Waiting', 'Offered'])

    const alone = await newCar()
    house.now = new Date('2026-04-28T20:00:00Z')
    const last = await take(alone)
    house.now = new Date('2026-04-29T10:00:00Z')
    await query('update booking_places set expires = $2 where key = $1', [last.key, house.now])
    expect(await openLines(house.api.deps)).toBe(0)
    expect([(await place(last.key)).state, await carStatus(alone)]).toEqual(['Waiting', 'Published'])
  })

  test('deletes old places', async () => {
    const car = await newCar('Booked')
    const taken = await take(car)
    later(15 * 24 * 60)
    await sweep(house.api.deps)
    expect((await place(taken.key)).state).toBe('Lapsed')
  })
})

describe('the steps', () => {
  test('of a customer from the price talk to the payment details', async () => {
    const buyer = { ...person(), idNumber: 'BK123456', address: '1, rue X', city: 'Casablanca' }
    await account('buyer', { email: buyer.email, phone: `+212${buyer.phone.slice(1)}` })
    const booked = await held(await newCar(), buyer, { subject: 'buyer' })
    await approve(booked)
    const id = await idOf(booked.key)
    const agent = { id: 'agent', roles: ['agent'] as const }
    const propose = async (price: number) => {
      await query('update vehicle_bookings set new_price = $2 where id = $1', [id, price])
      await house.api.deps.db
        .transaction()
        .execute((trx) => transitionBooking(house.api.deps, trx, { id, action: 'proposePrice', actor: agent, price }))
    }
    await house.api.deps.db.transaction().execute((trx) => transitionBooking(house.api.deps, trx, { id, action: 'accept', actor: agent }))
    await propose(115_000)
    const answer = (accepted: boolean, subject = 'buyer') => ask('POST', `/api/bookings/${booked.key}/price`, { accepted }, { subject })
    expect((await answer(true, 'somebody')).status).toBe(404)
    expect((await answer(false)).body).toMatchObject({ status: 'NewPriceRejected', price: 120_000, next: 'GivePaymentDetails' })
    await propose(118_000)
    const [sale] = (await ask('GET', '/api/customers/sales', undefined, { subject: 'buyer' })).body
    expect(sale.bookings[0]).toMatchObject({ newPrice: 118_000, next: 'AnswerPrice', actions: ['acceptPrice', 'rejectPrice', 'cancel'] })
    expect((await answer(true)).body).toMatchObject({ status: 'NewPriceAccepted', price: 118_000, rest: 117_000 })
    const [pack] = (await ask('GET', '/api/warrantypacks')).body.filter(({ price }: { price: number }) => price > 0)
    const details = (given: object) => ask('POST', `/api/bookings/${booked.key}/paymentdetails`, given, { subject: 'buyer' })
    expect((await details({ paymentType: 'Financing', paymentMethod: 'BankTransfer' })).body.message).toContain('loanMonths')
    expect((await details({ paymentType: 'Direct', paymentMethod: 'Cash', warrantyPackId: 999_999 })).status).toBe(400)
    const { body } = await details({ paymentType: 'Direct', paymentMethod: 'BankTransfer', warrantyPackId: pack.id })
    expect(body).toMatchObject({ status: 'PayementDetailsSubmitted', next: 'PayRest', rest: 117_000 + pack.price })
    expect((await details({ paymentType: 'Direct', paymentMethod: 'Cash' })).status).toBe(409)
  })
})

describe('personal data', () => {
  test('a copy names one’s bookings; who leaves is taken out of what came to nothing, not out of what the books must name', async () => {
    const buyer = person()
    const [first, second] = [await held(await newCar(), buyer), await held(await newCar(), buyer)]
    const [{ customer_id: id }] = await query('select customer_id from vehicle_bookings where key = $1', [first.key])
    await approve(second)
    const owner = { id, subject: null, email: buyer.email, phone: null }
    const bookingsData = house.api.personalData.find(({ room }) => room === 'bookings')
    if (!bookingsData) throw new Error('nobody keeps the bookings')
    const { bookings } = (await bookingsData.collect(house.api.deps.db, owner)) as {
      bookings: { reference: string; buyer: { email: string } }[]
    }
    expect(bookings.map((booking) => booking.reference)).toEqual([first.reference, second.reference])
    expect(bookings[0]?.buyer.email).toBe(buyer.email)
    const stranger = await held(await newCar())
    for (const { key } of [first, second, stranger])
      await query(
        `insert into sale_comments (sale_id, kind, body, created_by) select sale_id, 'Note', 'Of them', 'adviser' from vehicle_bookings where key = $1`,
        [key],
      )
    await house.api.deps.db.transaction().execute((trx) => bookingsData.erase(trx, owner))
    // what advisers wrote of them goes with their bookings, what is written of others stays
    expect(await query('select k.key, c.body from sale_comments c join vehicle_bookings k on k.sale_id = c.sale_id order by k.id')).toEqual(
      [
        { key: first.key, body: '' },
        { key: second.key, body: 'Of them' },
        { key: stranger.key, body: 'Of them' },
      ],
    )
    const buyers = () => query('select buyer from vehicle_bookings where customer_id = $1 order by id', [id])
    expect((await buyers()).map((row) => Object.keys(row.buyer).length > 0)).toEqual([false, true])
    // once the open one has ended too
    await query('update customers set is_deleted = true, erased = now() where id = $1', [id])
    await query(
      `insert into booking_asks (booking_id, kind, amount, comment, state, asked, asked_by)
       select id, 'GiveUp', 1000, 'My reasons', 'Withdrawn', now(), 'them' from vehicle_bookings where key = $1`,
      [second.key],
    )
    await house.showPhone(second.key)
    await ask('POST', `/api/bookings/${second.key}/cancel`, { comment: 'Leaving' })
    await forgetBuyers(house.api.deps.db, new Date(house.now.getTime() - 90 * 86_400_000))
    expect((await buyers()).map((row) => row.buyer)).toEqual([{}, {}])
    // and what they wrote
    const said =
      'select comment from booking_statuses s join vehicle_bookings k on k.id = s.booking_id where k.key = $1 and comment is not null'
    expect(await query(said, [second.key])).toEqual([{ comment: '' }])
    expect(await query(`select comment, asked_by from booking_asks where kind = 'GiveUp'`)).toEqual([{ comment: '', asked_by: null }])
  })
})
