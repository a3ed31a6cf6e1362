import { expect, test } from 'vitest'
import { openingDay } from './opening-words.ts'

// a Friday evening; Morocco is UTC+1, and UTC during Ramadan
const now = Date.parse('2026-01-16T19:00:00Z')

test.each([
  ['2026-01-16T20:00:00Z', 'titleToday'],
  ['2026-01-16T23:30:00Z', 'titleTomorrow'],
  ['2026-01-17T07:00:00Z', 'titleTomorrow'],
  ['2026-01-19T07:00:00Z', 'title'],
  [null, 'titleNever'],
] as const)('an opening at %s is told by %s', (opens, key) => {
  expect(openingDay(opens, now)).toBe(key)
})
