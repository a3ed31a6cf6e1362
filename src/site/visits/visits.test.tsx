// @vitest-environment happy-dom

import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analytics } from '#shared/analytics.ts'
import { fakeApi, offline } from '#testing/fake-api.ts'
import { button, buttons, kept, packText, press, settle, show, words } from '#testing/screen.tsx'
import { Visits } from './visits.tsx'

const t = packText('visits')

const api = fakeApi()
const noting = ['post', '/api/consents'] as const
const analytics: Analytics = { kind: 'plausible', collector: 'https://stats.example.ma/api/event', site: 'rihla.ma' }
let counted: string[] = []
beforeEach(() => {
  counted = []
  api.on(...noting, undefined)
  // the API mock handles its own calls; only the analytics provider is external
  const inside = globalThis.fetch
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    if (typeof asked !== 'string' || !asked.startsWith('https://stats.')) return inside(asked, init)
    counted.push(new URL(JSON.parse(String(init?.body)).url).pathname)
    return new Response()
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(at = '/home') {
  const screen = show(
    <>
      <Visits analytics={analytics} />
      <Link to="/favourites">Favoris</Link>
      <Link to="/favourites?sort=price">Par prix</Link>
    </>,
    { at },
  )
  await settle()
  return screen
}
const go = async (name: string) => {
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === name)
  await press(link as HTMLElement)
}

test('counts nothing before a choice, and both answers look alike', async () => {
  await open()
  await go('Favoris')
  expect([counted, kept('visitor'), api.made(...noting)]).toEqual([[], null, []])
  expect(button(t('refuse')).className).toBe(button(t('accept')).className)
})

test('counts each page once after consent, whatever its filters', async () => {
  await open()
  await press(t('accept'))
  expect(counted).toEqual(['/home'])
  await go('Favoris')
  await go('Par prix')
  expect(counted).toEqual(['/home', '/favourites'])
  expect(api.made(...noting).map(({ body }) => body)).toMatchObject([{ accepted: true, version: '2026-11', language: 'fr' }])
  expect([kept('consent').isNoted, kept('visitor')]).toEqual([true, null])
})

test('counts nothing after a refusal and does not repeat the question', async () => {
  const { unmount } = await open()
  await press(t('refuse'))
  expect(words()).toContain(t('kept'))
  await go('Favoris')
  unmount()
  await open()
  expect([counted, buttons(t('accept')).length, api.made(...noting).length]).toEqual([[], 0, 1])
})

test('applies a choice that failed to reach the server, and sends it with the next page', async () => {
  api.on(...noting, offline)
  const { unmount } = await open()
  await press(t('refuse'))
  expect(kept('consent')).toMatchObject({ accepted: false, isNoted: false })
  unmount()
  api.on(...noting, undefined)
  await open()
  expect([kept('consent').isNoted, buttons(t('refuse')).length]).toEqual([true, 0])
})

test.each([
  ['words that have changed', { version: '2020-01' }],
  ['a choice of more than a year ago', { at: Date.now() - 366 * 86_400_000 }],
])('%s: shows the question again and counts nothing', async (_why, part) => {
  const device = '5f0c2f0e-8a64-4f0e-9d3a-0b7c51d7f9aa'
  localStorage.setItem(
    'rihla.consent',
    JSON.stringify({ device, accepted: true, version: '2026-11', at: Date.now(), isNoted: true, ...part }),
  )
  await open()
  expect([buttons(t('accept')).length, counted]).toEqual([1, []])
})
