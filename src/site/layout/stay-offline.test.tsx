// @vitest-environment happy-dom

import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { packText, press, settle, show, words } from '#testing/screen.tsx'
import { FailurePage } from './failure.tsx'
import { StayOffline } from './stay-offline.tsx'

const t = packText('site')

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

test('keeps the list and shows the offline message', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { here } = await open()
  await press(link())
  expect(here.place).toBe('/search-result')
  expect(words()).toContain('La liste')
  expect(words()).toContain('Pas de réseau. Vérifiez votre connexion')
})

test('loads a cached page with a full navigation', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const match = vi.fn(async () => new Response())
  vi.stubGlobal('caches', { match })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  await open()
  await press(link())
  expect(match).toHaveBeenCalledWith(`${location.origin}/cars/clio/7?lang=fr`)
  expect(assign).toHaveBeenCalledWith(`${location.origin}/cars/clio/7`)
  expect(words()).not.toContain(t('offline.title'))
  vi.unstubAllGlobals()
})

test('follows a link when online', async () => {
  const { here } = await open()
  await press(link())
  expect(here.place).toBe('/cars/clio/7')
})

test('does not suggest the support when a page fails for lack of a network', async () => {
  show(<FailurePage status={0} />)
  await settle()
  expect(words()).toContain(t('offline.title'))
  expect(words()).not.toContain('assistance')
})
