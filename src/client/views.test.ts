// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analytics } from '#shared/analytics.ts'
import { countView, forgetVisitor } from './views.ts'

const matomo: Analytics = { kind: 'matomo', collector: 'https://stats.example.ma/m', site: '3' }
const sent: { url: string; init: RequestInit }[] = []

beforeEach(() => {
  sent.length = 0
  localStorage.clear()
  document.documentElement.lang = 'ar'
  document.documentElement.dataset.basePath = '/occasion/'
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/occasion/home')
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init })
    throw new TypeError('failed to fetch')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
const view = (isFirst: boolean, analytics = matomo) => {
  countView(analytics, { path: '/search-result', search: '?q=golf&utm_source=mail', isFirst })
  return Object.fromEntries(new URLSearchParams(String(sent.at(-1)?.init.body)))
}

test('sends a view without cookies, query and path details', () => {
  from('https://www.google.com/search?q=rihla')
  expect(view(true)).toMatchObject({
    url: 'https://rihla.example/occasion/search-result?utm_source=mail',
    urlref: 'https://www.google.com/',
    lang: 'ar',
  })
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  // a later page of the visit came from here
  expect(view(false).urlref).toBeUndefined()
  for (const inside of ['https://rihla.example/occasion/home', '']) {
    from(inside)
    expect(view(true).urlref).toBeUndefined()
  }
})

test('creates a visitor id until deleted, unless unsupported', () => {
  const first = view(true)._id
  expect(first).toMatch(/^[0-9a-f]{16}$/)
  expect(view(true)._id).toBe(first)
  localStorage.setItem('rihla.visitor', '"no key"')
  const other = view(true)._id
  expect(other).toMatch(/^[0-9a-f]{16}$/)
  forgetVisitor()
  expect(localStorage.getItem('rihla.visitor')).toBeNull()
  expect(view(true)._id).not.toBe(other)
  forgetVisitor()
  view(true, { ...matomo, kind: 'plausible' })
  expect(localStorage.getItem('rihla.visitor')).toBeNull()
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  expect(view(true)._id).toBe('0'.repeat(16))
})
