import { expect, test } from 'vitest'
import { median } from './option.ts'
import { tableOf } from './results.ts'

test('a measurement is a table by date that says what was missed', () => {
  const figures = [
    { what: 'pages a second', goal: '3000', now: '3100', reached: true },
    { what: 'p99', goal: '15 ms', now: '20 ms', reached: false },
  ]
  const table = tableOf('Pages', figures, new Date('2026-03-15T10:00:00Z'))
  expect(table).toMatch(/^## 2026-03-15: Pages\n\n\d+ cores of .+, load \d+\.\d\n/)
  expect(table).toContain('| pages a second | 3000 | 3100 | reached |\n| p99 | 15 ms | 20 ms | missed |\n')
})

test('the middle one counts', () => {
  expect([median([9, 1, 5]), median([2]), median([])]).toEqual([5, 2, 0])
})
