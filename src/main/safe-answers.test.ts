import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
let open: TestApi
beforeAll(async () => {
  api = await testApi()
  open = await testApi({ settings: { PUBLIC_URL: 'https://www.exemple.ma' } })
})
afterAll(async () => {
  await api.close()
  await open.close()
})

const ask = async (url: string, headers: Record<string, string> = {}, on = api) => (await on.app.inject({ url, headers })).headers

test('sets no-store on private responses, and nosniff', async () => {
  const own = await ask('/api/customers/current', await api.headers('salma'))
  expect([own['cache-control'], own['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
  const staff = await ask('/api/staff/audit', await api.headers('boss', ['manager']))
  expect([staff['cache-control'], staff['x-content-type-options']]).toEqual(['no-store', 'nosniff'])
  // the key is the right, an error tells as much
  expect((await ask('/api/bookings/00000000-0000-4000-8000-000000000000'))['cache-control']).toBe('no-store')
  const cars = await ask('/api/vehicles?size=1')
  expect([cars['cache-control'], cars['x-content-type-options']]).not.toContain('no-store')
})

test('sets HSTS on https', async () => {
  expect((await ask('/api/cities', {}, open))['strict-transport-security']).toBe('max-age=31536000')
  expect((await ask('/api/cities'))['strict-transport-security']).toBeUndefined()
})

test('rejects duplicate Host headers', async () => {
  const { port } = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /api/cities HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n')
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
})
