// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { show } from '#testing/screen.tsx'
import { exampleSheet } from './car-inspection.example.tsx'
import { FindingsSum } from './findings-sum.tsx'

afterEach(cleanup)
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((row) => row.textContent?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' '))

test('calculates from the market price to the price', () => {
  show(<FindingsSum sheet={exampleSheet()} sum={2500} price={214_000} market={221_500} />)
  expect(rows()).toEqual([
    'Marché, voitures comparables221 500 DH',
    '2 points à noter−2 500 DH',
    'Encore sous le marché−5 000 DH',
    'Prix214 000 DH',
  ])
  expect(document.querySelector('a')?.getAttribute('href')).toBe('#inspection')
  cleanup()
  show(<FindingsSum sheet={exampleSheet()} sum={2500} price={219_000} market={221_500} />)
  expect(rows()).toHaveLength(3)
})

test('shows only the repair cost without a sufficient market price', () => {
  for (const [price, market] of [
    [219_001, 221_500],
    [214_000, null],
    [null, 221_500],
  ] as const) {
    show(<FindingsSum sheet={exampleSheet()} sum={2500} price={price} market={market} />)
    expect(rows()).toEqual(['2 points à noter, réparation estimée2 500 DH'])
    cleanup()
  }
  show(<FindingsSum sheet={exampleSheet('ar')} sum={2500} price={null} market={null} />, { language: 'ar' })
  expect(rows()[0]).toContain('ملاحظتان، كلفة إصلاحهما المقدرة')
})
