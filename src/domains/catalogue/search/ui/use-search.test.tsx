// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider, redirect } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { settle } from '#testing/screen.tsx'
import { resultsTitle, useReturnFocus } from './use-return-focus.ts'
import { type SearchState, useSearch } from './use-search.ts'

fakeApi()
let search: SearchState
/** called when a screen renders, before its effects */
let onDrawn = () => {}
/** pending results; each navigation waits for its own */
const waiting: ((answer: Response | null) => void)[] = []
afterEach(() => {
  cleanup()
  waiting.splice(0)
  onDrawn = () => {}
})

function Results() {
  search = useSearch()
  useLayoutEffect(() => onDrawn())
  useReturnFocus(search.current.get('page'))
  return (
    <main>
      <h1 id={resultsTitle} tabIndex={-1}>
        Résultats
      </h1>
      {/* the click handler of the link is not under test */}
      <a href="/cars/7" onClick={(event) => event.stopPropagation()}>
        Duster
      </a>
    </main>
  )
}
async function open(at: string) {
  let first = true
  const loader = () => {
    if (!first) return new Promise<Response | null>((done) => waiting.push(done))
    first = false
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/search-result', element: <Results />, loader, HydrateFallback: () => null },
      { path: '/cars/7', element: <a href="/contact">Contact</a> },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  await settle()
  return router
}
const arrive = async (answer: Response | null = null) => {
  waiting.shift()?.(answer)
  await settle()
}
const shown = (of: 'current' | 'wanted') => decodeURIComponent(String(search[of]))
const go = (text: string) => act(() => search.go(new URLSearchParams(text)))

test('updates controls before the results load', async () => {
  const router = await open('/search-result?Brands=Dacia')
  expect([shown('current'), search.busy]).toEqual(['Brands=Dacia', false])
  go('Brands=Renault')
  await settle()
  expect([shown('current'), shown('wanted'), search.busy]).toEqual(['Brands=Dacia', 'Brands=Renault', true])
  await arrive()
  expect([shown('current'), shown('wanted'), search.busy, router.state.location.search]).toEqual([
    'Brands=Renault',
    'Brands=Renault',
    false,
    '?Brands=Renault',
  ])
})

test('preserves a choice made while earlier results arrive', async () => {
  await open('/search-result')
  go('Brands=Renault')
  await settle()
  let chosen = false
  const drawn: string[] = []
  onDrawn = () => {
    if (chosen) drawn.push(shown('wanted'))
    else if (shown('current') === 'Brands=Renault') {
      // the results are rendered, and their effects have not run yet
      chosen = true
      search.go(new URLSearchParams('Brands=Fiat'))
    }
  }
  await arrive()
  expect([...new Set(drawn)]).toEqual(['Brands=Fiat'])
  await arrive()
  expect([drawn.at(-1), shown('current'), search.busy]).toEqual(['Brands=Fiat', 'Brands=Fiat', false])
})

test('drops a request superseded by another navigation', async () => {
  const router = await open('/search-result')
  go('Brands=Renault')
  await settle()
  act(() => void router.navigate('/search-result?Brands=Fiat'))
  await settle()
  expect(shown('wanted')).toBe('Brands=Fiat')
  await arrive()
  await arrive()
  expect([shown('current'), shown('wanted'), search.busy]).toEqual(['Brands=Fiat', 'Brands=Fiat', false])
})

test('drops a choice that the server rejects', async () => {
  await open('/search-result?Brands=Dacia')
  go('Brands=Renault')
  await settle()
  await arrive(redirect('/search-result?Brands=Dacia'))
  expect(shown('wanted')).toBe('Brands=Renault')
  await arrive()
  expect([shown('wanted'), search.busy]).toEqual(['Brands=Dacia', false])
})
