import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient } from '#client/api.ts'
import { readConfig } from '#platform/config.ts'
import { registerOffline } from './offline.ts'
import { builtIdentityPages, loadBuiltSite, registerManifest, type SiteBuild } from './site-build.ts'

/** A build of three routes, as the bundler writes it. */
const route = (id: string, path: string, more: object = {}) => ({
  id,
  path,
  module: `/assets/${id}.js`,
  imports: ['/assets/shared.js'],
  css: [],
  ...more,
})
const assets = {
  entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
  routes: {
    root: route('root', '', { css: ['/assets/root.css'] }),
    support: route('support', 'support', { clientLoaderModule: '/assets/support-loader.js' }),
    home: route('home', 'home', { imports: undefined }),
    offline: route('offline', 'offline'),
  },
  url: '/assets/manifest-1.js',
  version: 'v1',
}
const folder = mkdtempSync(join(tmpdir(), 'rihla-build-'))
beforeAll(() => {
  const put = (path: string, content: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  put('server/package.json', '{"type":"module"}')
  put(
    'server/index.js',
    `export const assets = ${JSON.stringify(assets)}\nexport const entry = { module: { renderIdentityPage: () => '<p>' } }\nexport const basename = '/'\n`,
  )
  put('server/.vite/manifest.json', JSON.stringify({ 'style.css': { file: 'assets/server.css' } }))
  put(
    'client/.vite/manifest.json',
    JSON.stringify({
      'src/identity/pages/browser.ts': { file: 'assets/browser.js' },
      '\0messages/fr/contact': { file: 'assets/contact-fr.js' },
      '\0messages/ar/contact': { file: 'assets/contact-ar.js' },
      'src/other.ts': { file: 'assets/other.js' },
    }),
  )
  put('client/assets/root.css', '@font-face{src:url(../fonts/a.woff2)}p{background:url("data:image/svg+xml,%3Csvg/%3E")}\n')
  put('worker/worker.js', 'addEventListener("fetch", () => {})')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('site build', () => {
  test('prefixes every URL with the base path', async () => {
    const site = await loadBuiltSite('/occasion/', folder)
    const build = await site.load()
    expect([site.development, build.basename, build.publicPath]).toEqual([false, '/occasion', '/occasion/'])
    expect(build.assets).toEqual({
      entry: { module: '/occasion/assets/entry.js', imports: ['/occasion/assets/shared.js'] },
      routes: {
        root: {
          ...assets.routes.root,
          module: '/occasion/assets/root.js',
          imports: ['/occasion/assets/shared.js'],
          css: ['/occasion/assets/root.css'],
        },
        support: {
          ...assets.routes.support,
          module: '/occasion/assets/support.js',
          imports: ['/occasion/assets/shared.js'],
          clientLoaderModule: '/occasion/assets/support-loader.js',
        },
        home: { id: 'home', path: 'home', css: [], module: '/occasion/assets/home.js' },
        offline: { ...assets.routes.offline, module: '/occasion/assets/offline.js', imports: ['/occasion/assets/shared.js'] },
      },
      url: '/occasion/assets/manifest-1.js',
      version: 'v1',
    })
    const atRoot = await (await loadBuiltSite('/', folder)).load()
    expect([atRoot.basename, atRoot.assets]).toEqual([
      '/',
      { ...assets, routes: { ...assets.routes, home: { ...assets.routes.home, imports: undefined } } },
    ])
  })

  test('contains the texts of each language and the identity pages', async () => {
    const site = await loadBuiltSite('/occasion/', folder)
    expect([site.packFiles('fr'), site.packFiles('ar')]).toEqual([
      { contact: '/occasion/assets/contact-fr.js' },
      { contact: '/occasion/assets/contact-ar.js' },
    ])
    const { files, renderPage } = await builtIdentityPages(site, '/occasion/', folder)
    expect(files).toEqual({ styles: ['/occasion/assets/server.css'], script: '/occasion/assets/browser.js' })
    expect(await renderPage({} as never, {} as never)).toBe('<p>')
  })

  test('reports a missing build with advice', async () => {
    await expect(loadBuiltSite('/', join(folder, 'none'))).rejects.toThrow('The site has not been built: run npm start')
  })
})

test('serves the route manifest compressed under a base path only', async () => {
  const build = { assets: { ...assets, url: '/occasion/assets/manifest-1.js' } } as unknown as SiteBuild
  const app = fastify()
  registerManifest(app, build, '/occasion/')
  const get = async (taken: string) => {
    const { headers, rawPayload } = await app.inject({ url: '/assets/manifest-1.js', headers: { 'accept-encoding': taken } })
    return { headers, rawPayload, encoding: headers['content-encoding'] }
  }
  const plain = await get('')
  const text = `window.__reactRouterManifest=${JSON.stringify(build.assets)};`
  expect([plain.rawPayload.toString(), plain.encoding]).toEqual([text, undefined])
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const [br, gzip] = [await get('gzip, br'), await get('gzip')]
  expect([br.encoding, brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', text])
  expect([gzip.encoding, gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', text])
  const root = fastify()
  registerManifest(root, { assets } as unknown as SiteBuild, '/')
  expect((await root.inject('/assets/manifest-1.js')).statusCode).toBe(404)
})

test('lists pages and files in the worker without duplicates', async () => {
  const script = async (basePath: string, settings: Record<string, string> = {}) => {
    const app = fastify()
    const site = await loadBuiltSite(basePath, folder)
    registerOffline(app, readConfig({ BASE_PATH: basePath, ...settings }), { site, api: () => ({}) as ApiClient, folder })
    const { body, headers } = await app.inject('/worker.js')
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    })
    return body
  }
  const [head = '', told = '', ...code] = (await script('/occasion/')).split('\n')
  expect(head).toMatch(/^\/\/ [\w-]{43}$/)
  expect(JSON.parse(told.slice('self.siteBuild='.length, -1))).toEqual({
    version: 'v1',
    basePath: '/occasion/',
    pages: ['offline', 'support'],
    files: ['manifest-1', 'entry', 'shared', 'root', 'support', 'offline'].map((name) => `/occasion/assets/${name}.js`),
  })
  expect(code.join('\n')).toBe('addEventListener("fetch", () => {})')
  // another base path is another worker, by which browsers notice it
  expect((await script('/')).split('\n')[0]).not.toBe(head)
  expect(await script('/', { OFFLINE_COPIES: 'false' })).toContain('registration.unregister()')
})
