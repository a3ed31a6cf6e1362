import { describe, expect, test } from 'vitest'
import {
  addWorkingMinutes,
  type Calendar,
  clockChanges,
  clocksToTell,
  instantOf,
  isOpen,
  learnClocks,
  localTime,
  nextOpening,
  utcOffset,
  wrongClocks,
} from './working-time.ts'

const weekday = { open: '08:00', close: '18:00' }
const saturday = { open: '09:00', close: '14:00' }
const office: Calendar = { hours: [weekday, weekday, weekday, weekday, weekday, null, null], holidays: new Set() }
const store: Calendar = {
  hours: [weekday, weekday, weekday, weekday, weekday, saturday, null],
  holidays: new Set(['2026-03-20', '2026-03-21', '2026-05-01', '2026-07-30']),
}
const never: Calendar = { hours: [null, null, null, null, null, null, null], holidays: new Set() }
const at = (text: string) => new Date(text)

describe('Monday to Friday, 08:00 to 18:00 (morocco, section 3)', () => {
  test.each([
    ['2026-02-13T07:00Z', true, 'Friday 08:00'],
    ['2026-02-16T07:30Z', false, 'Monday 07:30, clocks one hour back since Sunday'],
    ['2026-02-16T08:00Z', true, 'Monday 08:00'],
    ['2026-02-16T17:59Z', true, 'Monday 17:59'],
    ['2026-02-16T18:00Z', false, 'Monday 18:00'],
    ['2026-03-20T17:30Z', true, 'Friday 17:30, in Ramadan'],
    ['2026-03-23T17:30Z', false, 'Monday 18:30, after Ramadan'],
    ['2026-07-06T06:59Z', false, 'Monday 07:59'],
    ['2026-07-06T07:00Z', true, 'Monday 08:00'],
    ['2026-07-10T17:00Z', false, 'Friday 18:00'],
    ['2026-07-11T10:00Z', false, 'Saturday'],
  ])('%s: open %s (%s)', (instant, open) => {
    expect(isOpen(office, at(instant))).toBe(open)
  })

  test('is closed on holidays', () => {
    expect(isOpen(store, at('2026-03-20T12:00Z'))).toBe(false)
    expect(isOpen({ ...store, holidays: new Set() }, at('2026-03-20T12:00Z'))).toBe(true)
  })
})

describe('Moroccan time', () => {
  test.each([
    ['2026-02-15T01:59:59Z', '2026-02-15', '02:59'],
    ['2026-02-15T02:00:00Z', '2026-02-15', '02:00'],
    ['2026-03-22T01:59:59Z', '2026-03-22', '01:59'],
    ['2026-03-22T02:00:00Z', '2026-03-22', '03:00'],
    ['2026-06-30T23:30:00Z', '2026-07-01', '00:30'],
  ])('show at %s: %s %s', (instant, day, time) => {
    expect(localTime(at(instant))).toMatchObject({ day, time })
  })

  test('converts local times back; the first when ambiguous', () => {
    for (let hour = 0; hour < 366 * 24; hour++) {
      const instant = new Date(Date.UTC(2026, 0, 1, hour, 20))
      const { day, time } = localTime(instant)
      const before = new Date(instant.getTime() - 3_600_000)
      expect(instantOf(day, time)).toEqual(localTime(before).time === time ? before : instant)
    }
  })

  test('maps a skipped time to the next existing one', () => {
    expect(instantOf('2026-03-22', '02:30').toISOString()).toBe('2026-03-22T02:30:00.000Z')
  })
})

describe('nextOpening', () => {
  test.each([
    ['while open: now', '2026-07-06T09:00Z', '2026-07-06T09:00:00.000Z'],
    ['before opening', '2026-07-06T05:00Z', '2026-07-06T07:00:00.000Z'],
    ['Saturday afternoon', '2026-07-11T13:00Z', '2026-07-13T07:00:00.000Z'],
    ['over a feast, Sunday and the end of Ramadan', '2026-03-19T18:30Z', '2026-03-23T07:00:00.000Z'],
  ])('%s', (_, now, expected) => {
    expect(nextOpening(store, at(now))?.toISOString()).toBe(expected)
  })

  test('returns null when the calendar is never open', () => {
    expect(nextOpening(never, at('2026-07-06T09:00Z'))).toBeNull()
    expect(nextOpening({ hours: [], holidays: new Set() }, at('2026-07-06T09:00Z'))).toBeNull()
  })
})

describe('addWorkingMinutes', () => {
  test.each([
    ['within a day', '2026-07-06T09:00Z', 240, '2026-07-06T13:00:00.000Z'],
    ['to the very minute of closing', '2026-07-06T13:00Z', 240, '2026-07-06T17:00:00.000Z'],
    ['into the next day', '2026-07-06T15:00Z', 240, '2026-07-07T09:00:00.000Z'],
    ['from the night', '2026-07-06T22:00Z', 240, '2026-07-07T11:00:00.000Z'],
    ['from Saturday over Sunday', '2026-07-11T12:00Z', 240, '2026-07-13T10:00:00.000Z'],
    ['over a holiday', '2026-07-29T15:00Z', 240, '2026-07-31T09:00:00.000Z'],
    ['over Aïd Al Fitr and the change of the clocks', '2026-03-19T16:00Z', 240, '2026-03-23T09:00:00.000Z'],
    ['none: as soon as somebody is there', '2026-07-05T10:00Z', 0, '2026-07-06T07:00:00.000Z'],
  ])('%s', (_, now, minutes, expected) => {
    expect(addWorkingMinutes(store, at(now), minutes)?.toISOString()).toBe(expected)
  })

  test('continues in the next hours from closing time', () => {
    expect(addWorkingMinutes(store, at('2026-07-06T17:00Z'), 0)?.toISOString()).toBe('2026-07-07T07:00:00.000Z')
    expect(nextOpening(store, at('2026-07-06T17:00Z'))?.toISOString()).toBe('2026-07-07T07:00:00.000Z')
  })

  test('returns null when the calendar is never open', () => {
    expect(addWorkingMinutes(never, at('2026-07-06T09:00Z'), 1)).toBeNull()
  })
})

describe('change of 2026-09-20 to UTC', () => {
  test.each([
    ['2026-11-23T07:59Z', false, 'Monday 07:59'],
    ['2026-11-23T08:00Z', true, 'Monday 08:00'],
    ['2026-11-23T17:59Z', true, 'Monday 17:59'],
    ['2026-11-23T18:00Z', false, 'Monday 18:00'],
    ['2027-02-15T08:00Z', true, 'Monday 08:00 in Ramadan'],
  ])('%s: open %s (%s)', (instant, open) => {
    expect(isOpen(office, at(instant))).toBe(open)
  })

  test('changes the day at local midnight before and after', () => {
    expect(localTime(at('2026-07-06T22:59:59Z')).day).toBe('2026-07-06')
    expect(localTime(at('2026-07-06T23:00:00Z')).day).toBe('2026-07-07')
    expect(localTime(at('2026-11-22T23:59:59Z')).day).toBe('2026-11-22')
    expect(localTime(at('2026-11-23T00:00:00Z')).day).toBe('2026-11-23')
  })

  test('finds every offset change to the minute', () => {
    const changes = clockChanges(at('2026-01-01T00:00Z'), at('2028-01-01T00:00Z'))
    expect(changes.map(({ from, minutes }) => [from.toISOString().slice(0, 16), minutes])).toEqual([
      ['2026-01-01T00:00', 60],
      ['2026-02-15T02:00', 0],
      ['2026-03-22T02:00', 60],
      [expect.stringMatching(/^2026-09-(19|20)T/), 0],
    ])
  })

  test('detects outdated time zone data', () => {
    expect(wrongClocks()).toEqual([])
    const older = (moment: Date) => (moment >= at('2026-09-20T00:00Z') ? 60 : utcOffset(moment))
    expect(wrongClocks(older)).toContain('2026-12-01T12:00:00Z')
  })
})

test('uses the server’s offset changes in the browser', () => {
  const moment = at('2026-11-20T23:30Z')
  expect(clocksToTell(moment).at(-1)?.[1]).toBe(0)
  // a browser with outdated data: UTC+1 all year
  learnClocks([[at('2024-01-01T00:00Z').getTime(), 60]])
  expect(localTime(moment)).toEqual({ day: '2026-11-21', weekday: 5, time: '00:30' })
  learnClocks(clocksToTell(moment))
  expect([localTime(moment), instantOf('2026-11-20', '23:30')]).toEqual([{ day: '2026-11-20', weekday: 4, time: '23:30' }, moment])
  learnClocks([])
})

test('sends the changes of three past years and the next one', () => {
  const years = (table: ReturnType<typeof clocksToTell>) => [...new Set(table.map(([from]) => new Date(from).getUTCFullYear()))]
  expect(years(clocksToTell(at('2024-06-01T00:00Z')))).toEqual([2021, 2022, 2023, 2024, 2025])
})
