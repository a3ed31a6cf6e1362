import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApi, testApi } from '#testing/database.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi()
})
afterAll(() => api.close())

test('fetches the CSRF token once and sends it with changes', async () => {
  const { body } = await api.app.inject('/api/docs/static/swagger-initializer.js')
  const page = {
    document: { cookie: '', createElement: () => ({ href: '' }), querySelector: () => null, body: {} },
    MutationObserver: class {
      observe(): void {}
    },
    location: { pathname: '/occasion/api/docs/' },
    fetched: [] as string[],
    fetch: async (address: string) => {
      page.fetched.push(address)
      page.document.cookie = 'lang=fr; XSRF-TOKEN=token'
    },
    window: { location: { href: 'http://localhost:3000/occasion/api/docs/' } } as { location: object; onload?: () => void },
    URL,
    options: {} as { persistAuthorization?: boolean; requestInterceptor?: (request: object) => Promise<{ headers: object }> },
    SwaggerUIBundle: Object.assign(
      (options: typeof page.options) => {
        page.options = options
        return { initOAuth: () => {} }
      },
      { presets: { apis: {} }, plugins: { DownloadUrl: {} } },
    ),
    SwaggerUIStandalonePreset: {},
  }
  runInNewContext(body, page)
  page.window.onload?.()
  const send = (method: string) => page.options.requestInterceptor?.({ method, headers: {} })
  expect(page.options.persistAuthorization).toBe(true)
  expect(await send('GET')).toEqual({ method: 'GET', headers: {} })
  expect(await send('POST')).toEqual({ method: 'POST', headers: { 'x-xsrf-token': 'token' } })
  expect(await send('DELETE')).toEqual({ method: 'DELETE', headers: { 'x-xsrf-token': 'token' } })
  expect(page.fetched).toEqual(['/occasion/api/antiforgery'])
})

test('serves docs/openapi.json with the URL of this server', async () => {
  const served = (await api.app.inject('/api/docs/json')).json()
  const { servers, ...rest } = served
  expect(servers).toEqual([{ url: 'http://localhost:3000', description: 'This server' }])
  const { servers: _, ...kept } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8'))
  expect(rest).toEqual(kept)
})
