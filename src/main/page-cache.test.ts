import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createPageCache, encoded, type NotedAnswer, type PageSource } from './page-cache.ts'

/** A cache whose clock and stock the test moves; pages hold the number of their rendering and the answer that they were rendered from. */
function setup(maxBytes = 1024 * 1024) {
  const state = { version: 1, now: 1000, renderings: 0, looks: 0, answer: 'a' }
  const cache = createPageCache({
    version: () => `${state.version}`,
    now: () => state.now,
    checkedEvery: 1000,
    renderedEvery: 10_000,
    maxBytes,
  })
  const source = (status = 200, text = ''): PageSource => ({
    render: async () => ({
      status,
      headers: {},
      body: Buffer.from(`${++state.renderings} ${state.answer}${text}`),
      answers: [{ path: '/api', digest: state.answer }],
    }),
    isSame: async (answers: readonly NotedAnswer[]) => {
      state.looks++
      return answers.every(({ digest }) => digest === state.answer)
    },
  })
  const get = async (address: string, from = source()) => brotliDecompressSync((await cache.get(address, from)).brotli).toString()
  return { state, cache, source, get }
}

describe('createPageCache', () => {
  test('renders a page once while nothing changes', async () => {
    const { state, get } = setup()
    expect(await get('/a')).toBe('1 a')
    state.now += 5000
    expect([await get('/a'), state.looks]).toEqual(['1 a', 0])
  })

  test('renders one page for requests that arrive together', async () => {
    const { get } = setup()
    expect(await Promise.all([get('/a'), get('/a'), get('/a')])).toEqual(['1 a', '1 a', '1 a'])
  })

  test('revalidates once a second and renders only when a response differs', async () => {
    const { state, get } = setup()
    await get('/a')
    state.version++
    state.now += 999
    expect([await get('/a'), state.looks]).toEqual(['1 a', 0])
    state.now += 2
    expect([await get('/a'), state.looks]).toEqual(['1 a', 1])
    state.version++
    state.answer = 'b'
    state.now += 1001
    expect([await get('/a'), state.looks]).toEqual(['2 b', 2])
  })

  test('counts the age of a page from the start of a slow render', async () => {
    const { state, get, source } = setup()
    const { render } = source()
    const slow: PageSource = {
      render: async () => {
        const page = await render()
        // a busy server takes longer, and the price changes in between
        Object.assign(state, { now: state.now + 800, version: state.version + 1, answer: 'b' })
        return page
      },
    }
    expect(await get('/a', slow)).toBe('1 a')
    state.now += 201
    expect(await get('/a')).toBe('2 b')
  })

  test('revalidates for the next request when a render took longer than the interval', async () => {
    const { state, get, source } = setup()
    const { render } = source()
    const slow: PageSource = {
      render: async () => {
        const page = await render()
        Object.assign(state, { now: state.now + 3000, version: state.version + 1, answer: 'b' })
        return page
      },
    }
    expect(await get('/a', slow)).toBe('1 a')
    state.now += 2
    expect(await get('/a')).toBe('2 b')
  })

  test('serves no page older than the last revalidation', async () => {
    const { state, get } = setup()
    await get('/a')
    state.version++
    state.answer = 'b'
    state.now += 60_000
    expect(await get('/a')).toBe('2 b')
  })

  test('renders a page again after its maximum age', async () => {
    const { state, get } = setup()
    await get('/a')
    state.now += 10_001
    expect(await get('/a')).toBe('2 a')
  })

  test('caches neither other statuses nor failed renders', async () => {
    const { state, cache, get, source } = setup()
    expect(await get('/gone', source(404))).toBe('1 a')
    state.now += 2
    expect(await get('/gone', source(404))).toBe('2 a')
    const broken = { render: () => Promise.reject(new Error('broken')) }
    await expect(cache.get('/broken', broken)).rejects.toThrow('broken')
    expect(await get('/broken')).toBe('3 a')
  })

  test('evicts the least recently used page when memory is full', async () => {
    const { get, cache } = setup(3 * 4200)
    for (const address of ['/a', '/b', '/c', '/a', '/d']) await get(address)
    expect(cache.size).toBe(3)
    expect([await get('/a'), await get('/b')]).toEqual(['1 a', '5 a'])
  })
})

describe('encoded', () => {
  test('returns cached brotli and converts it to gzip and plain text', async () => {
    const { cache, source } = setup()
    const page = await cache.get('/a', source(200, ' long'.repeat(400)))
    const text = `1 a${' long'.repeat(400)}`
    const [br, gzip, plain] = await Promise.all([encoded(page, 'gzip, br'), encoded(page, 'gzip'), encoded(page, undefined)])
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', text])
    expect([gzip.encoding, gunzipSync(gzip.body).toString()]).toEqual(['gzip', text])
    expect([plain.encoding, plain.body.toString()]).toEqual([null, text])
  })

  test('does not compress a short page', async () => {
    const { cache, source } = setup()
    expect((await encoded(await cache.get('/a', source()), 'br')).encoding).toBe(null)
  })
})
