import { expect, test } from 'vitest'
import { storeMoment } from './store-moment.ts'

const day = { open: '08:00', close: '18:00' }
const hours = [day, day, day, day, day, { open: '09:00', close: '17:00' }, null]
const at = (moment: string, holidays: string[] = []) => storeMoment({ hours, holidays: new Set(holidays) }, new Date(moment))

// Monday 2026-03-30: Morocco is one hour ahead of UTC
test.each([
  ['2026-03-30T07:00:00Z', { state: 'open', closes: '18:00', minutes: 600 }],
  ['2026-03-30T16:20:00Z', { state: 'open', closes: '18:00', minutes: 40 }],
  ['2026-03-30T16:59:00Z', { state: 'open', closes: '18:00', minutes: 1 }],
  ['2026-03-30T17:00:00Z', { state: 'closed', opens: { days: 1, weekday: 1, day: '2026-03-31', time: '08:00' } }],
  ['2026-03-30T06:59:00Z', { state: 'closed', opens: { days: 0, weekday: 0, day: '2026-03-30', time: '08:00' } }],
  ['2026-04-04T16:00:00Z', { state: 'closed', opens: { days: 2, weekday: 0, day: '2026-04-06', time: '08:00' } }],
])('at %s', (moment, told) => {
  expect(at(moment)).toEqual(told)
})

test('is closed on holidays and without opening hours', () => {
  expect(at('2026-03-30T10:00:00Z', ['2026-03-30', '2026-03-31'])).toMatchObject({ state: 'closed', opens: { days: 2, day: '2026-04-01' } })
  expect(storeMoment({ hours: Array(7).fill(null), holidays: new Set() }, new Date('2026-03-30T10:00:00Z'))).toEqual({
    state: 'closed',
    opens: null,
  })
})
