import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callShopLate } from '#domains/foundation/payments/gateway.fake.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { sweep } from '#domains/processes/buying/jobs.ts'
import type { Hold } from '#domains/processes/buying/reservations/contract.ts'
import { type GatewayPage, type TestGateway, testGateway } from '#testing/gateway.ts'

/**
 * What may go wrong between a card and a car, from the booking to the ledger: rooms, database and sandbox gateway are the real ones and talk
 * over HTTP. No paid-but-lost deposit, no car held for ever, no second winner, no second message.
 */
let gateway: TestGateway
let now: Date

beforeAll(async () => {
  now = new Date('2026-04-14T10:00:00Z')
  gateway = await testGateway({ clock: { now: () => now }, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => gateway.api.close())
beforeEach(() => {
  // a Tuesday, 11:00 in Morocco
  now = new Date('2026-04-14T10:00:00Z')
})

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const query = async (text: string, values: unknown[] = []) => (await gateway.api.deps.pool.query(text, values)).rows

let made = 0
async function newCar(): Promise<number> {
  const [{ id }] = await query(
    `insert into vehicles (reference, brand_id, model_id, version, storage_area_id, price, release_date, mileage, last_status, published_at)
     select $1, m.brand_id, m.id, '1.5 dCi', (select min(id) from storage_areas), 120000, '2019-05-01', 80000, 'Published', '2026-02-01'
     from models m where m.name = 'Duster' returning id`,
    [`F-${++made}`],
  )
  return id
}

/** Somebody books a car: the answer of the call. */
async function asked(car: number) {
  const n = ++made
  const buyer = { civility: 'M.', firstName: 'Ali', lastName: 'Idrissi', email: `faults${n}@exemple.ma`, phone: `07${10_000_000 + n}` }
  const payload = { buyer, terms: true }
  const from = { headers: await gateway.api.headers(), remoteAddress: `10.8.${n >> 8}.${n & 255}` }
  return gateway.api.app.inject({ method: 'POST', url: `/api/vehicles/${car}/book`, payload, ...from })
}

interface Deposit extends Hold {
  car: number
  page: GatewayPage
}

/** Books a car and opens the payment page. */
async function deposit(car?: number): Promise<Deposit> {
  const booked = car ?? (await newCar())
  const held: Hold = (await asked(booked)).json()
  return { ...held, car: booked, page: await gateway.open(await gateway.attempt(held.paymentId)) }
}

/** What the workers do once a minute. */
async function minute(): Promise<void> {
  await sweep(gateway.api.deps)
  await gateway.work()
}

/** All that counts: booking, car, money as its owner sees it and as the gateway has it, and how many messages were written. */
async function standing({ key, car, page }: Deposit) {
  const outcome: Outcome = (await gateway.api.app.inject({ url: `/api/bookings/${key}` })).json()
  const [{ status }] = await query('select last_status as status from vehicles where id = $1', [car])
  return { booking: outcome.status, car: status, ledger: outcome.ledger.map(({ kind }) => kind), gateway: await page.state() }
}

const paid = { booking: 'Submitted', car: 'Booked', ledger: ['Held'], gateway: 'Captured' }

/** Messages to the buyer of a booking, each with its occasion. */
const messages = async ({ key }: Deposit) =>
  (
    await query(
      `select m.key from messages m, vehicle_bookings b where b.key = $1 and m.recipient in (b.buyer ->> 'email', b.buyer ->> 'phone') order by 1`,
      [key],
    )
  ).map((row) => row.key)

/** Nothing that comes again changes anything: neither the booking, nor the money, nor the messages. */
async function staysSo(one: Deposit, what: object): Promise<void> {
  const before = await messages(one)
  await callShopLate(gateway.api.deps, { token: one.page.token() })
  later(60)
  await minute()
  later(24 * 60)
  await minute()
  expect(await standing(one)).toEqual(what)
  expect(await messages(one)).toEqual(before)
  expect((await query('select 1 from payment_attempts where stuck is not null')).length).toBe(0)
}

describe('captures a deposit once', () => {
  test('in the normal case', async () => {
    const one = await deposit()
    expect(await standing(one)).toEqual({ booking: 'Draft', car: 'Reserved', ledger: [], gateway: 'Open' })
    await one.page.pay()
    expect(await standing(one)).toEqual(paid)
    expect((await messages(one)).length).toBeGreaterThan(0)
    await staysSo(one, paid)
  })

  test('for five concurrent copies of a callback', async () => {
    const car = await newCar()
    const held: Hold = (await asked(car)).json()
    const form = await gateway.attempt(held.paymentId)
    const page = await gateway.open(form)
    await page.pay(undefined, { callback: 'never' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.callback(form)))
    expect(answers).toEqual(Array(5).fill('ACTION=POSTAUTH'))
    const one = { ...held, car, page }
    expect(await standing(one)).toEqual({ ...paid, gateway: 'Authorised' })
    const steps = await query(
      'select s.type from booking_statuses s join vehicle_bookings b on b.id = s.booking_id where b.key = $1 order by s.id',
      [held.key],
    )
    expect(steps.map(({ type }) => type)).toEqual(['Draft', 'Submitted'])
    // our responses were lost: the next query captures the payment
    later(2)
    await minute()
    await staysSo(one, paid)
  })

  test.each([
    ['twice at once', { callback: 'twice' }],
    ['after the browser', { callback: 'late' }],
    ['never, and the browser neither', { callback: 'never', browser: 'stays' }],
    ['with a wrong signature', { wrong: 'hash' }],
    ['with a wrong amount', { wrong: 'amount' }],
  ])('when the callback comes %s', async (_when, switches: Record<string, string>) => {
    const one = await deposit()
    await one.page.pay(undefined, switches)
    if (switches.browser !== 'stays') await one.page.back()
    later(2)
    await minute()
    expect(await standing(one)).toEqual(paid)
    await staysSo(one, paid)
  })

  test('after two refusals and a late refusal', async () => {
    const one = await deposit()
    await one.page.pay('4000000000000051')
    await one.page.pay('4000000000000054')
    expect(await standing(one)).toEqual({ booking: 'Draft', car: 'Reserved', ledger: [], gateway: 'Refused' })
    await one.page.pay()
    expect(await standing(one)).toEqual(paid)
    await staysSo(one, paid)
  })
})

describe('hold expiry', () => {
  test('without payment frees the car for another buyer', async () => {
    const one = await deposit()
    later(16)
    await minute()
    expect(await standing(one)).toEqual({ booking: 'Cancelled', car: 'Published', ledger: [], gateway: 'Open' })
    const other = await deposit(one.car)
    await other.page.pay()
    expect(await standing(other)).toEqual(paid)
  })

  test('before the bank’s response keeps the deposit when the car is free', async () => {
    const one = await deposit()
    await one.page.pay(undefined, { callback: 'overdue', browser: 'stays' })
    // no query in between: the worker was down
    later(16)
    await sweep(gateway.api.deps)
    expect(await standing(one)).toMatchObject({ booking: 'Cancelled', car: 'Published' })
    later(4)
    await callShopLate(gateway.api.deps, { token: one.page.token() })
    later(2)
    await minute()
    expect(await standing(one)).toEqual(paid)
    await staysSo(one, paid)
  })

  test('before the bank’s response voids the payment when the car is taken', async () => {
    const one = await deposit()
    await one.page.pay(undefined, { callback: 'overdue', browser: 'stays' })
    later(16)
    await sweep(gateway.api.deps)
    const other = await deposit(one.car)
    await other.page.pay()
    later(4)
    await callShopLate(gateway.api.deps, { token: one.page.token() })
    later(2)
    await minute()
    const returned = await standing(one)
    expect(returned).toMatchObject({ booking: 'Cancelled', car: 'Booked', gateway: 'Voided' })
    expect(returned.ledger).toEqual(['Held', 'Returning', 'Returned'])
    expect(await standing(other)).toEqual(paid)
    await staysSo(one, returned)
    expect(await standing(other)).toEqual(paid)
  })
})

describe('captures nothing', () => {
  test('for unsigned callbacks, foreign payments and other amounts', async () => {
    const car = await newCar()
    const held: Hold = (await asked(car)).json()
    const form = await gateway.attempt(held.paymentId)
    const one = { ...held, car, page: await gateway.open(form) }
    expect(await gateway.callback(form, {}, 'another key')).toBe('FAILURE')
    expect(await gateway.callback(form, { oid: 'R0-0-none' })).toBe('FAILURE')
    expect(await gateway.callback(form, { amount: '1.00' })).toBe('FAILURE')
    await minute()
    expect(await standing(one)).toEqual({ booking: 'Draft', car: 'Reserved', ledger: [], gateway: 'Open' })
  })

  test('from the slower of two simultaneous buyers', async () => {
    const car = await newCar()
    const answers = await Promise.all(Array.from({ length: 12 }, () => asked(car)))
    const [winner, ...more] = answers.filter(({ statusCode }) => statusCode === 200)
    expect(more).toEqual([])
    const held: Hold = (winner as (typeof answers)[number]).json()
    const pages = await Promise.all([1, 2].map(async () => gateway.open(await gateway.attempt(held.paymentId))))
    // on two pages of the gateway, with two cards
    await Promise.all(pages.map((page) => page.pay()))
    later(2)
    await minute()
    expect((await Promise.all(pages.map((page) => page.state()))).sort()).toEqual(['Captured', 'Voided'])
    const [page] = pages as [GatewayPage]
    expect(await standing({ ...held, car, page })).toMatchObject({ booking: 'Submitted', car: 'Booked', ledger: ['Held'] })
  })

  test('for a booking cancelled before the bank’s response', async () => {
    const one = await deposit()
    await one.page.pay(undefined, { callback: 'never', browser: 'stays' })
    const answer = await gateway.api.app.inject({
      method: 'POST',
      url: `/api/bookings/${one.key}/cancel`,
      headers: await gateway.api.headers(),
      payload: { comment: 'Je change d’avis' },
    })
    expect(answer.statusCode).toBe(200)
    later(2)
    await minute()
    await minute()
    const returned = await standing(one)
    expect(returned).toMatchObject({ booking: 'Cancelled', car: 'Published', gateway: 'Voided' })
    await staysSo(one, returned)
  })
})
