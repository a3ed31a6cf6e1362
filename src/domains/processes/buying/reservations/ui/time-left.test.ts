import { expect, test } from 'vitest'
import { secondsLeft } from './time-left.ts'

const until = '2026-03-16T09:15:00.000Z'

test.each([
  ['2026-03-16T09:00:00.000Z', 900],
  ['2026-03-16T09:14:59.001Z', 1],
  ['2026-03-16T09:15:00.000Z', 0],
  ['2026-03-16T10:00:00.000Z', 0],
])('at %s, %i seconds are left', (now, left) => {
  expect(secondsLeft(until, Date.parse(now))).toBe(left)
})
