// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { copyKey, copyPlace } from '#shared/offline.ts'
import { cachedPaths, clearCaches, hasCopy } from './copies.ts'

/** The copies of the browser, by place and address. */
const places = new Map<string, string[]>()
const open = async (name: string) => ({ keys: async () => (places.get(name) ?? []).map((url) => ({ url })) })
const copies = {
  open,
  keys: async () => [...places.keys()],
  delete: async (name: string) => places.delete(name),
  match: async (key: string) => ([...places.values()].flat().includes(key) ? {} : undefined),
}
const at = (path: string) => `${location.origin}${path}`

beforeEach(() => {
  places.clear()
  vi.stubGlobal('caches', copies)
  document.documentElement.dataset.basePath = '/'
  ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL('https://rihla.example/')
})
afterEach(() => vi.unstubAllGlobals())

test('lists the cached pages of a language, most recent first', async () => {
  places.set(copyPlace.pages('/'), [
    copyKey(at('/home'), 'fr'),
    copyKey(at('/cars/dacia-duster/7'), 'ar'),
    copyKey(at('/search-result?Brands=Dacia'), 'fr'),
    'https://elsewhere.example/home?lang=fr',
  ])
  expect(await cachedPaths('/', 'fr')).toEqual(['/search-result?Brands=Dacia', '/home'])
  expect(await cachedPaths('/', 'ar')).toEqual(['/cars/dacia-duster/7'])
  expect([await hasCopy(at('/home'), 'fr'), await hasCopy(at('/home'), 'ar')]).toEqual([true, false])
})

test('returns an empty list without the Cache API', async () => {
  vi.stubGlobal('caches', undefined)
  expect([await hasCopy(at('/home'), 'fr'), await cachedPaths('/', 'fr')]).toEqual([false, []])
  await clearCaches(null)
})

test('deletes the caches of other users, but not public ones', async () => {
  const [salma, amina] = [copyPlace.person('/', 'salma'), copyPlace.person('/', 'amina')]
  const fill = () => {
    for (const name of [copyPlace.pages('/'), salma, amina]) places.set(name, [])
  }
  fill()
  await clearCaches('salma')
  expect([...places.keys()]).toEqual([copyPlace.pages('/'), salma])
  fill()
  await clearCaches(null)
  expect([...places.keys()]).toEqual([copyPlace.pages('/')])
})
