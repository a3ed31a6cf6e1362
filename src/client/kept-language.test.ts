// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { keepCookie, readCookie } from './cookie.ts'
import { restoredLanguage } from './kept-language.ts'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/home')
  // biome-ignore lint/suspicious/noDocumentCookie: a device that lost it
  document.cookie = 'lang=; path=/; max-age=-1'
})

test('restores the stored language when its cookie is lost', () => {
  localStorage.setItem('lang', 'ar')
  expect([restoredLanguage('fr', '/'), readCookie('lang')]).toEqual(['ar', 'ar'])
  // the page that follows is in Arabic, or the server had a reason of its own: nothing is done twice
  expect([restoredLanguage('ar', '/'), restoredLanguage('fr', '/')]).toEqual([null, null])
})

test.each([
  ['nothing was chosen', null, '/home', null],
  ['the page is in that language', 'fr', '/home', null],
  ['a word that is no language', 'xx', '/home', null],
  ['the address names its language', 'ar', '/home?lang=fr', null],
  ['the cookie says another', 'ar', '/home', 'fr'],
])('%s: the page stays as it is', (_case, stored, url, cookie) => {
  if (stored) localStorage.setItem('lang', stored)
  if (cookie) keepCookie('lang', cookie, '/')
  history.replaceState(null, '', url)
  expect(restoredLanguage('fr', '/')).toBeNull()
})
