import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache, encoded, overhead, type Stamp } from './page-cache.ts'
import { pageText } from './page-text.ts'

function setup(maxBytes?: number) {
  const state = { version: 1, car: 1, now: 0, drawn: 0, answer: 'a' }
  const cache = createPageCache({
    version: () => `${state.version}`,
    ownVersion: (key) => (key.startsWith('/cars') ? `${state.car}` : ''),
    now: () => state.now,
    freshFor: 10_000,
    restFor: 1000,
    oldestFor: 1500,
    ...(maxBytes && { maxBytes }),
  })
  const page = (text: string, status = 200) => ({
    render: async () => {
      state.drawn++
      return { status, headers: {}, body: Buffer.from(text), stamps: [{ path: '/api', digest: state.answer }] }
    },
    isSame: async (stamps: readonly Stamp[]) => stamps.every(({ digest }) => digest === state.answer),
  })
  const text = async (key: string, drawn: string, status?: number) =>
    (await (await cache.get(key, page(drawn, status))).text.as(null)).toString()
  /** something that this page shows has changed, that long ago */
  const change = (ms: number) => {
    state.version++
    state.answer += 'x'
    state.now += ms
  }
  return { state, cache, text, change }
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

test('a change of the stock makes a page anew, also one that was being drawn meanwhile', async () => {
  const { state, cache, text, change } = setup()
  await text('/a', 'old')
  change(1500)
  expect(await text('/a', 'new')).toBe('new')

  const drawing = Promise.withResolvers<void>()
  const slow = cache.get('/slow', {
    render: async () => {
      await drawing.promise
      return { status: 200, headers: {}, body: Buffer.from('before the change') }
    },
  })
  change(1500)
  drawing.resolve()
  await slow
  expect(await text('/slow', 'after the change')).toBe('after the change')
  expect(state.drawn).toBe(3)
})

test('a page whose answers are still the same stands, and is looked at again after the next change', async () => {
  const { state, text, change } = setup()
  await text('/a', 'first')
  state.version = 2
  state.now = 1500
  expect([await text('/a', 'second'), await text('/a', 'second'), state.drawn]).toEqual(['first', 'first', 1])
  change(1500)
  expect([await text('/a', 'third'), state.drawn]).toEqual(['third', 2])
})

test('in a busy market a page made just now goes out while it is made again behind, never older than said', async () => {
  const { state, text, change } = setup()
  await text('/a', 'first')
  change(999)
  expect([await text('/a', 'too soon'), state.drawn]).toEqual(['first', 1])
  state.now = 1000
  // this visitor has it made again, and does not wait for it
  expect(await text('/a', 'second')).toBe('first')
  await expect.poll(() => text('/a', 'third')).toBe('second')
  expect(state.drawn).toBe(2)
  change(1500)
  expect(await text('/a', 'third')).toBe('third')
})

test('whoever comes when a page is too old waits for the one that is being made', async () => {
  const { state, cache, text } = setup()
  await text('/a', 'first')
  state.version = 2
  state.now = 1000
  const drawing = Promise.withResolvers<void>()
  const slow = {
    render: async () => {
      await drawing.promise
      return { status: 200, headers: {}, body: Buffer.from('second') }
    },
    isSame: async () => false,
  }
  expect(`${await (await cache.get('/a', slow)).text.as(null)}`).toBe('first')
  state.now = 1500
  const waiting = text('/a', 'third')
  drawing.resolve()
  expect(await waiting).toBe('second')
})

test('the page of a car is made again as soon as the car has changed, whatever the clock says', async () => {
  const { state, text } = setup()
  await text('/cars/1', 'free')
  await text('/list', 'free')
  Object.assign(state, { version: 2, car: 2, answer: 'taken' })
  expect([await text('/cars/1', 'taken'), await text('/list', 'taken')]).toEqual(['taken', 'free'])
})

test('a page that cannot be made again is not kept', async () => {
  const { state, cache, text, change } = setup()
  const broken = { render: () => Promise.reject(new Error('broken')), isSame: async () => false }
  await text('/a', 'first')
  change(1500)
  await expect(cache.get('/a', broken)).rejects.toThrow('broken')
  expect(cache.size).toBe(0)
  await text('/a', 'second')
  change(1500)
  await expect(cache.get('/a', { ...broken, isSame: () => Promise.reject(new Error('no answer')) })).rejects.toThrow('no answer')
  expect([cache.size, await text('/a', 'third'), state.drawn]).toEqual([0, 'third', 3])
})

test('an address that is no page any more is not kept', async () => {
  const { cache, text, change } = setup()
  await text('/a', 'first')
  change(1500)
  expect([await text('/a', 'gone', 404), cache.size]).toEqual(['gone', 0])
})

test('a page grows old by itself', async () => {
  const { state, text } = setup()
  await text('/a', 'old')
  state.now = 9999
  expect(await text('/a', 'new')).toBe('old')
  state.now = 10_000
  expect(await text('/a', 'new')).toBe('new')
})

test('what is not a page, and what failed, is not kept', async () => {
  const { cache, text } = setup()
  expect(await text('/none', 'not found', 404)).toBe('not found')
  await expect(cache.get('/broken', { render: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken')
  expect(cache.size).toBe(0)
  expect(await text('/broken', 'works again')).toBe('works again')
})

test('the pages used longest ago make room', async () => {
  const { text } = setup(2.5 * (overhead + 100))
  const hundred = (letter: string) => letter.repeat(100)
  await text('/a', hundred('a'))
  await text('/b', hundred('b'))
  await text('/a', 'asked again')
  await text('/c', hundred('c'))
  expect(await text('/a', 'drawn again')).toBe(hundred('a'))
  expect(await text('/b', 'drawn again')).toBe('drawn again')
})

test('a page that was dropped while it was being drawn takes no room, and unless said a page is believed for half a minute', async () => {
  const { state, cache, text } = setup(2 * overhead + 100)
  const drawing = Promise.withResolvers<void>()
  const slow = cache.get('/slow', {
    render: async () => {
      await drawing.promise
      return { status: 200, headers: {}, body: Buffer.alloc(90) }
    },
  })
  state.now = 10_000
  await text('/slow', 'x'.repeat(60))
  drawing.resolve()
  await slow
  await text('/b', 'y'.repeat(40))
  expect([cache.size, await text('/slow', 'drawn again')]).toEqual([2, 'x'.repeat(60)])
  const times = { now: 0, drawn: 0 }
  const usual = createPageCache({ version: () => '1', now: () => times.now })
  const draw = { render: async () => ({ status: 200, headers: {}, body: Buffer.from(String(++times.drawn)) }) }
  for (const now of [0, 29_999, 30_000]) {
    times.now = now
    await usual.get('/a', draw)
  }
  expect(times.drawn).toBe(2)
})

test('the same text has the same tag, another text another', async () => {
  const { cache } = setup()
  const tag = async (key: string, text: string) =>
    (await cache.get(key, { render: async () => ({ status: 200, headers: {}, body: Buffer.from(text) }) })).etag
  expect(await tag('/a', 'one')).toBe(await tag('/b', 'one'))
  expect(await tag('/c', 'two')).not.toBe(await tag('/a', 'one'))
})

test('a page takes less room once it is packed', async () => {
  const { cache, text } = setup(2 * overhead + 30_000)
  await text('/a', 'a'.repeat(20_000))
  await text('/b', 'b'.repeat(20_000))
  expect(cache.size).toBe(1)
  await (await cache.get('/b', { render: () => Promise.reject(new Error('it is there')) })).text.as('br')
  await text('/c', 'c'.repeat(20_000))
  expect([cache.size, (await text('/b', 'drawn again')).length]).toEqual([2, 20_000])
})

test('a page that went meanwhile is not counted when it has been packed', async () => {
  const { cache, text } = setup(overhead + 10)
  const first = await cache.get('/a', { render: async () => ({ status: 200, headers: {}, body: Buffer.from('a') }) })
  await text('/b', 'b'.repeat(10))
  await first.text.as('gzip')
  expect([cache.size, await text('/b', 'drawn again')]).toEqual([1, 'b'.repeat(10)])
})

test('a page goes out in the best encoding that the visitor takes', async () => {
  const body = Buffer.from('رحلة '.repeat(400))
  const text = pageText(body)
  const br = await encoded(text, 'gzip, deflate, br')
  expect([br.encoding, brotliDecompressSync(br.body).equals(body)]).toEqual(['br', true])
  const gzip = await encoded(text, 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.body).equals(body)]).toEqual(['gzip', true])
  for (const taken of ['identity', undefined, 'brotli, gzipped', 'br;q=0'])
    expect(await encoded(text, taken)).toEqual({ encoding: null, body })
  const of = async (length: number) => (await encoded(pageText(Buffer.alloc(length, 'a')), 'br')).encoding
  expect([await of(1023), await of(1024)]).toEqual([null, 'br'])
})

test('a text is packed once in each way, and then kept packed alone', async () => {
  const body = Buffer.from('ab'.repeat(50_000))
  const changes: number[] = []
  const text = pageText(body, () => changes.push(text.bytes))
  expect([text.length, text.bytes]).toEqual([100_000, 100_000])
  for (const packing of ['gzip', 'br'] as const) {
    const form = await text.as(packing)
    expect((await text.as(packing)) === form).toBe(true)
    // nothing larger stays behind it
    expect(form.buffer.byteLength).toBeLessThan(10_000)
  }
  expect([changes.length, changes[1]]).toEqual([2, text.bytes])
  expect(text.bytes).toBeLessThan(10_000)
  expect((await text.as(null)).equals(body)).toBe(true)
})
