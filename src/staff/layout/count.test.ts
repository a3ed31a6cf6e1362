import { expect, test } from 'vitest'
import { isolate } from '#i18n/format.ts'
import { countLimit } from '#shared/counted.ts'
import { formatCount } from './count.ts'

test('up to a thousand rows are said exactly, more are a thousand and more', () => {
  expect([0, 287, 1000, 1001, 1_000_000].map(formatCount)).toEqual([
    ...['0', '287', '1\u00a0000'],
    ...[isolate('1\u00a0000+'), isolate('1\u00a0000+')],
  ])
})

test('a count sees one row beyond the page, so that the last page is the last', () => {
  expect([countLimit(), countLimit({ page: 2, size: 25 }), countLimit({ page: 41, size: 25 })]).toEqual([1001, 1001, 1026])
})
