// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { links, show } from '#testing/screen.tsx'
import { AccountLink } from './account-link.tsx'

fakeApi()

function hrefAt(at: string): string | null | undefined {
  const { unmount } = show(<AccountLink>Compte</AccountLink>, { at })
  const [link] = links('Compte')
  const href = link?.getAttribute('href')
  unmount()
  return href
}

test.each([
  ['/home?lang=ar', '/home'],
  ['/search-result?lang=ar&Brands=Dacia', '/search-result?Brands=Dacia'],
  ['/search-result?q=petite%20voiture&lang=fr&language=x', '/search-result?q=petite+voiture&language=x'],
])('the browser hydrates the link of %s without a difference', (typed, drawn) => {
  const href = hrefAt(typed)
  expect(href).toBe(hrefAt(drawn))
  expect(new URLSearchParams(href?.split('?')[1]).get('returnUrl')).toBe(`https://rihla.example${drawn}`)
})

test('a sign-in page is no return address', () => expect(hrefAt('/authentication/logged-out?lang=ar')).toBe('/authentication/login'))
