// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, field, fill, packText, press, show } from '#testing/screen.tsx'
import { exampleFacets } from './filter-panel.example.tsx'
import { YearFilter } from './year-filter.tsx'

const t = packText('searchFilters')

fakeApi()
const bins = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => ({ from: first + i, to: first + i + 1, count: 1 }))
const facets = exampleFacets({ histograms: { ...exampleFacets().histograms, year: { bins: bins(1996, 2026), min: 1996, max: 2026 } } })
facets.facets.ages = [
  { years: 3, minReleaseDate: '2023-01-01', count: 7 },
  { years: 5, minReleaseDate: '2021-01-01', count: 9 },
]
const change = vi.fn<(next: URLSearchParams) => void>()
beforeEach(() => void change.mockClear())
const open = (search: string) => show(<YearFilter search={new URLSearchParams(search)} facets={facets} change={change} />)
const asked = () => change.mock.calls.map(([next]) => String(next))
const choose = (label: RegExp, value: string) => fill(field(label), value)

test('converts years to their first and last day and resets the page', () => {
  open('FuelTypes=Diesel&page=3')
  choose(/^De/, '2019-01-01')
  choose(/^À/, '2021-12-31')
  expect(asked()).toEqual(['FuelTypes=Diesel&MinReleaseDate=2019-01-01', 'FuelTypes=Diesel&MaxReleaseDate=2021-12-31'])
})

test('swaps years in the wrong order', () => {
  open('MaxReleaseDate=2019-12-31')
  choose(/^De/, '2022-01-01')
  expect(asked()).toEqual(['MinReleaseDate=2019-01-01&MaxReleaseDate=2022-12-31'])
})

test('“any” removes one bound', () => {
  open('MinReleaseDate=2019-01-01&MaxReleaseDate=2022-12-31')
  choose(/^De/, '')
  expect(asked()).toEqual(['MaxReleaseDate=2022-12-31'])
})

test('shows the year of a date that is not a year bound', () => {
  open('MinReleaseDate=2019-05-07')
  const from = field(/^De/) as unknown as HTMLSelectElement
  expect([from.value, from.selectedOptions[0]?.textContent]).toEqual(['2019-05-07', '2019'])
})

test('sets one bound by age and clears it on a second press', async () => {
  open('MinReleaseDate=2021-01-01')
  expect(button(/^5 ans/).getAttribute('aria-pressed')).toBe('true')
  await press(/^5 ans/)
  await press(/^3 ans/)
  expect(asked()).toEqual(['', 'MinReleaseDate=2023-01-01'])
})

test('has no active age with a latest year, and removes that year', async () => {
  open('MinReleaseDate=2021-01-01&MaxReleaseDate=2024-12-31')
  expect(button(/^5 ans/).getAttribute('aria-pressed')).toBe('false')
  await press(/^5 ans/)
  expect(asked()).toEqual(['MinReleaseDate=2021-01-01'])
})

test('places the thumb of the latest year after its bar', () => {
  open('MaxReleaseDate=2021-12-31')
  const thumb = field(t('range.maxYear'))
  // the 22 latest years have a bar each, older ones share the first
  expect([thumb.value, thumb.max]).toEqual(['17', '22'])
  fill(thumb, 18)
  fireEvent.pointerUp(thumb)
  expect(asked()).toEqual(['MaxReleaseDate=2022-12-31'])
})
