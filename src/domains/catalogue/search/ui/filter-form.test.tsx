import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PageRoot } from '#i18n/page-root.tsx'
import { readSearch } from '../address.ts'
import { FilterColumn } from './filter-column.tsx'
import { exampleFacets } from './filter-panel.example.tsx'

// No document, as on the server.
function markupOf(address: string): string {
  const column = <FilterColumn search={readSearch(address)} facets={exampleFacets()} go={() => undefined} />
  const router = createMemoryRouter([{ path: '*', element: column }], { initialEntries: ['/search-result'] })
  return renderToStaticMarkup(
    <PageRoot page={{ language: 'fr', basePath: '/', origin: 'https://rihla.example' }}>
      <RouterProvider router={router} />
    </PageRoot>,
  )
}
const chosen = '?Brands=Dacia&MaxPrice=250000&MinReleaseDate=2019-01-01&IsCertified=true'

test('submits every field under its API name without JavaScript', () => {
  const markup = markupOf(`${chosen}&folds=open`)
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
  // the next page has expanded folds too
  expect(markup).toContain('<input type="hidden" name="folds" value="open"/>')
  expect(markup).not.toContain('Afficher tous les choix')
})

test('renders a closed fold as one link that preserves the choices', () => {
  const markup = markupOf(chosen)
  expect(markup).not.toContain('name="Cities"')
  // few and frequent distances need no other page
  expect(markup).toMatch(/<noscript>(?:(?!<\/noscript>).)*name="MaxMileage"/)
  expect(markup).toContain(
    '<noscript><a href="?Brands=Dacia&amp;MaxPrice=250000&amp;MinReleaseDate=2019-01-01&amp;IsCertified=true&amp;folds=open" rel="nofollow">Afficher tous les choix</a></noscript>',
  )
})
