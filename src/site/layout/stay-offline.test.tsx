// @vitest-environment happy-dom

import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { press, settle, show, words } from '#testing/screen.tsx'
import { FailurePage } from './failure.tsx'
import { StayOffline } from './stay-offline.tsx'

fakeApi()

async function open() {
  const screen = show(
    <>
      <StayOffline />
      <Link to="/cars/clio/7">Clio</Link>
      <p>La liste</p>
    </>,
    { at: '/search-result', path: '/search-result' },
  )
  await settle()
  return screen
}
const link = () => document.querySelector<HTMLElement>('a') as HTMLElement

test('without a network the list stays, and the words are those of the network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { here } = await open()
  await press(link())
  expect(here.place).toBe('/search-result')
  expect(words()).toContain('La liste')
  expect(words()).toContain('Pas de réseau. Vérifiez votre connexion')
})

test('a link to a page of which there is a copy leads there over a load of its own', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const match = vi.fn(async () => new Response())
  vi.stubGlobal('caches', { match })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open()
  await press(link())
  expect(match).toHaveBeenCalledWith(`${location.origin}/cars/clio/7?lang=fr`)
  expect(assign).toHaveBeenCalledWith(`${location.origin}/cars/clio/7`)
  expect(words()).not.toContain('Pas de réseau')
  vi.unstubAllGlobals()
})

test('with a network a link leads on', async () => {
  const { here } = await open()
  await press(link())
  expect(here.place).toBe('/cars/clio/7')
})

test('a page that did not come for want of a network does not send to the support', async () => {
  show(<FailurePage status={0} />)
  await settle()
  expect(words()).toContain('Pas de réseau')
  expect(words()).not.toContain('assistance')
})
