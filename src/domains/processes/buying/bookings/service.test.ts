import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stoppedClock } from '#platform/clock.ts'
import { type TestDatabase, testDatabase } from '#testing/database.ts'
import { askLimits, bookingTerms, dueIn, exchangeTerms } from './service.ts'
import type { BookingStatus } from './status.ts'

let house: TestDatabase
/** a Tuesday morning */
const clock = stoppedClock('2026-04-14T10:00:00.000Z')
const week = JSON.stringify([...Array.from({ length: 5 }, () => ({ open: '08:00', close: '18:00' })), null, null])
beforeAll(async () => {
  house = await testDatabase()
})
afterAll(() => house.close())
beforeEach(() => house.pool.query(`delete from settings where starts_with(key, 'booking.')`))

const set = (key: string, value: string) =>
  house.pool.query(
    `insert into settings (key, value, type) values ('booking.' || $1, $2, 'text') on conflict (key) do update set value = excluded.value`,
    [key, value],
  )
const terms = () => bookingTerms({ db: house.db, clock })
const usual = { deposit: 1000, holdMinutes: 15, offerMinutes: 15, placeDays: 14, refundDays: 7, refundLater: false, phoneCode: true }

test('uses defaults without settings; closed without hours', async () => {
  expect(await terms()).toEqual({ ...usual, open: false, opens: null })
  expect(await exchangeTerms({ db: house.db })).toEqual({ months: 1, kilometres: 1000 })
  expect(await askLimits({ db: house.db })).toEqual({ agent: 5, manager: 10, refund: 20_000 })
})

test('uses valid settings including zero; ignores invalid ones', async () => {
  await set('hours', week)
  for (const key of ['depositDirhams', 'holdMinutes']) await set(key, '0')
  for (const key of ['offerMinutes', 'placeDays']) await set(key, '-1')
  await set('refundDays', 'sept')
  await set('refundLater', 'true')
  await set('phoneCode', 'false')
  expect(await terms()).toEqual({ ...usual, deposit: 0, holdMinutes: 0, refundLater: true, phoneCode: false, open: true, opens: null })
  for (const odd of ['{}', 'not json', '"08:00"']) {
    await set('hours', odd)
    expect((await terms()).open).toBe(false)
  }
  for (const [key, value] of [
    ['exchangeMonths', '2'],
    ['mileageLimit', '1500'],
    ['agentDiscount', '3'],
    ['managerDiscount', '8'],
    ['refundAlone', '9000'],
  ] as const)
    await set(key, value)
  expect(await exchangeTerms({ db: house.db })).toEqual({ months: 2, kilometres: 1500 })
  expect(await askLimits({ db: house.db })).toEqual({ agent: 3, manager: 8, refund: 9000 })
})

test('calculates a due date in working minutes; null without a setting', async () => {
  const due = (status: BookingStatus) => house.db.transaction().execute((trx) => dueIn({ db: house.db, clock }, trx, status))
  await set('hours', week)
  expect(await due('Submitted')).toBeNull()
  for (const none of ['0', '-5', 'soon']) {
    await set('due.Submitted', none)
    expect([none, await due('Submitted')]).toEqual([none, null])
  }
  await set('due.Submitted', '1')
  expect(await due('Submitted')).toEqual(new Date('2026-04-14T10:01:00Z'))
  // seven hours of the day are left
  await set('due.Submitted', '430')
  expect(await due('Submitted')).toEqual(new Date('2026-04-15T07:10:00Z'))
  expect(await due('Accepted')).toBeNull()
})
