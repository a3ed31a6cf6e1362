import { describe, expect, test } from 'vitest'
import { dueAt, dueIn } from './due.ts'

// 14:32 in Casablanca
const now = Date.parse('2026-03-24T13:32:00Z')

describe('dueIn', () => {
  test.each([
    ['2026-03-24T17:00:00Z', { state: 'today', hours: 3, isSoon: true }],
    ['2026-03-25T11:00:00Z', { state: 'tomorrow', hours: 21, isSoon: true }],
    ['2026-03-25T20:00:00Z', { state: 'tomorrow', hours: 30, isSoon: false }],
    ['2026-03-28T17:00:00Z', { state: 'later', days: 4, isSoon: false }],
    ['2026-03-24T13:31:00Z', { state: 'over', hours: 0, isSoon: false }],
  ])('tells how far %s is away', (due, expected) => {
    expect(dueIn(due, now)).toMatchObject(expected)
  })

  test('counts a whole day until its end, without hours', () => {
    expect(dueIn('2026-03-24', now)).toMatchObject({ state: 'today', time: null, hours: null, isSoon: true })
    expect(dueIn('2026-03-23', now)).toMatchObject({ state: 'over', days: -1 })
  })

  test('counts calendar days in Moroccan time', () => {
    // 00:30 there, the previous day in UTC
    expect(dueIn('2026-03-24T23:30:00Z', now)).toMatchObject({ state: 'tomorrow', day: '2026-03-25', days: 1 })
  })
})

test('orders a whole day after all of its hours', () => {
  expect(dueAt('2026-03-24')).toBeGreaterThan(dueAt('2026-03-24T20:00:00Z'))
})
