import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'
import { accepted } from './compression.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('texts of the API come packed as the caller takes them', async () => {
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

test('what is short, refused or a person’s own comes as it is', async () => {
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
