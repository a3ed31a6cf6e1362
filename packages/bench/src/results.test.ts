import { expect, test } from 'vitest'
import { median } from './option.ts'
import { tableOf, wholeTable } from './results.ts'

test('renders a table by date with missed goals', () => {
  const figures = [
    { what: 'pages a second', goal: '3000', now: '3100', reached: true },
    { what: 'p99', goal: '15 ms', now: '20 ms', reached: false },
  ]
  const table = tableOf({ title: 'Pages', load: 1.26, figures }, new Date('2026-03-15T10:00:00Z'))
  expect(table).toMatch(/^## 2026-03-15: Pages\n\n\d+ cores of .+, load 1\.3\n/)
  expect(table).toContain('| pages a second | 3000 | 3100 | reached |\n| p99 | 15 ms | 20 ms | missed |\n')
})

test('many measurements are one table, with the ratio of each figure to its goal, and what gave none is named', () => {
  const figures = [
    { what: 'a second', goal: '3000', now: '1500', reached: false },
    { what: 'lost', goal: '0', now: '0', reached: true },
    { what: 'p99', goal: '15 ms', now: '7.5 ms', reached: true },
  ]
  const table = wholeTable([{ title: 'Pages', load: 0.52, figures }], ['million'], new Date('2026-03-15T10:00:00Z'))
  expect(table).toContain(
    '| Pages: a second | 3000 | 1500 | 0.50 | 0.5 | missed |\n| Pages: lost | 0 | 0 |  | 0.5 | reached |\n| Pages: p99 | 15 ms | 7.5 ms | 0.50 | 0.5 | reached |\n',
  )
  expect(table).toContain('Not measured: million.')
})

test('the middle one counts', () => {
  expect([median([9, 1, 5]), median([2]), median([])]).toEqual([5, 2, 0])
})
