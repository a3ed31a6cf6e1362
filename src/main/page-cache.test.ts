import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, encoded } from './page-cache.ts'

function setup(maxBytes?: number) {
  const state = { version: 1, now: 0, drawn: 0 }
  const cache = createPageCache({ version: () => `${state.version}`, now: () => state.now, freshFor: 1000, ...(maxBytes && { maxBytes }) })
  const page =
    (text: string, status = 200) =>
    async () => {
      state.drawn++
      return { status, headers: {}, body: Buffer.from(text) }
    }
  const text = async (key: string, drawn: string, status?: number) => (await cache.get(key, page(drawn, status))).body.toString()
  return { state, cache, text }
}

test('a page is drawn once while nothing changes', async () => {
  const { state, text } = setup()
  expect(await text('/a', 'one')).toBe('one')
  expect(await text('/a', 'two')).toBe('one')
  expect(await text('/b', 'three')).toBe('three')
  expect(state.drawn).toBe(2)
})

test('visitors who come together wait for one drawing', async () => {
  const { state, text } = setup()
  expect(await Promise.all(['one', 'two', 'three'].map((drawn) => text('/a', drawn)))).toEqual(['one', 'one', 'one'])
  expect(state.drawn).toBe(1)
})

test('a change of the stock makes every page anew, also one that was being drawn meanwhile', async () => {
  const { state, cache, text } = setup()
  await text('/a', 'old')
  state.version = 2
  expect(await text('/a', 'new')).toBe('new')

  const drawing = Promise.withResolvers<void>()
  const slow = cache.get('/slow', async () => {
    await drawing.promise
    return { status: 200, headers: {}, body: Buffer.from('before the change') }
  })
  state.version = 3
  drawing.resolve()
  await slow
  expect(await text('/slow', 'after the change')).toBe('after the change')
})

test('a page grows old by itself', async () => {
  const { state, text } = setup()
  await text('/a', 'old')
  state.now = 999
  expect(await text('/a', 'new')).toBe('old')
  state.now = 1000
  expect(await text('/a', 'new')).toBe('new')
})

test('what is not a page, and what failed, is not kept', async () => {
  const { cache, text } = setup()
  expect(await text('/none', 'not found', 404)).toBe('not found')
  await expect(cache.get('/broken', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(cache.size).toBe(0)
  expect(await text('/broken', 'works again')).toBe('works again')
})

test('the pages used longest ago make room', async () => {
  const { text } = setup(1.4 * 250)
  const hundred = (letter: string) => letter.repeat(100)
  await text('/a', hundred('a'))
  await text('/b', hundred('b'))
  await text('/a', 'asked again')
  await text('/c', hundred('c'))
  expect(await text('/a', 'drawn again')).toBe(hundred('a'))
  expect(await text('/b', 'drawn again')).toBe('drawn again')
})

test('a page that was dropped while it was being drawn takes no room, and unless said a page is believed for half a minute', async () => {
  const { state, cache, text } = setup(1.4 * 100)
  const drawing = Promise.withResolvers<void>()
  const slow = cache.get('/slow', async () => {
    await drawing.promise
    return { status: 200, headers: {}, body: Buffer.alloc(90) }
  })
  state.version = 2
  await text('/slow', 'x'.repeat(60))
  drawing.resolve()
  await slow
  await text('/b', 'y'.repeat(40))
  expect([cache.size, await text('/slow', 'drawn again')]).toEqual([2, 'x'.repeat(60)])
  const times = { now: 0, drawn: 0 }
  const usual = createPageCache({ version: () => '1', now: () => times.now })
  const draw = async () => ({ status: 200, headers: {}, body: Buffer.from(String(++times.drawn)) })
  for (const now of [0, 29_999, 30_000]) {
    times.now = now
    await usual.get('/a', draw)
  }
  expect(times.drawn).toBe(2)
})

test('the same text has the same tag, another text another', async () => {
  const { cache } = setup()
  const tag = async (key: string, text: string) =>
    (await cache.get(key, async () => ({ status: 200, headers: {}, body: Buffer.from(text) }))).etag
  expect(await tag('/a', 'one')).toBe(await tag('/b', 'one'))
  expect(await tag('/c', 'two')).not.toBe(await tag('/a', 'one'))
})

test('a page goes out in the best encoding that the visitor takes', async () => {
  const body = Buffer.from('رحلة '.repeat(400))
  const page = { status: 200, headers: {}, etag: '', body }
  const br = await encoded(page, 'gzip, deflate, br')
  expect([br.encoding, brotliDecompressSync(br.body).equals(body)]).toEqual(['br', true])
  const gzip = await encoded(page, 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.body).equals(body)]).toEqual(['gzip', true])
  expect((await encoded(page, 'identity')).encoding).toBeNull()
  expect((await encoded(page, undefined)).encoding).toBeNull()
  const of = async (length: number) => (await encoded({ ...page, body: Buffer.alloc(length, 'a') }, 'br')).encoding
  expect([await of(1023), await of(1024)]).toEqual([null, 'br'])
  // packed once
  const once = { ...page }
  for (const taken of ['br', 'gzip']) {
    const [first, second] = [await encoded(once, taken), await encoded(once, taken)]
    expect(first.body === second.body).toBe(true)
  }
  expect((await encoded(once, 'brotli, gzipped')).encoding).toBeNull()
})
