import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { readPack } from '#i18n/server.ts'
import { readSearch } from '../address.ts'
import { exampleFacets } from './filter-panel.example.tsx'
import { FilterPanel } from './filter-panel.tsx'

// Where there is no document, as on the server: what is folded away stands in the page for browsers without script.
test('the filters are a plain form: every field carries the name of the API', () => {
  const search = readSearch('?Brands=Dacia&MaxPrice=250000&MinReleaseDate=2019-01-01&IsCertified=true')
  const panel = <FilterPanel search={search} facets={exampleFacets()} change={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: panel }], { initialEntries: ['/search-result'] })
  const markup = renderToStaticMarkup(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }} pack={(name) => readPack(name, 'fr')}>
      <RouterProvider router={router} />
    </PageRoot>,
  )
  for (const name of [
    'Brands',
    'Models',
    'MinPrice',
    'MaxPrice',
    'BodyStyles',
    'MinReleaseDate',
    'MaxReleaseDate',
    'FuelTypes',
    'GearTypes',
    'MinMileage',
    'MaxMileage',
    'Cities',
    'StorageAreaId',
    'Colors',
    'Conditions',
    'IsFirstHand',
    'IsCertified',
  ])
    expect(markup).toContain(`name="${name}"`)
  expect(markup).toMatch(/<input[^>]*name="Brands"[^>]*checked[^>]*value="Dacia"|<input[^>]*value="Dacia"[^>]*checked/)
})
