import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTextCache } from './text-cache.ts'

/** Texts that contain their creation count, with a test clock and version. */
function counted(maxBytes = 1e6) {
  const state = { time: 0, version: 'a' as string | null, made: 0 }
  const texts = createTextCache({ version: () => state.version, now: () => state.time, restFor: 30, freshFor: 600, maxBytes })
  const read = async (name = 'x', pieces?: () => Promise<Iterable<string>>) =>
    gunzipSync(await texts.get(name, pieces ?? (async () => ['text ', String(++state.made)]))).toString()
  return { state, texts, read }
}

test('creates a text once and serves it until it expires', async () => {
  const { state, read } = counted()
  expect(await Promise.all([read(), read(), read()])).toEqual(['text 1', 'text 1', 'text 1'])
  state.time = 599
  expect(await read()).toBe('text 1')
  state.time = 600
  expect(await read()).toBe('text 2')
})

test('recreates a text after a change, at most once per interval', async () => {
  const { state, read } = counted()
  await read()
  state.version = 'b'
  state.time = 29
  expect(await read()).toBe('text 1')
  state.time = 30
  expect(await read()).toBe('text 2')
  state.time = 200
  expect(await read()).toBe('text 2')
  state.version = 'c'
  expect(await read()).toBe('text 3')
})

test('caches nothing while the version is unknown', async () => {
  const { state, texts, read } = counted()
  state.version = null
  expect([await read(), await read(), texts.bytes]).toEqual(['text 1', 'text 2', 0])
})

test('passes a failure to all callers and does not cache it', async () => {
  const { texts, read } = counted()
  const fail = () => Promise.reject(new Error('no database'))
  const waiting = await Promise.allSettled([read('x', fail), read('x', fail)])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(texts.bytes).toBe(0)
  expect(await read()).toBe('text 1')
})

test('evicts the least recently used texts', async () => {
  const { texts, read } = counted(3500)
  for (const name of ['a', 'b', 'c']) await read(name)
  await read('a')
  expect(await read('d')).toBe('text 4')
  expect(texts.bytes).toBeLessThanOrEqual(3500)
  expect(await read('a')).toBe('text 1')
  expect(await read('b')).toBe('text 5')
})
