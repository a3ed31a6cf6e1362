// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { exampleFacets } from '#domains/catalogue/search/ui/filter-panel.example.tsx'
import type { Found } from '#domains/catalogue/search/ui/load-search.ts'
import { exampleCar } from '#domains/catalogue/vehicles/ui/vehicle-card.example.tsx'
import { fakeApi } from '#testing/fake-api.ts'
import { button, links, packText, settle, show, words } from '#testing/screen.tsx'
import SearchResultPage, { clientLoader } from './search-result.tsx'

const t = packText('search')

const api = fakeApi()
const listed = { ...exampleCar(), placement: { place: 1, reason: 'Newest' as const, placeWithoutPayment: null } }
const found: Found = {
  list: { currentPage: 1, pageCount: 1, pageSize: 24, rowCount: 1, firstRowOnPage: 1, lastRowOnPage: 1, results: [listed] },
  facets: exampleFacets({ total: 1 }),
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

/** The page as the browser loads it; `server` answers each of its calls. */
async function open(...server: (() => Promise<unknown>)[]) {
  // the filter dialog of a phone shows counts
  api.on('get', '/api/vehicles/facets', found.facets)
  const loader = ({ request }: { request: Request }) =>
    clientLoader({ request, serverLoader: server.shift() ?? noNetwork } as unknown as Parameters<typeof clientLoader>[0])
  const screen = show(<SearchResultPage />, { at: '/search-result?Brands=Dacia', path: '/search-result', route: { loader } })
  await settle()
  await settle()
  return screen
}

test('the skip link moves the keyboard past the filters', async () => {
  await open(async () => found)
  const [skip] = links(t('skip'))
  const target = document.getElementById(skip?.getAttribute('href')?.slice(1) ?? '')
  expect([target?.tagName, target?.tabIndex]).toEqual(['H2', -1])
  // nothing focusable before the link, and no filter after its target
  expect(document.querySelector('a[href], button, input')).toBe(skip)
  const after = [...document.querySelectorAll('input')].filter(
    (one) => target && target.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(after.every((one) => one.closest('li'))).toBe(true)
})

test('explains the price of a car behind a button beside its position', async () => {
  await open(async () => found)
  const target = button(t('legend.title')).getAttribute('popovertarget')
  const legend = document.getElementById(target ?? '')
  expect([legend?.getAttribute('popover'), words(legend ?? undefined)]).toEqual([
    'auto',
    expect.stringContaining('8 annonces comparables ou plus : le prix est placé parmi elles.'),
  ])
  expect(legend?.closest('li')).toBeNull()
})

test('offers an alert when nothing is found', async () => {
  const none = { currentPage: 1, pageCount: 0, pageSize: 24, rowCount: 0, firstRowOnPage: 0, lastRowOnPage: 0, results: [] }
  await open(async () => ({ list: none, facets: exampleFacets({ total: 0, loosen: [] }) }))
  await expect.poll(() => words()).toContain(t('empty.title'))
  expect(button(t('alert.createThis'))).toBeTruthy()
})

test('shows filters and the offline message when no cars had loaded', async () => {
  await open(noNetwork)
  expect(words()).toContain('Pas de réseauVérifiez votre connexion et réessayez : vos filtres sont gardés.')
})
