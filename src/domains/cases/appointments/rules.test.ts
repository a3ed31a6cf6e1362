import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Calendar, localTime } from '#shared/working-time.ts'
import { daysOf, freePlaces, gridOf, overlaps, slotAt } from './rules.ts'

const week = { open: '08:00', close: '18:00' }
const calendar: Calendar = {
  hours: [week, week, week, week, week, { open: '09:00', close: '14:00' }, null],
  holidays: new Set(['2026-03-20']),
}
const at = (text: string) => new Date(text)
const times = (day: string, minutes: number) => gridOf(calendar, day, minutes).map(({ starts }) => localTime(starts).time)

describe('times of a day', () => {
  test('are consecutive from opening to closing', () => {
    expect(times('2026-03-21', 45)).toEqual(['09:00', '09:45', '10:30', '11:15', '12:00', '12:45'])
    expect(times('2026-03-21', 60).at(-1)).toBe('13:00')
  })

  test('are empty on closed days and holidays', () => {
    expect([times('2026-03-22', 45), times('2026-03-20', 45)]).toEqual([[], []])
  })

  test('follow Moroccan time before and after Ramadan', () => {
    expect(gridOf(calendar, '2026-03-16', 45)[0]?.starts.toISOString()).toBe('2026-03-16T08:00:00.000Z')
    expect(gridOf(calendar, '2026-03-30', 45)[0]?.starts.toISOString()).toBe('2026-03-30T07:00:00.000Z')
  })

  test('are the only bookable ones', () => {
    expect(slotAt(calendar, at('2026-03-16T08:45:00Z'), 45)).toEqual({
      starts: at('2026-03-16T08:45:00Z'),
      ends: at('2026-03-16T09:30:00Z'),
    })
    for (const odd of ['2026-03-16T08:44:00Z', '2026-03-16T17:45:00Z', '2026-03-22T09:00:00Z', '2026-03-16T02:00:00Z'])
      expect(slotAt(calendar, at(odd), 45)).toBeUndefined()
  })
})

describe('places', () => {
  const span = { starts: at('2026-03-16T10:00:00Z'), ends: at('2026-03-16T10:45:00Z') }
  test('do not overlap when one ends as another begins', () => {
    const before = { starts: at('2026-03-16T09:15:00Z'), ends: span.starts }
    const within = { starts: at('2026-03-16T10:44:00Z'), ends: at('2026-03-16T11:30:00Z') }
    expect([overlaps(span, before), overlaps(before, span), overlaps(span, within), overlaps(within, span)]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('are free without an overlapping appointment', () => {
    const capacity = { places: 3, minutes: 45 }
    expect(freePlaces(span, capacity, [])).toEqual([1, 2, 3])
    expect(freePlaces(span, capacity, [{ ...span, place: 2 }])).toEqual([1, 3])
    expect(
      freePlaces(span, capacity, [
        { ...span, place: 2 },
        { ...span, place: 7 },
      ]),
    ).toEqual([1, 3])
  })

  test('never collide when the first free one is taken', () => {
    const minutes = fc.integer({ min: 0, max: 500 })
    fc.assert(
      fc.property(fc.array(fc.tuple(minutes, fc.integer({ min: 15, max: 90 })), { maxLength: 40 }), (wishes) => {
        const kept: { starts: Date; ends: Date; place: number }[] = []
        for (const [from, length] of wishes) {
          const starts = new Date(span.starts.getTime() + from * 60_000)
          const wish = { starts, ends: new Date(starts.getTime() + length * 60_000) }
          const [place] = freePlaces(wish, { places: 2, minutes: length }, kept)
          if (place !== undefined) kept.push({ ...wish, place })
        }
        return kept.every((one, i) => kept.every((other, j) => i === j || one.place !== other.place || !overlaps(one, other)))
      }),
    )
  })
})

test('returns the reason of a closed day and future times', () => {
  const days = daysOf(
    calendar,
    { places: 2, minutes: 120 },
    [{ starts: at('2026-03-19T10:00:00Z'), ends: at('2026-03-19T12:00:00Z'), place: 1 }],
    {
      from: '2026-03-19',
      count: 4,
      earliest: at('2026-03-19T10:00:00Z'),
    },
  )
  expect(days.map(({ date, closed, slots }) => [date, closed, slots.map(({ free }) => free)])).toEqual([
    ['2026-03-19', null, [1, 2, 2, 2]],
    ['2026-03-20', 'Holiday', []],
    ['2026-03-21', null, [2, 2]],
    ['2026-03-22', 'Hours', []],
  ])
  expect(daysOf(calendar, { places: 0, minutes: 45 }, [], { from: '2026-03-19', count: 1, earliest: at('2026-03-01T00:00:00Z') })).toEqual([
    { date: '2026-03-19', closed: null, slots: [] },
  ])
})
