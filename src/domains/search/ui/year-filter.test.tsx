// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { button, field, fill, press, show } from '#testing/screen.tsx'
import { exampleFacets } from './filter-panel.example.tsx'
import { YearFilter } from './year-filter.tsx'

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

test('a year is its first day as the oldest and its last day as the latest; other filters stay, the page goes', () => {
  open('FuelTypes=Diesel&page=3')
  choose(/^De/, '2019-01-01')
  choose(/^À/, '2021-12-31')
  expect(asked()).toEqual(['FuelTypes=Diesel&MinReleaseDate=2019-01-01', 'FuelTypes=Diesel&MaxReleaseDate=2021-12-31'])
})

test('years in the wrong order are exchanged', () => {
  open('MaxReleaseDate=2019-12-31')
  choose(/^De/, '2022-01-01')
  expect(asked()).toEqual(['MinReleaseDate=2019-01-01&MaxReleaseDate=2022-12-31'])
})

test('“any” takes one bound away and leaves the other', () => {
  open('MinReleaseDate=2019-01-01&MaxReleaseDate=2022-12-31')
  choose(/^De/, '')
  expect(asked()).toEqual(['MaxReleaseDate=2022-12-31'])
})

test('a day of the address that is no whole year is shown as its year', () => {
  open('MinReleaseDate=2019-05-07')
  const from = field(/^De/) as unknown as HTMLSelectElement
  expect([from.value, from.selectedOptions[0]?.textContent]).toEqual(['2019-05-07', '2019'])
})

test('an age is a bound alone, and pressing the one in use takes it back', async () => {
  open('MinReleaseDate=2021-01-01')
  expect(button(/^5 ans/).getAttribute('aria-pressed')).toBe('true')
  await press(/^5 ans/)
  await press(/^3 ans/)
  expect(asked()).toEqual(['', 'MinReleaseDate=2023-01-01'])
})

test('with a latest year no age is in use, and choosing one takes that year away', async () => {
  open('MinReleaseDate=2021-01-01&MaxReleaseDate=2024-12-31')
  expect(button(/^5 ans/).getAttribute('aria-pressed')).toBe('false')
  await press(/^5 ans/)
  expect(asked()).toEqual(['MinReleaseDate=2021-01-01'])
})

test('the thumb of the latest year stands behind that year, and comes back as it', () => {
  open('MaxReleaseDate=2021-12-31')
  const thumb = field('Année la plus récente')
  // the 22 latest years have a bar each, the older ones share the first
  expect([thumb.value, thumb.max]).toEqual(['17', '22'])
  fill(thumb, 18)
  fireEvent.pointerUp(thumb)
  expect(asked()).toEqual(['MaxReleaseDate=2022-12-31'])
})
