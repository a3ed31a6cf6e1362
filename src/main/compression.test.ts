import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { accepted, registerCompression } from './compression.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('compresses API texts in the accepted encoding', async () => {
  const plain = await api.app.inject('/api/resources')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [taken, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0', 'gzip', gunzipSync],
  ] as const) {
    const packed = await api.app.inject({ url: '/api/resources', headers: { 'accept-encoding': taken } })
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') })
    // a list of names, none of them empty
    expect(
      String(packed.headers.vary)
        .split(',')
        .map((name) => name.trim()),
    ).not.toContain('')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(open(packed.rawPayload).toString()).toBe(plain.payload)
  }
})

test('does not compress short, failed or private responses', async () => {
  const headers = { 'accept-encoding': 'br' }
  expect((await api.app.inject({ url: '/api/vehicles/stockcount', headers })).headers['content-encoding']).toBeUndefined()
  const own = { ...headers, ...(await api.headers('someone', ['admin'])) }
  const staff = await api.app.inject({ url: '/api/staff/settings', headers: own })
  expect(staff.payload.length).toBeGreaterThan(1024)
  expect(staff.headers['content-encoding']).toBeUndefined()
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', null],
  ['', null],
  [undefined, null],
])('who takes %j gets %s', (header, encoding) => {
  expect(accepted(header)).toBe(encoding)
})

/** An answer of that length and kind, to a call for these roles. */
async function answered(length: number, headers: Record<string, string> = {}, roles = ['anyone'], taken = 'br') {
  const app = fastify()
  registerCompression(app)
  app.get('/', { config: { call: { roles } as never } }, (_request, reply) =>
    reply.headers({ 'content-type': 'application/json', 'content-length': String(length), ...headers }).send('a'.repeat(length)),
  )
  app.get('/page', (_request, reply) => reply.type('text/html').send('a'.repeat(length)))
  const { headers: given, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': taken } })
  const page = await app.inject({ url: '/page', headers: { 'accept-encoding': taken } })
  return {
    encoding: given['content-encoding'],
    vary: given.vary,
    length: given['content-length'],
    size: rawPayload.length,
    page: page.headers,
  }
}

test('compresses from 1024 characters on', async () => {
  expect(await answered(1023)).toMatchObject({ encoding: undefined, vary: undefined, length: '1023', size: 1023 })
  const packed = await answered(1024)
  expect(packed).toMatchObject({ encoding: 'br', vary: 'accept-encoding' })
  expect([Number(packed.length), packed.size < 100]).toEqual([packed.size, true])
  expect(await answered(2000, { 'content-type': 'text/csv' })).toMatchObject({ encoding: 'br' })
  // who takes nothing packed gets it as it is, and a cache between knows that others may not
  expect(await answered(2000, { vary: 'origin' }, ['anyone'], 'identity')).toMatchObject({
    encoding: undefined,
    vary: 'origin, accept-encoding',
    size: 2000,
  })
})

test('skips compressed, binary and private responses', async () => {
  expect(await answered(2000, { 'content-encoding': 'gzip' })).toMatchObject({ encoding: 'gzip', size: 2000 })
  expect(await answered(2000, { 'content-type': 'image/png' })).toMatchObject({ encoding: undefined, vary: undefined, size: 2000 })
  const own = await answered(2000, {}, ['customer'])
  expect([own.encoding, own.size, own.page['content-encoding']]).toEqual([undefined, 2000, undefined])
})

test.each([
  ['br;q=0.0, gzip;q=0', null],
  ['BR', 'br'],
  ['gzip;q=0.1, br;q=0.000', 'gzip'],
  ['gzip,br', 'br'],
])('%s is read as %s', (header, encoding) => {
  expect(accepted(header)).toBe(encoding)
})
