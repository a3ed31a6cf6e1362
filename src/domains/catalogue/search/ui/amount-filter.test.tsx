// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { field, fill, packText, show, write } from '#testing/screen.tsx'
import { AmountFilter, amount } from './amount-filter.tsx'

const t = packText('searchFilters')

fakeApi()
const bins = [0, 100_000, 200_000].map((from) => ({ from, to: from + 100_000, count: 3 }))
const set = vi.fn()
beforeEach(() => void set.mockClear())

function open(search = ''): void {
  show(
    <AmountFilter
      legend="Prix"
      names={['MinPrice', 'MaxPrice']}
      search={new URLSearchParams(search)}
      histogram={{ bins, min: 40_000, max: 290_000 }}
      unit="DH"
      labels={['Prix minimum', 'Prix maximum']}
      say={(value) => `${value} DH`}
      set={set}
    />,
  )
}
const [low, high] = ['Min. (DH)', 'Max. (DH)']
const plain = (label: string) => field(label).value.replaceAll(/\s/g, ' ')

test('shows the bounds of the URL, and the limits as placeholders', () => {
  open('MinPrice=100000')
  expect([plain(low), plain(high), field(high).placeholder.replaceAll(/\s/g, ' ')]).toEqual(['100 000', '', '290 000'])
})

test('swaps bounds in the wrong order and ignores unchanged ones', () => {
  open('MaxPrice=150000')
  write(low, '200000')
  fireEvent.blur(field(low))
  expect(set.mock.calls).toEqual([[150_000, 200_000]])
  write(high, '150000')
  fireEvent.blur(field(high))
  expect(set).toHaveBeenCalledTimes(1)
})

test('shows a moving thumb in the fields', () => {
  open('MinPrice=100000&MaxPrice=300000')
  fill(field(t('range.minPrice')), 2)
  expect([plain(low), set.mock.calls.length]).toEqual(['200 000', 0])
  fireEvent.pointerUp(field(t('range.minPrice')))
  expect(set.mock.calls).toEqual([[200_000, null]])
})

test.each([
  ['120 000', 120_000],
  ['120.000 DH', 120_000],
  ['150 000,5', 150_000],
  ['150000,50', 150_000],
  ['150000.5', 150_000],
  ['1.250.000', 1_250_000],
  ['90 000 km', 90_000],
  ['-5', null],
  ['12 à 15', null],
  ['', null],
  ['DH', null],
  [null, null],
  ['12345678901', 999_999_999],
])('%s is %s', (text, value) => {
  expect(amount(text)).toBe(value)
})
