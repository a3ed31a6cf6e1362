import { expect, test } from 'vitest'
import { isolate } from '#i18n/format.ts'
import { countLimit } from '#shared/counted.ts'
import { formatCount } from './count.ts'

test('formats up to a thousand rows exactly and more as 1 000+', () => {
  expect([0, 287, 1000, 1001, 1_000_000].map(formatCount)).toEqual([
    ...['0', '287', '1\u00a0000'],
    ...[isolate('1\u00a0000+'), isolate('1\u00a0000+')],
  ])
})

test('a count includes one row beyond the page, which identifies the last page', () => {
  expect([countLimit(), countLimit({ page: 2, size: 25 }), countLimit({ page: 41, size: 25 })]).toEqual([1001, 1001, 1026])
})
