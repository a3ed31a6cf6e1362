import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { createContext, type RouterContextProvider, redirect } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ApiClient } from '#client/api.ts'
import type { Page } from '#i18n/text.ts'
import { readConfig } from '#platform/config.ts'
import { AppError } from '#shared/errors.ts'
import type { Site, SiteBuild } from './site-build.ts'
import { registerFiles, registerWeb } from './web.ts'

/** A build of four routes that render their input: language, origin, URL, and the number of renders so far. */
const contexts = {
  apiContext: createContext<ApiClient>(),
  pageContext: createContext<Page>(),
  reportContext: createContext<(error: unknown) => void>(() => undefined),
  packFilesContext: createContext<Record<string, string>>({}),
  renderedContext: createContext<{ body?: Buffer }>(),
}
const inline = 'window.told="<&"'
const rules = 'p{margin:0}'
let drawn = 0
let stock = 1
let news = 1
/** what each page was told besides */
const pages: { worker?: string; analytics?: { site: string }; mapStyle?: string; client?: string }[] = []
const failures: { msg: string; url: string; err: { message: string } }[] = []

function draw(request: Request, status: number, headers: Headers, _entry: unknown, context: RouterContextProvider): Response {
  drawn++
  const { language, origin, ...more } = context.get(contexts.pageContext)
  pages.push(more)
  const { pathname, search } = new URL(request.url)
  context.get(contexts.renderedContext).body = Buffer.from(
    `<html><head><style>${rules}</style></head><p>${drawn} ${language} ${origin} ${pathname}${search} ${context.get(contexts.packFilesContext).ui} ${'long '.repeat(300)}</p>` +
      `<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script><script>${inline}</script></html>`,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

const page = (path: string, loader?: (given: { request: Request; context: RouterContextProvider }) => unknown) => ({
  id: path,
  parentId: 'root',
  path,
  module: { default: () => null, ...(loader && { loader }) },
})
const routes = [
  page('*'),
  page('plain', () => redirect('/new')),
  page('old', () => redirect('/new?from=old#part')),
  page('asking', async ({ context }) => (await context.get(contexts.apiContext).GET('/api/cities')).data),
  page('gone', () => {
    throw new Response(null, { status: 404 })
  }),
  page('broken', () => {
    throw new Error('broken')
  }),
  { ...page('file.xml'), module: { loader: () => new Response('<urlset/>', { headers: { 'content-type': 'application/xml' } }) } },
]
const build = {
  entry: {
    module: {
      default: draw,
      handleError: (error: unknown, { context }: { context: RouterContextProvider }) => context.get(contexts.reportContext)(error),
      ...contexts,
    },
  },
  routes: Object.fromEntries([{ id: 'root', path: '', module: { default: () => null } }, ...routes].map((route) => [route.id, route])),
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '/assets/manifest.js', version: '1' },
  publicPath: '/',
  assetsBuildDirectory: 'client',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as SiteBuild
const site = (development = false): Site => ({
  development,
  load: async () => build,
  packFiles: (language) => ({ ui: `ui-${language}` }),
})

let app: FastifyInstance
const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(JSON.parse(line)) })
afterEach(() => app.close())

async function open(settings: Record<string, string> = {}, development = false): Promise<void> {
  drawn = 0
  stock = 1
  pages.length = 0
  failures.length = 0
  app = fastify({ loggerInstance: log as FastifyBaseLogger })
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? error.status : 500).send({ code: (error as Error).message }),
  )
  const config = readConfig({ PORT: '3000', ...settings })
  await registerWeb(app, config, {
    site: site(development),
    ask: () => async () => ({ status: 200, text: `${stock}` }),
    version: () => `${stock} ${news}`,
  })
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'rihla.test', ...headers } })
const told = async (url: string, headers?: Record<string, string>) => /<p>(.*?) (?:long )/.exec((await get(url, headers)).body)?.[1]

test('redirects to configured hosts only, else renders a page', async () => {
  await open({ OUTGOING_HOSTS: 'example.ma' })
  const out = await get('/redirector?url=https%3A%2F%2Fwww.example.ma%2Fa')
  expect([out.statusCode, out.headers.location, out.headers['cache-control']]).toEqual([302, 'https://www.example.ma/a', 'no-store'])
  const other = await get('/redirector?url=https%3A%2F%2Fevil.example%2F')
  expect([other.statusCode, other.headers.location]).toEqual([200, undefined])
})

test('caches a page per language', async () => {
  await open()
  expect(await told('/a')).toBe('1 fr http://rihla.test /a ui-fr')
  expect(await told('/a', { cookie: 'lang=ar' })).toBe('2 ar http://rihla.test /a ui-ar')
  expect(await told('/a')).toBe('1 fr http://rihla.test /a ui-fr')
  expect(await told('/a', { cookie: 'x=1; lang=ar' })).toBe('2 ar http://rihla.test /a ui-ar')
  const { headers } = await get('/a', { cookie: 'lang=ar' })
  expect([headers['content-language'], headers.vary]).toEqual(['ar', 'Accept-Encoding, Cookie'])
})

test('renders the same page for every user', async () => {
  await open()
  const anonymous = await get('/a')
  const signedIn = await get('/a', { authorization: 'Bearer token', cookie: '__Host-rihla_session=s; XSRF-TOKEN=t; lang=fr' })
  expect(drawn).toBe(1)
  expect([signedIn.body, signedIn.headers.etag]).toEqual([anonymous.body, anonymous.headers.etag])
  expect([anonymous.headers['set-cookie'], signedIn.headers['set-cookie']]).toEqual([undefined, undefined])
})

test('varies by the language header of a shared cache, not by cookie', async () => {
  await open()
  const { headers, body } = await get('/a', { 'x-language': 'ar', cookie: 'lang=fr' })
  expect([headers.vary, headers['content-language'], body.includes('1 ar ')]).toEqual(['Accept-Encoding, X-Language', 'ar', true])
})

test('prefers a valid language parameter and removes it from the URL', async () => {
  await open()
  expect(await told('/a?lang=ar&b=1', { cookie: 'lang=fr' })).toBe('1 ar http://rihla.test /a?b=1 ui-ar')
  expect(await told('/a?lang=xx', { cookie: 'lang=ar' })).toBe('2 ar http://rihla.test /a ui-ar')
  expect(await told('/a?lang=xx')).toBe('3 fr http://rihla.test /a ui-fr')
  expect(await told('/a?q=un%20mot&lang=fr&f')).toBe('4 fr http://rihla.test /a?q=un+mot&f= ui-fr')
})

test('caches a page per URL and host', async () => {
  await open()
  for (const url of ['/a', '/a', '/a?b=1', '/a?b=1']) await get(url)
  expect(drawn).toBe(2)
  expect(await told('/a', { host: 'other.test' })).toBe('3 fr http://other.test /a ui-fr')
})

test('revalidates a page after a second', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    expect(await told('/asking')).toContain('1 fr')
    stock++
    expect(await told('/asking')).toContain('1 fr')
    vi.advanceTimersByTime(1700)
    expect(await told('/asking')).toContain('2 fr')
    // the version of the news is another, what it says is not
    vi.advanceTimersByTime(1700)
    news++
    expect(await told('/asking')).toContain('2 fr')
  } finally {
    vi.useRealTimers()
  }
})

test('uses the public URL whatever the Host header', async () => {
  await open({ PUBLIC_URL: 'https://rihla.ma' })
  expect(await told('/a', { host: 'evil.test' })).toBe('1 fr https://rihla.ma /a ui-fr')
})

test('responds 304 for the same page and language only', async () => {
  await open()
  const first = await get('/a')
  const etag = String(first.headers.etag)
  expect(etag).toMatch(/^"[\w-]{20,}"$/)
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1')
  const again = await get('/a', { 'if-none-match': etag })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  const arabic = await get('/a', { 'if-none-match': etag, cookie: 'lang=ar' })
  expect([arabic.statusCode, arabic.headers.etag === etag]).toEqual([200, false])
})

test('allows the configured analytics origin in the CSP', async () => {
  const policy = async () => String((await get('/a')).headers['content-security-policy'])
  await open()
  expect(await policy()).not.toContain('connect-src')
  await app.close()
  await open({
    ANALYTICS: 'matomo',
    ANALYTICS_URL: 'https://stats.example.ma/a',
    ANALYTICS_SITE: '1',
    IDENTITY_URL: 'https://accounts.example.ma',
  })
  expect(await policy()).toContain("connect-src 'self' https://accounts.example.ma https://stats.example.ma;")
  expect(await policy()).toContain("frame-src 'self' https://accounts.example.ma;")
})

test('allows the configured map origin in the CSP', async () => {
  const style = 'https://tiles.example.ma/styles/streets/style.json?key=1'
  await open({ MAP_STYLE_URL: style, ANALYTICS: 'plausible', ANALYTICS_SITE: 'rihla.ma', ANALYTICS_URL: 'https://tiles.example.ma' })
  const { headers } = await get('/a')
  expect(String(headers['content-security-policy']).split('; ')).toContain("connect-src 'self' https://tiles.example.ma")
  expect(pages).toMatchObject([{ mapStyle: style }])
})

test('allows the page’s own inline scripts and styles by hash', async () => {
  await open()
  const policy = String((await get('/a')).headers['content-security-policy'])
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(policy.split('; ').slice(1, 3)).toEqual([`script-src 'self' ${hash(inline)}`, `style-src 'self' ${hash(rules)}`])
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/(script|style)-src [^;]*unsafe/)
  expect(policy).not.toContain('connect-src')
})

test('allows the payment form to post to the gateway only', async () => {
  const posts = async () =>
    String((await get('/a')).headers['content-security-policy'])
      .split('; ')
      .find((rule) => rule.startsWith('form-action'))
  await open()
  expect(await posts()).toBe("form-action 'self' http://localhost:3000")
  await app.close()
  await open({ PUBLIC_URL: 'https://rihla.ma' })
  expect(await posts()).toBe("form-action 'self'")
})

test('allows an identity provider on another host', async () => {
  await open({ IDENTITY_URL: 'https://accounts.rihla.ma', PUBLIC_URL: 'https://rihla.ma' })
  const rules = String((await get('/a')).headers['content-security-policy']).split('; ')
  expect(rules).toContain("connect-src 'self' https://accounts.rihla.ma")
  expect(rules).toContain("frame-src 'self' https://accounts.rihla.ma")
})

test('sends no-store and no referrer on sign-in callbacks', async () => {
  await open()
  for (let i = 0; i < 2; i++) {
    const { headers } = await get('/authentication/login-callback?code=secret')
    expect([headers['cache-control'], headers.etag, headers['referrer-policy']]).toEqual(['no-store', undefined, 'no-referrer'])
  }
  expect(drawn).toBe(2)
  expect((await get('/a')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})

test('does not cache missing and failed pages', async () => {
  await open()
  for (const [url, status] of [
    ['/gone', 404],
    ['/broken', 500],
  ] as const) {
    const before = drawn
    for (let i = 0; i < 2; i++) {
      const { statusCode, headers } = await get(url)
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([status, 'no-store', undefined])
    }
    expect(drawn).toBe(before + 2)
  }
})

test('preserves a valid language parameter in redirects', async () => {
  await open()
  const plain = await get('/old', { cookie: 'lang=ar' })
  expect([plain.statusCode, plain.headers.location, plain.headers['cache-control']]).toEqual([302, '/new?from=old#part', 'no-store'])
  expect((await get('/old?lang=ar')).headers.location).toBe('/new?from=old&lang=ar#part')
})

test('sets frame and nosniff headers on every page', async () => {
  await open()
  const { headers } = await get('/a')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
  })
})

test('compresses pages, and serves files without CSP', async () => {
  await open()
  expect((await get('/a', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  expect((await get('/a')).headers['content-encoding']).toBeUndefined()
  const file = await get('/file.xml')
  expect([file.headers['content-type'], file.body, file.headers['content-security-policy']]).toEqual([
    'application/xml',
    '<urlset/>',
    undefined,
  ])
})

test.each(['/api/nothing', '/documents/x', '/assets/none.js', '/fonts/none.woff2', '/img/none.svg'])(
  '%s is answered in words for machines',
  async (url) => {
    await open()
    expect([(await get(url)).statusCode, drawn]).toEqual([404, 0])
  },
)

test('redirects a URL with two leading slashes within the origin', async () => {
  await open()
  expect(await told('//evil.test/a')).toBe('1 fr http://rihla.test //evil.test/a ui-fr')
})

test('caches nothing and sends no CSP in development', async () => {
  await open({}, true)
  for (let i = 0; i < 2; i++) {
    const { headers } = await get('/a')
    expect([headers['cache-control'], headers.etag, headers['content-security-policy']]).toEqual(['no-store', undefined, undefined])
  }
  expect(drawn).toBe(2)
})

test('contains worker, analytics and client settings in pages', async () => {
  await open({ ANALYTICS: 'matomo', ANALYTICS_URL: 'https://stats.example.ma', ANALYTICS_SITE: '7', CLIENT_ID: 'ours' })
  await get('/a')
  expect(pages).toMatchObject([{ worker: '1', analytics: { site: '7' }, client: 'ours' }])
  for (const [settings, development] of [
    [{ OFFLINE_COPIES: 'false' }, false],
    [{}, true],
  ] as const) {
    await app.close()
    await open(settings, development)
    await get('/a')
    expect([pages.length, 'analytics' in (pages[0] ?? {}), pages[0]?.worker || null]).toEqual([1, false, null])
  }
})

test('logs a page error with its path, without the query', async () => {
  await open()
  await get('/broken?code=secret')
  expect(failures).toMatchObject([{ msg: 'a page failed', url: expect.stringMatching(/^\/broken/), err: { message: 'broken' } }])
  expect(JSON.stringify(failures)).not.toContain('secret')
})

test('adds the language to redirects only when requested', async () => {
  await open()
  expect((await get('/old')).headers.location).toBe('/new?from=old#part')
  expect((await get('/plain?lang=ar')).headers.location).toBe('/new?lang=ar')
  expect((await get('/plain')).headers.location).toBe('/new')
})

test('sends the correct Content-Length', async () => {
  await open()
  const file = await get('/file.xml', { 'accept-encoding': 'br' })
  expect(file.headers['content-length']).toBe(String(Buffer.byteLength(file.body)))
  expect((await get('/a', { host: 'no host' })).statusCode).toBe(400)
})

test('caches hashed files forever and others for a day, compressed', async () => {
  app = fastify()
  const folder = mkdtempSync(join(tmpdir(), 'rihla-files-'))
  try {
    for (const part of ['assets', 'fonts', 'img']) {
      mkdirSync(join(folder, part))
      writeFileSync(join(folder, part, 'a.js'), 'plain')
      writeFileSync(join(folder, part, 'a.js.br'), 'packed')
      writeFileSync(join(folder, part, 'index.html'), 'index')
    }
    writeFileSync(join(folder, 'verify-sheet.mjs'), 'the open program')
    await registerFiles(app, folder)
    const program = await get('/verify-sheet.mjs')
    expect([program.headers['cache-control'], program.body]).toEqual(['public, max-age=86400', 'the open program'])
    for (const [part, kept] of [
      ['assets', 'public, max-age=31536000, immutable'],
      ['fonts', 'public, max-age=31536000, immutable'],
      ['img', 'public, max-age=86400'],
    ]) {
      const { headers, body } = await get(`/${part}/a.js`)
      expect([headers['cache-control'], body]).toEqual([kept, 'plain'])
      expect((await get(`/${part}/a.js`, { 'accept-encoding': 'br' })).body).toBe('packed')
      expect((await get(`/${part}/`)).statusCode).toBeGreaterThanOrEqual(400)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})
