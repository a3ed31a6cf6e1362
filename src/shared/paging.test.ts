import { expect, test } from 'vitest'
import { countLimit } from './counted.ts'
import { sizeUpTo, toPage } from './paging.ts'

test('numbers rows from one; an empty page has none', () => {
  expect(toPage(['k', 'l'], 3, 5, 12)).toEqual({
    ...{ currentPage: 3, pageCount: 3, pageSize: 5, rowCount: 12, firstRowOnPage: 11, lastRowOnPage: 12 },
    results: ['k', 'l'],
  })
  expect(toPage([1, 2, 3, 4, 5], 2, 5, 10)).toMatchObject({ pageCount: 2, firstRowOnPage: 6, lastRowOnPage: 10 })
  expect(toPage([], 4, 5, 12)).toMatchObject({ pageCount: 3, firstRowOnPage: 0, lastRowOnPage: 0, results: [] })
})

test('clamps a large page size and rejects zero', () => {
  const size = sizeUpTo(50)
  expect([size.parse('7'), size.parse('50'), size.parse('51'), size.parse(undefined), sizeUpTo(50, 20).parse(undefined)]).toEqual([
    7, 50, 50, 12, 20,
  ])
  expect([size.safeParse('1').success, size.safeParse('0').success, size.safeParse('1.5').success]).toEqual([true, false, false])
})

test('counts one row beyond the exact maximum or the page', () => {
  expect([countLimit(), countLimit({ page: 10, size: 100 }), countLimit({ page: 11, size: 100 })]).toEqual([1001, 1001, 1101])
})
