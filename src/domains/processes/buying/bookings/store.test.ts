import type { Transaction } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#platform/tables.ts'
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

let made = 0
async function car(): Promise<number> {
  const [row] = await query(
    `insert into vehicles (reference, brand_id, model_id, last_status) select 'VO-S' || $1, brand_id, id, 'Published' from models where name = 'Clio' returning id`,
    [String(++made)],
  )
  return row.id
}
async function person(user: string | null = null, more: { email?: string; phone?: string; deleted?: boolean } = {}): Promise<number> {
  const [row] = await query(
    `insert into customers (user_id, first_name, email, phone, is_deleted) values ($1, 'Ali', $2, $3, $4) returning id`,
    [user, more.email ?? null, more.phone ?? null, more.deleted ?? false],
  )
  return row.id
}
interface Wish {
  status?: string
  hold?: string | Date
  phone?: string
  deleted?: boolean
}
async function booked(vehicle: number, customer: number, { status = 'Draft', hold = after, phone = '', deleted = false }: Wish = {}) {
  const [row] = await query(
    `with sale as (insert into vehicle_sales (reference, customer_id, last_status) values ('VT-S' || $1, $3, 'Draft') returning id)
     insert into vehicle_bookings (reference, sale_id, vehicle_id, customer_id, buyer, language, listed_price, price, advance_amount, hold_until,
       last_status, is_deleted)
     select 'RV-S' || $1, sale.id, $2, $3, json_build_object('phone', $4::text), 'fr', 90000, 90000, 1000, $5, $6, $7 from sale returning id`,
    [String(++made), vehicle, customer, phone, hold, status, deleted],
  )
  return row.id as number
}
async function place(
  vehicle: number,
  customer: number,
  given: { state?: string; opens?: string | Date; expires?: string | Date; until?: string | Date } = {},
) {
  const [row] = await query(
    `insert into booking_places (vehicle_id, customer_id, buyer, language, state, opens, expires, offered_until)
     values ($1, $2, '{}', 'fr', $3, $4, $5, $6) returning id`,
    [vehicle, customer, given.state ?? 'Waiting', given.opens ?? before, given.expires ?? after, given.until ?? null],
  )
  return row.id as number
}
const standing = (vehicle: number, asker: Asker) => within((trx) => findStanding(trx, vehicle, asker, now))
const as = (customerId: number): Asker => ({ customerId, visitor: null })

describe('findStanding', () => {
  test('finds only open bookings of the same car and person', async () => {
    const [mine, other] = [await person('me'), await person('other')]
    const own = async (wish: Wish, who = mine) => {
      const vehicle = await car()
      await booked(vehicle, who, wish)
      return (await standing(vehicle, as(mine))).isOwn
    }
    expect(await own({ status: 'Accepted' })).toBe(true)
    expect([
      await own({ status: 'Cancelled' }),
      await own({ status: 'Accepted', deleted: true }),
      await own({ status: 'Accepted' }, other),
    ]).toEqual([false, false, false])
    expect((await standing(await car(), as(mine))).isOwn).toBe(false)
  })

  test('counts own unpaid holds, and those of a visitor by phone', async () => {
    const phone = '+212612345678'
    const [mine, guest, owner] = [await person('me'), await person(), await person('owner')]
    await booked(await car(), mine)
    await booked(await car(), mine, { status: 'Submitted' })
    await booked(await car(), guest, { phone })
    await booked(await car(), await person(), { phone })
    await booked(await car(), await person(), { phone: '+212600000000' })
    await booked(await car(), owner, { phone })
    const vehicle = await car()
    const visitor = { email: 'a@exemple.ma', phone }
    expect((await standing(vehicle, as(mine))).holds).toBe(1)
    expect((await standing(vehicle, { customerId: null, visitor })).holds).toBe(2)
    expect((await standing(vehicle, { customerId: mine, visitor })).holds).toBe(3)
  })

  test('matches a visitor by e-mail and phone to a card without an account', async () => {
    const visitor = { email: 'a@exemple.ma', phone: '+212612345678' }
    await person(null, { ...visitor, phone: '+212600000000' })
    await person(null, { ...visitor, email: 'b@exemple.ma' })
    await person(null, { ...visitor, deleted: true })
    await person('account', visitor)
    const vehicle = await car()
    expect((await standing(vehicle, { customerId: null, visitor })).customerId).toBeNull()
    await query('delete from customers where user_id is null and not is_deleted')
    const known = await person(null, visitor)
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
    const offered = await place(vehicle, people[5], { state: 'Offered', until: after })
    expect(await turn()).toEqual({ id: offered, customerId: people[5], state: 'Offered' })
  })

  test('expires a hold and an offer at their exact end', async () => {
    const [vehicle, other] = [await car(), await car()]
    const [mine, next] = [await person('me'), await person()]
    const over = async () => {
      const { overHold, overOffer } = await standing(vehicle, as(mine))
      return [overHold, overOffer]
    }
    await booked(other, mine, { hold: before })
    await place(other, next, { state: 'Offered', until: before })
    const hold = await booked(vehicle, mine, { hold: after })
    const offer = await place(vehicle, next, { state: 'Offered', until: after })
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
  const [second, third] = [await booked(await car(), mine, { hold: now }), await booked(await car(), mine, { hold: now })]
  const first = await booked(await car(), mine, { hold: before })
  await booked(await car(), mine, { hold: after })
  await booked(await car(), mine, { hold: before, status: 'Submitted' })
  await booked(await car(), mine, { hold: before, deleted: true })
  // an update moves the row to the end of the table
  await query('update vehicle_bookings set language = language where id = $1', [second])
  expect([await findOverHolds(house.db, 9, now), await findOverHolds(house.db, 2, now)]).toEqual([
    [first, second, third],
    [first, second],
  ])
})

test('ignores a deleted booking', async () => {
  const id = await booked(await car(), await person(), { deleted: true })
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
  const entry = (of: number, kind: string, payment: string | null) =>
    query('insert into booking_ledger (booking_id, kind, amount, payment_id, created) values ($1, $2, 1000, $3, $4)', [
      of,
      kind,
      payment,
      now,
    ])
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
