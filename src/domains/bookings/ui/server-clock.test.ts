import { expect, test } from 'vitest'
import { learnServerTime, serverNow, skewOf } from './server-clock.ts'

test('the answer was written half way between asking and hearing', () => {
  expect(skewOf(10_000, 9_000, 9_400)).toBe(800)
  expect(skewOf(10_000, 70_000, 70_000)).toBe(-60_000)
})

test('a device whose clock is an hour late counts by that of the server', () => {
  expect(Math.abs(serverNow() - Date.now())).toBeLessThan(1000)
  learnServerTime(new Date(Date.now() + 3_600_000).toISOString(), Date.now())
  expect(Math.round((serverNow() - Date.now()) / 60_000)).toBe(60)
})
