import { expect, test } from 'vitest'
import { utcOffset } from '#shared/working-time.ts'
import { houseTime, learnServerTime, learnUtcOffset, serverNow, skewOf } from './server-clock.ts'

test('the answer was written half way between asking and hearing', () => {
  expect(skewOf(10_000, 9_000, 9_400)).toBe(800)
  expect(skewOf(10_000, 70_000, 70_000)).toBe(-60_000)
})

test('a device whose clock is an hour late counts by that of the server', () => {
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000)
  learnServerTime(new Date(Date.now() + 3_600_000).toISOString(), Date.now())
  expect(Math.round((serverNow() - Date.now()) / 60_000)).toBe(60)
})

test('a device that does not know the last change of the law shows the hours of the house', () => {
  const known = utcOffset(new Date(serverNow()))
  learnUtcOffset(known - 60)
  expect(houseTime('2026-01-16T07:00:00Z').time).toBe('07:00')
  learnUtcOffset(known)
  expect(houseTime('2026-01-16T07:00:00Z').time).toBe('08:00')
})
