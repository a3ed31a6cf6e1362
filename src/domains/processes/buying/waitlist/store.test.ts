import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Columns, insertBooking, insertCar, insertWaiting } from '#testing/builders.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { findLines, findOverOffers, findPlaceView, forgetEntries, lapseEntries, lockFirstEntry, takeEntry, takeEntryOf } from './store.ts'

let house: TestDatabase
const now = new Date('2026-04-14T10:00:00Z')
const [before, after] = [new Date('2026-04-14T09:59:59Z'), new Date('2026-04-14T10:00:01Z')]
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => query('truncate booking_places, customers, vehicles cascade'))

const query = async (text: string, values: unknown[] = []) => (await house.pool.query(text, values)).rows

const car = (columns: Columns<'vehicles'> = {}) => insertCar(house.db, { last_status: 'Published', ...columns })
const place = (vehicle_id: number, columns: Columns<'booking_places'> = {}) =>
  insertWaiting(house.db, { opens: before, expires: after, created: before, ...columns, vehicle_id })
const stateOf = async ({ id }: { id: number }) => (await query('select state from booking_places where id = $1', [id]))[0]?.state ?? 'gone'

test('lapses expired entries and those of lost cars, not offered ones', async () => {
  const lapsed = [
    await place(await car(), { expires: now }),
    await place(await car({ is_deleted: true })),
    await place(await car({ is_archived: true })),
    await place(await car({ last_status: 'Sold' })),
  ]
  const kept = [await place(await car(), { expires: after }), await place(await car({ last_status: 'Booked' }))]
  const offered = await place(await car({ last_status: 'Sold' }), { state: 'Offered', expires: before, offered_until: before })
  await lapseEntries(house.db, now)
  expect(await Promise.all(lapsed.map(stateOf))).toEqual(['Lapsed', 'Lapsed', 'Lapsed', 'Lapsed'])
  expect(await Promise.all([...kept, offered].map(stateOf))).toEqual(['Waiting', 'Waiting', 'Offered'])
})

test('finds free cars with a due, valid entry', async () => {
  const [first, second] = [await car(), await car()]
  await place(second, { opens: now })
  await place(first)
  await place(first)
  await place(await car(), { opens: after })
  await place(await car(), { expires: now })
  await place(await car(), { state: 'Left' })
  await place(await car({ last_status: 'Reserved' }))
  await place(await car({ is_archived: true }))
  await place(await car({ is_deleted: true }))
  await place(await car({ operation_type: 'Ad' }))
  expect([await findLines(house.db, 9, now), await findLines(house.db, 1, now)]).toEqual([[first, second], [first]])
})

test('locks the earliest due, valid entry', async () => {
  const vehicle = await car()
  await place(await car())
  await place(vehicle, { opens: after })
  await place(vehicle, { expires: now })
  await place(vehicle, { state: 'Offered', offered_until: after })
  const first = await place(vehicle, { opens: now })
  await place(vehicle)
  expect((await house.db.transaction().execute((trx) => lockFirstEntry(trx, vehicle, now)))?.id).toBe(first.id)
})

test('finds expired offers, oldest first, then by id', async () => {
  const late = await place(await car(), { state: 'Offered', offered_until: now })
  const same = await place(await car(), { state: 'Offered', offered_until: now })
  const first = await place(await car(), { state: 'Offered', offered_until: before })
  await place(await car(), { state: 'Offered', offered_until: after })
  await place(await car(), { state: 'Taken', offered_until: before })
  await query('update booking_places set language = language where id = $1', [late.id])
  expect([await findOverOffers(house.db, 9, now), await findOverOffers(house.db, 1, now)]).toEqual([
    [first.id, late.id, same.id],
    [first.id],
  ])
})

test('deletes old closed entries, never waiting ones', async () => {
  const forgotten = await Promise.all(['Taken', 'Lapsed', 'Left'].map(async (state) => place(await car(), { state, created: before })))
  const kept = [
    await place(await car(), { state: 'Left', created: now }),
    await place(await car(), { created: before }),
    await place(await car(), { state: 'Offered', offered_until: after, created: before }),
  ]
  await forgetEntries(house.db, now)
  expect(await Promise.all(forgotten.map(stateOf))).toEqual(['gone', 'gone', 'gone'])
  expect(await Promise.all(kept.map(stateOf))).toEqual(['Left', 'Waiting', 'Offered'])
})

test('uses the entry of a booking and moves it to its owner', async () => {
  const [vehicle, elsewhere] = [await car(), await car()]
  const [mine, other] = [await place(vehicle), await place(vehicle)]
  const [far, left] = [await place(elsewhere), await place(elsewhere, { state: 'Left' })]
  await query('update booking_places set customer_id = $2 where id = any($1)', [[far.id, left.id], mine.customer_id])
  await query('update booking_places set vehicle_id = $2 where id = $1', [left.id, vehicle])
  const { id: booking } = await insertBooking(house.db, { vehicle_id: vehicle, customer_id: mine.customer_id, last_status: 'Draft' })
  await house.db.transaction().execute(async (trx) => {
    await takeEntry(trx, vehicle, mine.customer_id, booking)
    await takeEntryOf(trx, booking, other.customer_id)
  })
  expect(await Promise.all([mine, other, far, left].map(stateOf))).toEqual(['Taken', 'Waiting', 'Waiting', 'Left'])
  expect(await query('select id, customer_id as customer from booking_places where booking_id = $1', [booking])).toEqual([
    { id: mine.id, customer: other.customer_id },
  ])
})

test('counts the earlier entries and the offered one', async () => {
  const vehicle = await car()
  await place(await car())
  const [first, left, offered, last] = [
    await place(vehicle),
    await place(vehicle, { state: 'Left' }),
    await place(vehicle, { state: 'Offered', offered_until: after }),
    await place(vehicle),
  ]
  const position = async ({ key }: { key: string }) => (await findPlaceView(house.db, key))?.position
  expect([await position(first), await position(last)]).toEqual([2, 3])
  await query(`update booking_places set state = 'Left' where id = $1`, [offered.id])
  expect([await position(first), await position(last), (await findPlaceView(house.db, left.key))?.state]).toEqual([1, 2, 'Left'])
  expect(await findPlaceView(house.db, '00000000-0000-4000-8000-000000000000')).toBeNull()
})
