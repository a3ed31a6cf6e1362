import { describe, expect, test } from 'vitest'
import { formatClock, formatDate, formatNumber } from '#i18n/format.ts'
import type { Text } from '#i18n/text.ts'
import { agoWords, dayWords, dueWords, momentWords } from './moments.ts'

/** The key and its values instead of a sentence: what is said is decided here, how it is said in the packs. */
const t = ((key: string, values: Record<string, unknown> = {}) =>
  [key, ...Object.values(values)].join(' ')) as unknown as Text<'bookingCase'>
const format = {
  number: formatNumber,
  date: (iso: string | null | undefined) => formatDate(iso, 'fr'),
  clock: (time: string) => formatClock(time, 'fr'),
} as Parameters<typeof dueWords>[3]
// a Monday outside of Ramadan: 10:00 on the clocks of Morocco
const now = new Date('2026-04-13T09:00:00Z')
const due = (at: string) => dueWords(at, now, t, format)

describe('a deadline', () => {
  test('formats elapsed time in minutes, hours and days', () => {
    expect(due('2026-04-13T08:20:00Z')).toEqual({ tone: 'late', text: 'due.lateMinutes 40' })
    expect(due('2026-04-13T06:50:00Z')).toEqual({ tone: 'late', text: 'due.lateHours 2 10' })
    expect(due('2026-04-10T08:00:00Z')).toEqual({ tone: 'late', text: 'due.lateDays 3' })
  })
  test('formats remaining time', () => {
    expect(due('2026-04-13T09:40:30Z')).toEqual({ tone: 'soon', text: 'due.inMinutes 40' })
    expect(due('2026-04-13T12:30:00Z')).toEqual({ tone: 'soon', text: 'due.inHours 3' })
  })
  test('changes its words on the very minute', () => {
    expect(due('2026-04-13T08:59:59Z')).toEqual({ tone: 'late', text: 'due.lateMinutes 1' })
    expect(due('2026-04-13T09:00:00Z')).toEqual({ tone: 'soon', text: 'due.inMinutes 0' })
    expect(due('2026-04-13T09:59:00Z')).toEqual({ tone: 'soon', text: 'due.inMinutes 59' })
    expect(due('2026-04-13T10:00:00Z')).toEqual({ tone: 'soon', text: 'due.inHours 1' })
    expect(due('2026-04-13T12:59:00Z')).toEqual({ tone: 'soon', text: 'due.inHours 3' })
    expect(due('2026-04-13T13:00:00Z')).toEqual({ tone: 'later', text: 'due.today 14:00' })
    expect(due('2026-04-13T08:01:00Z')).toEqual({ tone: 'late', text: 'due.lateMinutes 59' })
    expect(due('2026-04-13T08:00:00Z')).toEqual({ tone: 'late', text: 'due.lateHours 1 00' })
    expect(due('2026-04-12T09:01:00Z')).toEqual({ tone: 'late', text: 'due.lateHours 23 59' })
    expect(due('2026-04-12T09:00:00Z')).toEqual({ tone: 'late', text: 'due.lateDays 1' })
  })
  test('later on names the hour of today or tomorrow, else the day, by the clocks of Morocco', () => {
    expect(due('2026-04-13T15:00:00Z')).toEqual({ tone: 'later', text: 'due.today 16:00' })
    expect(due('2026-04-13T23:30:00Z')).toEqual({ tone: 'later', text: 'due.tomorrow 00:30' })
    expect(due('2026-04-16T15:00:00Z')).toEqual({ tone: 'later', text: '16/04/2026' })
  })
})

test('how long ago something happened', () => {
  expect(agoWords('2026-04-13T08:59:30Z', now, t)).toBe('ago.now')
  expect(agoWords('2026-04-13T08:59:00Z', now, t)).toBe('ago.minutes 1')
  expect(agoWords('2026-04-13T06:00:00Z', now, t)).toBe('ago.hours 3')
  expect(agoWords('2026-04-11T08:00:00Z', now, t)).toBe('ago.days 2')
  // on the very minute
  expect(agoWords('2026-04-13T08:00:01Z', now, t)).toBe('ago.minutes 59')
  expect(agoWords('2026-04-13T08:00:00Z', now, t)).toBe('ago.hours 1')
  expect(agoWords('2026-04-12T09:00:01Z', now, t)).toBe('ago.hours 23')
  expect(agoWords('2026-04-12T09:00:00Z', now, t)).toBe('ago.days 1')
})

test('formats times by the clock of Morocco, in Ramadan too', () => {
  expect(momentWords('2026-04-13T23:30:00Z', format)).toBe('14/04/2026 00:30')
  expect(dayWords('2026-03-10T23:30:00Z', format)).toBe('10/03/2026')
})
