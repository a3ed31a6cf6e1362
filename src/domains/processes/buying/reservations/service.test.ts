import { expect, test } from 'vitest'
import type { PaymentEvent } from '#shared/domain-events.ts'
import { insertWaiting } from '#testing/builders.ts'
import { reservingHouse } from '#testing/reserving-house.ts'
import { followApproval, followRefusal, followReturn } from './service.ts'

const house = reservingHouse()
const { query, held, newCar, later } = house

/** A booking that waits for its deposit. */
async function waiting() {
  const car = await newCar()
  const { key, paymentId, holdUntil } = await held(car)
  const [{ id }] = await query('select id from vehicle_bookings where key = $1', [key])
  return { id, car, paymentId, holdUntil } as { id: number; car: number; paymentId: string; holdUntil: string }
}
type Waiting = Awaited<ReturnType<typeof waiting>>
const news = ({ id, paymentId }: Waiting, more: Partial<PaymentEvent> = {}): PaymentEvent => ({
  ...{ paymentId, purpose: 'BookingDeposit', ownerId: id, amount: 1000, at: house.now, reason: 'CarGone' },
  ...more,
})
const hear = (follow: typeof followApproval, said: PaymentEvent) =>
  house.api.deps.db.transaction().execute((trx) => follow(trx, said, house.api.deps))
const stands = async ({ id }: Waiting) => {
  const [{ status }] = await query('select last_status as status from vehicle_bookings where id = $1', [id])
  const ledger = await query('select kind, reason from booking_ledger where booking_id = $1 order by id', [id])
  return [status, ...ledger.map(({ kind, reason }) => `${kind} ${reason ?? '-'}`)]
}
const paid = async ({ paymentId }: Waiting) => (await query('select last_status from payments where key = $1', [paymentId]))[0].last_status
const told = async ({ id }: Waiting, notice: string) =>
  (await query('select from messages where starts_with(key, $1)', [`bookings.${notice}:${id}:`])).length

test('ignores payments of other purposes; refunds a foreign payment', async () => {
  const [mine, other] = [await waiting(), await waiting()]
  for (const follow of [followApproval, followRefusal, followReturn]) await hear(follow, news(mine, { purpose: 'AdBoost' }))
  expect([await stands(mine), await told(mine, 'refused'), await told(mine, 'returned')]).toEqual([['Draft'], 0, 0])
  await hear(followRefusal, news(mine, { paymentId: other.paymentId }))
  await hear(followReturn, news(mine, { paymentId: other.paymentId }))
  expect([await stands(mine), await told(mine, 'refused'), await told(mine, 'returned')]).toEqual([['Draft'], 0, 0])
  await hear(followApproval, news(mine, { paymentId: other.paymentId }))
  expect([await stands(mine), await stands(other), await paid(mine), await paid(other)]).toEqual([
    ['Draft'],
    ['Draft'],
    'Started',
    'Expired',
  ])
})

test('refunds a deposit when the car is no longer held', async () => {
  const [gone, free, offered] = [await waiting(), await waiting(), await waiting()]
  await query(`update vehicles set last_status = 'Booked' where id = $1`, [gone.car])
  await query(`update vehicles set last_status = 'Published' where id = $1`, [free.car])
  await query(`update vehicles set last_status = 'Published' where id = $1`, [offered.car])
  await insertWaiting(house.api.deps.db, { vehicle_id: offered.car, opens: house.now })
  await query(`update vehicle_bookings set last_status = 'Cancelled' where id = $1`, [offered.id])
  await query(`insert into booking_statuses (booking_id, type) values ($1, 'Cancelled')`, [offered.id])
  for (const one of [gone, free, offered]) await hear(followApproval, news(one))
  expect(await stands(gone)).toEqual(['Draft', 'Held -', 'Returning CarGone'])
  expect(await stands(free)).toEqual(['Draft', 'Held -', 'Returning HoldOver'])
  expect(await stands(offered)).toEqual(['Cancelled', 'Held -', 'Returning HoldOver'])
})

test('ignores a late result for an advanced or rejected booking', async () => {
  const mine = await waiting()
  await hear(followApproval, news(mine))
  const before = await stands(mine)
  expect(before).toEqual(['Submitted', 'Held -'])
  for (const status of ['Submitted', 'Rejected']) {
    await query('update vehicle_bookings set last_status = $2 where id = $1', [mine.id, status])
    await hear(followApproval, news(mine))
    await hear(followRefusal, news(mine))
    expect([await stands(mine), await told(mine, 'refused')]).toEqual([[status, 'Held -'], 0])
  }
})

test('mails a refusal during the hold, not at its end', async () => {
  const [mine, late] = [await waiting(), await waiting()]
  later(14)
  await hear(followRefusal, news(mine))
  house.now = new Date(late.holdUntil)
  await hear(followRefusal, news(late))
  expect([await told(mine, 'refused'), await told(late, 'refused')]).toEqual([1, 0])
})

test('records a refund with its reason; none when unknown', async () => {
  const [mine, other] = [await waiting(), await waiting()]
  await hear(followReturn, news(mine, { reason: 'Rejected' }))
  await hear(followReturn, news(other, { reason: 'Because' }))
  expect([await stands(mine), await stands(other)]).toEqual([
    ['Draft', 'Returned Rejected'],
    ['Draft', 'Returned -'],
  ])
  expect([await told(mine, 'returned'), await told(other, 'returned')]).toEqual([1, 1])
})
