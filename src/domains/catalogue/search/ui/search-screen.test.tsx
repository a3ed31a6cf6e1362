// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import type { Language } from '#shared/language.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { button, buttons, show } from '#testing/screen.tsx'
import { readSearch } from '../address.ts'
import { sortOf } from '../values.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyResults } from './empty-results.tsx'
import { exampleFacets } from './filter-panel.example.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { Pages, pagesShown } from './pages.tsx'

fakeApi()
function html(node: ReactNode, language: Language = 'fr'): string {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: ['/search-result'] })
  return renderToStaticMarkup(
    <PageRoot page={{ language, basePath: '/', origin: 'https://rihla.example' }}>
      <RouterProvider router={router} />
    </PageRoot>,
  )
}

/** Returns the text of markup with normalised spaces. */
function words(node: ReactNode, language?: Language): string {
  return html(node, language)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f\u2066\u2069]+/g, ' ')
}

const nowhere = () => undefined
const full = readSearch(
  '?Brands=Dacia&FuelTypes=Hybrid&Cities=Casablanca&StorageAreaId=3&MinPrice=100000&MaxPrice=400000&MinReleaseDate=2019-01-01&MaxReleaseDate=2024-12-31&MaxMileage=100000&IsCertified=true&IsFirstHand=false',
)

describe('the chips of a search', () => {
  test('label every filter in French', () => {
    const text = words(<ChosenFilters search={full} named={exampleFacets().facets} go={nowhere} />)
    for (const chip of [
      'Dacia',
      'Hybride',
      'Casablanca',
      'Rihla Casablanca',
      '100 000 – 400 000 DH',
      '2019 – 2024',
      'Jusqu’à 100 000 km',
      'Certifiées',
      'Plusieurs propriétaires',
      'Tout effacer',
    ])
      expect(text).toContain(chip)
  })

  test('label the same URL in Arabic, ranges in words', () => {
    const text = words(<ChosenFilters search={full} named={exampleFacets().facets} go={nowhere} />, 'ar')
    for (const chip of [
      'Dacia',
      'هجين',
      'الدار البيضاء',
      'من 100 000 إلى 400 000 درهم',
      'من 2019 إلى 2024',
      'إلى غاية 100 000 كلم',
      'معتمدة',
      'مسح الكل',
    ])
      expect(text).toContain(chip)
    expect(text).not.toMatch(/Casablanca|Hybrid|–/)
  })

  test('link to the search without the filter', () => {
    const markup = html(<ChosenFilters search={readSearch('?Brands=Dacia&MinPrice=1&MaxPrice=2')} go={nowhere} />)
    expect(markup).toContain('href="/search-result?MinPrice=1&amp;MaxPrice=2"')
    expect(markup).toContain('href="/search-result?Brands=Dacia"')
  })

  test('show whole years as years, other days as days', () => {
    expect(words(<ChosenFilters search={readSearch('?MinReleaseDate=2021-01-01')} go={nowhere} />)).toContain('Depuis 2021')
    expect(words(<ChosenFilters search={readSearch('?MinReleaseDate=2021-03-25')} go={nowhere} />)).toContain('Depuis 25/03/2021')
    expect(words(<ChosenFilters search={readSearch('?MinReleaseDate=2021-01-01&MaxReleaseDate=2021-12-31')} go={nowhere} />)).not.toContain(
      '–',
    )
  })

  test('show an unknown value as is', () => {
    expect(words(<ChosenFilters search={readSearch('?FuelTypes=Steam')} go={nowhere} />)).toContain('Steam')
  })
})

describe('the filters', () => {
  const panel = (search: string) => <FilterPanel search={readSearch(search)} facets={exampleFacets()} change={nowhere} />

  test('show values without cars, greyed but usable', () => {
    const row = html(panel(''))
      .split('<li')
      .find((part) => part.includes('Électrique'))
    expect(row).toContain('data-zero')
    expect(row).toContain('value="Electric"')
    expect(row).not.toContain('disabled')
  })

  test('open the models of a checked make only', () => {
    expect(words(panel(''))).not.toContain('Duster')
    expect(words(panel('?Brands=Dacia'))).toContain('Duster')
  })
})

test('remove an excluded make and its models from the wanted ones', () => {
  const changed = vi.fn()
  const panel = (search: string) => <FilterPanel search={readSearch(search)} facets={exampleFacets()} change={changed} />
  show(panel('?Brands=Dacia&Models=Duster'))
  const asked = () => decodeURIComponent(String(changed.mock.lastCall?.[0]))
  for (const offer of buttons('Exclure…')) fireEvent.click(offer)
  fireEvent.click(button('Exclure Dacia'))
  expect(asked()).toBe('ExcludedBrands=Dacia')
  fireEvent.click(button('Exclure Duster'))
  expect(asked()).toBe('Brands=Dacia&ExcludedModels=Dacia+Duster')
  fireEvent.click(button('Exclure Diesel'))
  expect(asked()).toBe('Brands=Dacia&Models=Duster&ExcludedFuelTypes=Diesel')
})

describe('an empty answer', () => {
  test('names the single filter to remove and its result', () => {
    const facets = exampleFacets({
      total: 0,
      loosen: [
        { parameters: ['MinPrice', 'MaxPrice'], total: 18 },
        { parameters: ['FuelTypes'], total: 3 },
        { parameters: ['Brands'], total: 0 },
      ],
    })
    const search = readSearch('?Brands=Dacia&FuelTypes=Hybrid&MinPrice=100000&MaxPrice=120000')
    const text = words(<EmptyResults search={search} facets={facets} />)
    expect(text).toContain('Sans « 100 000 – 120 000 DH » 18 voitures')
    expect(text).toContain('Sans « Hybride » 3 voitures')
    expect(text).not.toContain('Sans « Dacia')
    expect(html(<EmptyResults search={search} facets={facets} />)).toContain('href="/search-result?Brands=Dacia&amp;FuelTypes=Hybrid"')
  })

  test('names the pairs of filters to remove when no single one helps', () => {
    const facets = exampleFacets({
      total: 0,
      loosen: [{ parameters: ['FuelTypes'], total: 0 }],
      loosenPairs: [{ parameters: ['FuelTypes', 'MinPrice', 'MaxPrice'], total: 7 }],
    })
    const search = readSearch('?Brands=Dacia&FuelTypes=Electric&MaxPrice=50000')
    expect(words(<EmptyResults search={search} facets={facets} />)).toContain(
      'Aucun filtre seul ne suffit. Retirez-en deux : Sans « Électrique, Jusqu’à 50 000 DH » 7 voitures',
    )
    expect(html(<EmptyResults search={search} facets={facets} />)).toContain('href="/search-result?Brands=Dacia"')
  })

  test('reports that several filters must be removed', () => {
    expect(
      words(<EmptyResults search={readSearch('?Brands=Lada&FuelTypes=Electric')} facets={exampleFacets({ total: 0, loosen: [] })} />),
    ).toContain('il faut en retirer plusieurs')
  })
})

describe('pages', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 5]],
    [4, 9, [1, 2, 3, 4, 5, 9]],
    [30, 60, [1, 29, 30, 31, 60]],
    [57, 60, [1, 56, 57, 58, 59, 60]],
    [60, 60, [1, 59, 60]],
  ])('page %i of %i', (page, count, shown) => {
    expect(pagesShown(page, count)).toEqual(shown)
  })

  test('are links that preserve the search', () => {
    const markup = html(<Pages search={readSearch('?Brands=Dacia&page=2')} page={2} count={3} first={13} last={24} total={30} />)
    expect(markup).toContain('href="/search-result?Brands=Dacia&amp;page=3"')
    expect(markup).toContain('href="/search-result?Brands=Dacia"')
  })

  test('omits numbers and the repeated count for a single page', () => {
    expect(words(<Pages search={readSearch('?Brands=Dacia')} page={1} count={1} first={1} last={1} total={1} />).trim()).toBe('')
  })
})

test('maps any sort of a URL to one of the six', () => {
  const name = (search: string) => sortOf(readSearch(search)).name
  expect(name('')).toBe('relevance')
  expect(name('?sortPropertyName=price')).toBe('priceUp')
  expect(name('?sortPropertyName=price&sortDirection=Descending')).toBe('priceDown')
  expect(name('?sortPropertyName=published')).toBe('published')
  expect(name('?sortPropertyName=mileage&sortDirection=Descending')).toBe('mileage')
  expect(name('?sortPropertyName=nonsense')).toBe('relevance')
})
