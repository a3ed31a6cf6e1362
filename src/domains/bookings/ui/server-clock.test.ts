import { expect, test } from 'vitest'
import { learnServerTime, serverNow, skewOf } from './server-clock.ts'

test('the answer was written half way between asking and hearing', () => {
  expect(skewOf(10_000, 9_000, 9_400)).toBe(800)
  expect(skewOf(10_000, 70_000, 70_000)).toBe(-60_000)
})

test('an answer without a date changes nothing', () => {
  const far = new Date(Date.now() + 3_600_000).toUTCString()
  learnServerTime(new Response(null, { headers: { date: far } }), Date.now())
  const before = serverNow() - Date.now()
  expect(Math.round(before / 3_600_000)).toBe(1)
  learnServerTime(new Response(null), Date.now())
  learnServerTime(new Response(null, { headers: { date: 'yesterday' } }), Date.now())
  expect(Math.abs(serverNow() - Date.now() - before)).toBeLessThan(1000)
})
