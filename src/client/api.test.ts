import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { browserApi } from './api.ts'

/** A server that accepts one CSRF token, issues it on request, and records the requests. */
const asked: string[] = []
const page = { documentElement: { lang: 'fr', dataset: { basePath: '/' } }, cookie: '' }
const server = createServer((request, response) => {
  const { 'x-xsrf-token': token = 'none' } = request.headers
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    asked.push(`${request.method} ${request.url} ${token} ${body}`.trim())
    const gives = request.url === '/api/antiforgery'
    if (gives) page.cookie = 'lang=fr; XSRF-TOKEN=known'
    const refused = request.method === 'POST' && token !== 'known' ? 'AntiForgery' : request.url?.includes('/7/') ? 'Forbidden' : null
    response.writeHead(refused ? 403 : 204, { 'content-type': 'application/json' })
    response.end(refused && JSON.stringify({ code: refused, message: '' }))
  })
})

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
beforeEach(() => {
  asked.length = 0
  page.cookie = ''
})
afterAll(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const keep = (id: number) =>
  browserApi().POST('/api/vehicles/{id}/favourites', { params: { path: { id } }, body: { alertBelow: null } as never })

test('fetches the CSRF token once before a change', async () => {
  for (const id of [1, 2]) expect((await keep(id)).response.status).toBe(204)
  expect(asked).toEqual([
    'GET /api/antiforgery none',
    'POST /api/vehicles/1/favourites known {"alertBelow":null}',
    'POST /api/vehicles/2/favourites known {"alertBelow":null}',
  ])
})

test('renews a rejected CSRF token and retries once', async () => {
  page.cookie = 'XSRF-TOKEN=of-former-keys'
  expect((await keep(1)).response.status).toBe(204)
  expect(asked).toEqual([
    'POST /api/vehicles/1/favourites of-former-keys {"alertBelow":null}',
    'GET /api/antiforgery none',
    'POST /api/vehicles/1/favourites known {"alertBelow":null}',
  ])
})

test('does not retry other errors; their body stays readable', async () => {
  page.cookie = 'XSRF-TOKEN=known'
  const { response, error } = await keep(7)
  expect([response.status, (error as { code?: string } | undefined)?.code]).toEqual([403, 'Forbidden'])
  expect(asked).toHaveLength(1)
})
