import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
import { type Columns, insertBooking, insertCar, insertCustomer, insertRow, insertWaiting } from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { type Asker, findDeposit, findOverHolds, findStanding, lockBooking, updateBooking, wasOffSale } from './store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
const [before, after] = ['2026-04-14T09:59:59Z', '2026-04-14T10:00:01Z']
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate vehicle_sales, vehicle_bookings, booking_places, customers, vehicles cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows
const within = <T>(work: (trx: Transaction<Database>) => Promise<T>) => house.db.transaction().execute(work)

const car = () => insertCar(house.db, { model: 'Clio', last_status: 'Published' })
const person = (columns: Columns<'customers'> = {}) => insertCustomer(house.db, columns)
async function booked(vehicle_id: number, customer_id: number, more: Columns<'vehicle_bookings'> = {}): Promise<number> {
  return (await insertBooking(house.db, { last_status: 'Draft', hold_until: after, ...more, vehicle_id, customer_id })).id
}
async function place(vehicle_id: number, customer_id: number, more: Columns<'booking_places'> = {}): Promise<number> {
  return (await insertWaiting(house.db, { opens: before, expires: after, ...more, vehicle_id, customer_id })).id
}
const standing = (vehicle: number, asker: Asker) => within((trx) => findStanding(trx, vehicle, asker, now))
const as = (customerId: number): Asker => ({ customerId, visitor: null })

describe('findStanding', () => {
  test('finds only open bookings of the same car and person', async () => {
    const [mine, other] = [await person({ user_id: 'me' }), await person({ user_id: 'other' })]
    const own = async (wish: Columns<'vehicle_bookings'>, who = mine) => {
      const vehicle = await car()
      await booked(vehicle, who, wish)
      return (await standing(vehicle, as(mine))).isOwn
    }
    expect(await own({ last_status: 'Accepted' })).toBe(true)
    expect([
      await own({ last_status: 'Cancelled' }),
      await own({ last_status: 'Accepted', is_deleted: true }),
      await own({ last_status: 'Accepted' }, other),
    ]).toEqual([false, false, false])
    expect((await standing(await car(), as(mine))).isOwn).toBe(false)
  })

  test('counts own unpaid holds, and those of a visitor by phone', async () => {
    const phone = '+212612345678'
    const [mine, guest, owner] = [await person({ user_id: 'me' }), await person(), await person({ user_id: 'owner' })]
    await booked(await car(), mine)
    await booked(await car(), mine, { last_status: 'Submitted' })
    await booked(await car(), guest, { buyer: { phone } })
    await booked(await car(), await person(), { buyer: { phone } })
    await booked(await car(), await person(), { buyer: { phone: '+212600000000' } })
    await booked(await car(), owner, { buyer: { phone } })
    const vehicle = await car()
    const visitor = { email: 'a@exemple.ma', phone }
    expect((await standing(vehicle, as(mine))).holds).toBe(1)
    expect((await standing(vehicle, { customerId: null, visitor })).holds).toBe(2)
    expect((await standing(vehicle, { customerId: mine, visitor })).holds).toBe(3)
  })

  test('matches a visitor by e-mail and phone to a card without an account', async () => {
    const visitor = { email: 'a@exemple.ma', phone: '+212612345678' }
    await person({ ...visitor, phone: '+212600000000' })
    await person({ ...visitor, email: 'b@exemple.ma' })
    await person({ ...visitor, is_deleted: true })
    await person({ ...visitor, user_id: 'account' })
    const vehicle = await car()
    expect((await standing(vehicle, { customerId: null, visitor })).customerId).toBeNull()
    await query('delete from customers where user_id is null and not is_deleted')
    const known = await person(visitor)
    expect((await standing(vehicle, { customerId: null, visitor })).customerId).toBe(known)
  })

  test('selects the offered entry, otherwise the first due entry', async () => {
    const vehicle = await car()
    const people = [await person(), await person(), await person(), await person(), await person(), await person()] as const
    const turn = async () => (await standing(vehicle, as(people[0]))).turn
    await place(vehicle, people[0], { opens: after })
    await place(vehicle, people[1], { expires: now })
    await place(vehicle, people[2], { state: 'Left' })
    await place(await car(), people[3])
    expect(await turn()).toBeNull()
    const first = await place(vehicle, people[3], { opens: now })
    const second = await place(vehicle, people[4])
    expect(await turn()).toEqual({ id: first, customerId: people[3], state: 'Waiting' })
    await query(`update booking_places set state = 'Left' where id = $1`, [first])
    expect((await turn())?.id).toBe(second)
    const offered = await place(vehicle, people[5], { state: 'Offered', offered_until: after })
    expect(await turn()).toEqual({ id: offered, customerId: people[5], state: 'Offered' })
  })

  test('expires a hold and an offer at their exact end', async () => {
    const [vehicle, other] = [await car(), await car()]
    const [mine, next] = [await person({ user_id: 'me' }), await person()]
    const over = async () => {
      const { overHold, overOffer } = await standing(vehicle, as(mine))
      return [overHold, overOffer]
    }
    await booked(other, mine, { hold_until: before })
    await place(other, next, { state: 'Offered', offered_until: before })
    const hold = await booked(vehicle, mine, { hold_until: after })
    const offer = await place(vehicle, next, { state: 'Offered', offered_until: after })
    expect(await over()).toEqual([null, null])
    await query('update vehicle_bookings set hold_until = $2 where id = $1', [hold, now])
    await query('update booking_places set offered_until = $2 where id = $1', [offer, now])
    expect(await over()).toEqual([hold, offer])
    await query(`update vehicle_bookings set last_status = 'Submitted' where id = $1`, [hold])
    await query(`update booking_places set state = 'Waiting' where id = $1`, [offer])
    expect(await over()).toEqual([null, null])
  })
})

test('findOverHolds: returns expired holds, oldest first, then by id', async () => {
  const mine = await person()
  const [second, third] = [await booked(await car(), mine, { hold_until: now }), await booked(await car(), mine, { hold_until: now })]
  const first = await booked(await car(), mine, { hold_until: before })
  await booked(await car(), mine, { hold_until: after })
  await booked(await car(), mine, { hold_until: before, last_status: 'Submitted' })
  await booked(await car(), mine, { hold_until: before, is_deleted: true })
  // an update moves the row to the end of the table
  await query('update vehicle_bookings set language = language where id = $1', [second])
  expect([await findOverHolds(house.db, 9, now), await findOverHolds(house.db, 2, now)]).toEqual([
    [first, second, third],
    [first, second],
  ])
})

test('ignores a deleted booking', async () => {
  const id = await booked(await car(), await person(), { is_deleted: true })
  expect(await within((trx) => lockBooking(trx, id))).toBeNull()
})

test('writes nothing for a step without changes', async () => {
  const id = await booked(await car(), await person())
  await within((trx) => updateBooking(trx, id, {}))
  await within((trx) => updateBooking(trx, id, { newPrice: 88_000 }))
  expect(await within((trx) => lockBooking(trx, id))).toMatchObject({ newPrice: 88_000, price: 90_000 })
})

test('wasOffSale: uses only the status directly before the booking', async () => {
  const off = async (...types: string[]) => {
    const vehicle = await car()
    for (const type of types) await query('insert into vehicle_statuses (vehicle_id, type) values ($1, $2)', [vehicle, type])
    return within((trx) => wasOffSale(trx, vehicle))
  }
  expect(await off('Active', 'Published', 'Booked')).toBe(false)
  expect(await off('Published', 'Active', 'Booked')).toBe(true)
  expect(await off('Active', 'Booked', 'Published', 'Reserved', 'Booked')).toBe(false)
  expect(await off('Published', 'Booked', 'Active', 'Booked', 'Published')).toBe(true)
  expect(await off('Published', 'Active')).toBe(false)
})

test('findDeposit: ignores settled deposits and deposits by hand', async () => {
  const mine = await person()
  const [id, other] = [await booked(await car(), mine), await booked(await car(), mine)]
  const entry = (booking_id: number, kind: string, payment_id: string | null) =>
    insertRow(house.db, 'booking_ledger', { booking_id, kind, amount: 1000, payment_id, created: now })
  const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
  const deposit = (of: number) => within((trx) => findDeposit(trx, of))
  await entry(id, 'Held', null)
  expect(await deposit(id)).toBeNull()
  await entry(id, 'Counted', first)
  expect(await deposit(id)).toBeNull()
  await entry(id, 'Held', first)
  expect(await deposit(id)).toEqual({ paymentId: first, amount: 1000, held: now })
  await entry(other, 'Held', second)
  await entry(other, 'Kept', second)
  expect([await deposit(other), (await deposit(id))?.paymentId]).toEqual([null, first])
  await entry(id, 'Returning', first)
  expect(await deposit(id)).toBeNull()
})
