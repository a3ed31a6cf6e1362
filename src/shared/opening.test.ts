import { describe, expect, test } from 'vitest'
import { opening, openingSpans } from './opening.ts'

const weekday = { open: '08:30', close: '18:00' }
const saturday = { open: '09:00', close: '14:00' }
const none: ReadonlySet<string> = new Set()
const hours = [weekday, weekday, weekday, weekday, weekday, saturday, null]

describe('opening in Morocco (UTC+1 in the first week of June 2026)', () => {
  test.each([
    ['Wednesday morning before it opens', '2026-06-03T07:15:00Z', { state: 'later', at: '08:30' }],
    ['the minute it opens', '2026-06-03T07:30:00Z', { state: 'open', until: '18:00' }],
    ['in the afternoon', '2026-06-03T15:00:00Z', { state: 'open', until: '18:00' }],
    ['the minute it closes', '2026-06-03T17:00:00Z', { state: 'closed', day: 3, at: '08:30' }],
    ['Friday night', '2026-06-05T20:00:00Z', { state: 'closed', day: 5, at: '09:00' }],
    ['Saturday noon', '2026-06-06T11:00:00Z', { state: 'open', until: '14:00' }],
    ['Saturday evening, Sunday is closed', '2026-06-06T18:00:00Z', { state: 'closed', day: 0, at: '08:30' }],
    ['just after midnight on Monday, still Sunday in UTC', '2026-06-07T23:30:00Z', { state: 'later', at: '08:30' }],
  ])('%s', (_, now, expected) => {
    expect(opening({ hours, holidays: none }, new Date(now))).toEqual(expected)
  })

  test('uses UTC+0 during Ramadan', () => {
    expect(opening({ hours, holidays: none }, new Date('2026-03-04T08:15:00Z'))).toEqual({ state: 'later', at: '08:30' })
  })

  test('returns null for a store that never opens', () => {
    const never = [null, null, null, null, null, null, null]
    expect(opening({ hours: never, holidays: none }, new Date('2026-06-03T15:00:00Z'))).toBeNull()
    expect(opening({ hours: [], holidays: none }, new Date('2026-06-03T15:00:00Z'))).toBeNull()
  })

  test.each([
    ['a holiday is no opening day', '2026-06-03T15:00:00Z', ['2026-06-03'], { state: 'closed', day: 3, at: '08:30' }],
    ['nor is one that follows', '2026-06-05T20:00:00Z', ['2026-06-06', '2026-06-08'], { state: 'closed', day: 1, at: '08:30' }],
    [
      'the day begins in Morocco: midnight has passed there',
      '2026-06-02T23:30:00Z',
      ['2026-06-03'],
      { state: 'closed', day: 3, at: '08:30' },
    ],
    [
      'the same day of the next week is told by its name, a later one is not',
      '2026-06-03T18:00:00Z',
      ['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-08', '2026-06-09'],
      { state: 'closed', day: 2, at: '08:30' },
    ],
    [
      'nobody comes within a week',
      '2026-06-03T18:00:00Z',
      ['2026-06-04', '2026-06-05', '2026-06-06', '2026-06-08', '2026-06-09', '2026-06-10'],
      null,
    ],
    ['one of another day changes nothing', '2026-06-03T15:00:00Z', ['2026-06-04'], { state: 'open', until: '18:00' }],
  ])('%s', (_, now, holidays, expected) => {
    expect(opening({ hours, holidays: new Set(holidays) }, new Date(now))).toEqual(expected)
  })
})

test('groups days with the same hours', () => {
  expect(openingSpans(hours)).toEqual([
    { from: 0, to: 4, hours: weekday },
    { from: 5, to: 5, hours: saturday },
    { from: 6, to: 6, hours: null },
  ])
  expect(openingSpans([])).toEqual([])
  // different hours start a new group; closed days are grouped too
  const late = { open: '10:00', close: '18:00' }
  const long = { open: '10:00', close: '20:00' }
  expect(openingSpans([weekday, late, long, null, null]).map(({ from, to }) => [from, to])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 4],
  ])
})
