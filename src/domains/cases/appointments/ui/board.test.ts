import { expect, test } from 'vitest'
import type { AgendaDay, AgendaEntry } from '../agenda/contract.ts'
import { type AgendaColumn, freeTimesOf, isOutOfHours, lanesOf, loadOfDay, spanOfBoard } from './board.ts'

// UTC+0 during Ramadan
const at = (time: string) => `2026-03-16T${time}:00.000Z`
const slot = (starts: string, ends: string, taken: number) => ({ starts: at(starts), ends: at(ends), taken })
const day: AgendaDay = {
  date: '2026-03-16',
  hours: { open: '09:30', close: '17:15' },
  closed: null,
  offers: [
    { kind: 'Expertise', places: 2, slots: [slot('09:30', '10:15', 0), slot('10:15', '11:00', 1), slot('11:00', '11:45', 2)] },
    { kind: 'Visit', places: 1, slots: [slot('10:00', '10:30', 1), slot('10:30', '11:00', 0)] },
  ],
}
const entry = (starts: string, ends: string, more: Partial<AgendaEntry> = {}) =>
  ({ kind: 'Expertise', place: 1, status: 'Booked', starts: at(starts), ends: at(ends), ...more }) as AgendaEntry
const column = (more: Partial<AgendaColumn> = {}): AgendaColumn =>
  ({ key: '1', name: 'Casablanca', storageArea: null, day, isToday: true, entries: [], ...more }) as AgendaColumn

test('sums the occupancy of all times of a day', () => {
  expect([loadOfDay(day), loadOfDay(null)]).toEqual([
    { taken: 4, places: 8 },
    { taken: 0, places: 0 },
  ])
})

test('shows whole hours over all columns', () => {
  const closed = { ...day, hours: null }
  expect(spanOfBoard([column()])).toEqual({ from: 9, to: 18 })
  expect(spanOfBoard([column({ entries: [entry('08:59', '09:30'), entry('17:00', '18:01')] })])).toEqual({ from: 8, to: 19 })
  expect(spanOfBoard([column({ day: closed, entries: [entry('11:00', '12:00')] }), column({ day: closed })])).toEqual({ from: 11, to: 12 })
  expect(spanOfBoard([column({ day: null })])).toEqual({ from: 9, to: 18 })
})

test('has a lane per offered place and per extra appointment', () => {
  const entries = [
    entry('09:30', '10:15', { place: 2 }),
    entry('10:15', '11:00', { place: 3 }),
    entry('10:00', '10:30', { kind: 'Delivery' }),
  ]
  expect(lanesOf(column({ entries })).map(({ kind, place }) => `${kind} ${place}`)).toEqual([
    ...['Expertise 1', 'Expertise 2', 'Visit 1'],
    ...['Expertise 3', 'Delivery 1'],
  ])
})

test('returns future free times with the lowest place', () => {
  const entries = [
    // ends as the next begins
    entry('09:30', '10:15', { place: 1 }),
    entry('10:15', '11:00', { place: 1 }),
    entry('10:15', '11:00', { place: 2, status: 'Missed' }),
    // of another kind
    entry('10:30', '11:00', { kind: 'Delivery' }),
  ]
  const free = (now: string) =>
    freeTimesOf(column({ entries }), new Date(now)).map(({ kind, starts, place, places }) => [kind, starts.slice(11, 16), place, places])
  expect(free(at('09:29'))).toEqual([
    ['Expertise', '09:30', 2, 2],
    ['Expertise', '10:15', 2, 2],
    ['Visit', '10:30', 1, 1],
  ])
  expect(free(at('09:30')).map(([, time]) => time)).toEqual(['10:15', '10:30'])
  expect(freeTimesOf(column({ day: null }), new Date(at('09:00')))).toEqual([])
})

test('marks booked appointments outside opening hours', () => {
  const out = (...[starts, ends, more]: Parameters<typeof entry>) => isOutOfHours(day, entry(starts, ends, more))
  expect([out('09:30', '17:15'), out('09:29', '10:00'), out('17:00', '17:16')]).toEqual([false, true, true])
  expect(out('07:00', '08:00', { status: 'Done' })).toBe(false)
  expect(isOutOfHours({ ...day, hours: null }, entry('10:00', '11:00'))).toBe(true)
  expect(isOutOfHours(null, entry('07:00', '08:00'))).toBe(false)
})
