import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Parser } from 'htmlparser2'
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router'
import type { ApiClient } from '#client/api.ts'
import { type Config, gateOrigin, siteOrigin } from '#platform/config.ts'
import { cookieLanguage } from '#platform/http.ts'
import { loggedUrl } from '#platform/log.ts'
import { AppError } from '#shared/errors.ts'
import { defaultLanguage, isLanguage, type Language, languageKey, withoutLanguage } from '#shared/language.ts'
import { type AskApi, inProcessClient, notedAnswers } from './in-process.ts'
import { registerOffline } from './offline.ts'
import { outgoingAddress } from './outgoing.ts'
import { type CachedPage, createPageCache, encoded, type PageSource, type RenderedPage, renderPage } from './page-cache.ts'
import { registerSignInAnswers } from './sign-in-answers.ts'
import { buildFolder, registerManifest, type Site, type SiteBuild } from './site-build.ts'

interface WebOptions {
  /** the build, or the sources in development */
  site: Site
  /** API access of the loaders */
  ask: (language: Language) => AskApi
  /** increases with each change of the stock or the site texts */
  version: () => string
}

/**
 * Serves pages and files of the site under a base path set at run time. Anonymous pages depend only on URL and language and are cached.
 * Development has no cache and no CSP, as Vite adds its own scripts and styles.
 */
export async function registerWeb(app: FastifyInstance, config: Config, { site, ask, version }: WebOptions): Promise<void> {
  const { basePath } = config
  const cache = createPageCache({ version })

  // the sign-in library sends requests to the provider, also from hidden iframes
  const accountsHost = config.identity.issuer === siteOrigin(config) ? '' : config.identity.issuer

  // the route table is prepared once per build
  const handlers = new WeakMap<SiteBuild, RequestHandler>()
  function handlerOf(build: SiteBuild): RequestHandler {
    const handler = handlers.get(build) ?? createRequestHandler(build, site.development ? 'development' : 'production')
    handlers.set(build, handler)
    return handler
  }

  registerSignInAnswers(app)
  if (!site.development) {
    registerManifest(app, await site.load(), basePath)
    await registerFiles(app)
  }
  registerOffline(app, config, { site, api: (language) => inProcessClient(ask(language)) })

  async function render(request: FastifyRequest, language: Language, origin: string, api: ApiClient): Promise<RenderedPage> {
    const build = await site.load()
    const { apiContext, packFilesContext, pageContext, renderedContext, reportContext } = build.entry.module
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    const rendered: { body?: Buffer } = {}
    context.set(renderedContext, rendered)
    context.set(packFilesContext, site.packFiles(language))
    const worker = config.offlineCopies && !site.development && { worker: build.assets.version }
    const { analytics, mapStyle } = config
    context.set(pageContext, {
      language,
      basePath,
      origin,
      reference: request.id,
      issuer: config.identity.issuer,
      client: config.identity.clientId,
      ...worker,
      ...(analytics && { analytics }),
      ...(mapStyle && { mapStyle }),
    })
    context.set(reportContext, (error) => request.log.error({ err: error, url: loggedUrl(request.url) }, 'a page failed'))
    // the language parameter is removed before routing: screens see the same URL in all languages
    const [path = '/', asked = ''] = request.url.split(/(\?.*)/s)
    const url = pageUrl(origin, basePath.slice(0, -1) + path + withoutLanguage(asked))
    const response = await handlerOf(build)(
      new Request(url, { method: 'GET', headers: { accept: String(request.headers.accept ?? '*/*') } }),
      context,
    )
    const body = rendered.body ?? Buffer.from(await response.arrayBuffer())
    const headers: Record<string, string> = {}
    response.headers.forEach((value, name) => {
      headers[name] = value
    })
    if (rendered.body && !site.development)
      headers['content-security-policy'] = contentPolicy(rendered.body.toString(), accountsHost, config)
    if (headers.location && new URLSearchParams(request.url.split('?')[1]).has(languageKey))
      headers.location = inLanguage(headers.location, language)
    return { status: response.status, headers, body }
  }

  /** Renders a page and records the API responses. */
  function pageSource(request: FastifyRequest, language: Language, origin: string): PageSource {
    const noted = notedAnswers(ask(language))
    return {
      render: async () => {
        const page = await render(request, language, origin, inProcessClient(noted.ask))
        return { ...page, answers: await noted.answers() }
      },
      isSame: noted.isSame,
    }
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    // machine requests receive a problem, not a page
    if (/^\/(api|documents|assets|fonts|img)\//.test(request.url)) throw new AppError('NotFound', {}, `GET ${request.url}`)
    const target = outgoingAddress(request.url, config.outgoingHosts)
    if (target !== null) return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target)
    const asked = new URLSearchParams(request.url.split('?')[1]).get(languageKey)
    const language = isLanguage(asked) ? asked : chosenLanguage(request)
    const origin = config.publicUrl ?? `${request.protocol}://${request.host}`
    // these URLs contain provider responses: not cached
    const passing = site.development || request.url.startsWith('/authentication/')
    const source = pageSource(request, language, origin)
    if (passing) return send({ ...(await renderPage(source)), etag: '' }, request, reply, language)
    return send(await cache.get(`${language} ${origin} ${request.url}`, source), request, reply, language)
  })
}

/** Header that sets the language for a shared cache, so that it needs no entry per cookie (docs/operations.md). */
const languageHeader = 'x-language'

/** Returns the language chosen by the visitor: from the header, else from the cookie. */
function chosenLanguage({ headers }: FastifyRequest): Language {
  const named = headers[languageHeader]
  return isLanguage(named) ? named : (cookieLanguage(headers.cookie) ?? defaultLanguage)
}

/** Adds the language parameter of the request to a redirect. */
function inLanguage(location: string, language: Language): string {
  const [address = '', hash = ''] = location.split(/(#.*)/s)
  return `${address}${address.includes('?') ? '&' : '?'}${languageKey}=${language}${hash}`
}

/** Returns the absolute URL of a page, always on this origin. Throws BadRequest for an invalid Host header. */
function pageUrl(origin: string, address: string): URL {
  const [path = '/', search = ''] = address.split(/\?(.*)/s)
  try {
    const url = new URL(origin)
    url.pathname = path
    url.search = search
    return url
  } catch {
    throw new AppError('BadRequest', {}, `no address: ${origin}`)
  }
}

/** Sends the page, or 304 when the caller has it. */
async function send(page: CachedPage, request: FastifyRequest, reply: FastifyReply, language: Language): Promise<FastifyReply> {
  for (const name in page.headers) if (name !== 'content-length') reply.header(name, page.headers[name])
  reply.headers({
    // browsers revalidate; shared caches may serve a page for 1 s, and while they revalidate it
    'cache-control': page.status === 200 && page.etag ? 'public, max-age=0, s-maxage=1, stale-while-revalidate=1' : 'no-store',
    'content-language': language,
    vary: request.headers[languageHeader] === undefined ? 'Accept-Encoding, Cookie' : 'Accept-Encoding, X-Language',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': page.etag ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(self)',
    'cross-origin-resource-policy': 'same-origin',
    // popup sign-in pages communicate with their opener
    ...(page.etag && { 'cross-origin-opener-policy': 'same-origin-allow-popups' }),
  })
  if (page.status === 200 && page.etag) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  }
  const { body, encoding } = await encoded(page, request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.code(page.status).send(body)
}

/** Serves the files of the build: hashed ones are immutable, others cached for a day. */
export async function registerFiles(app: FastifyInstance, client = join(buildFolder, 'client')): Promise<void> {
  const common = { preCompressed: true, index: false as const, decorateReply: false }
  await app.register(fastifyStatic, { ...common, root: join(client, 'assets'), prefix: '/assets/', immutable: true, maxAge: '365d' })
  await app.register(fastifyStatic, { ...common, root: join(client, 'fonts'), prefix: '/fonts/', immutable: true, maxAge: '365d' })
  await app.register(fastifyStatic, { ...common, root: join(client, 'img'), prefix: '/img/', maxAge: '1d' })
  // the open-source verification program, served as a download
  app.get('/verify-sheet.mjs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(createReadStream(join(client, 'verify-sheet.mjs'))),
  )
}

/** Returns the CSP of a page. Inline scripts and styles are allowed by hash, as a cached page cannot have a nonce (decision 003). */
function contentPolicy(html: string, accountsHost: string, config: Config): string {
  const gateway = gateOrigin(config)
  const others = [config.analytics?.collector, config.mapStyle].flatMap((url) => (url ? [new URL(url).origin] : []))
  const asked = [...new Set([accountsHost, ...others])].filter(Boolean)
  const { scripts, styles } = inlineHashes(html)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    // inline style attributes only, no style elements
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ...(asked.length > 0 ? [`connect-src 'self' ${asked.join(' ')}`] : []),
    ...(accountsHost && [`frame-src 'self' ${accountsHost}`]),
    "object-src 'none'",
    "base-uri 'none'",
    // browsers post the signed payment form to the gateway
    `form-action 'self'${gateway ? ` ${gateway}` : ''}`,
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Returns the CSP hashes of the inline scripts and styles. */
function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { scripts: new Set<string>(), styles: new Set<string>() }
  let into: Set<string> | null = null
  let text = ''
  const parser = new Parser({
    onopentag(name, { src, type }) {
      const runs = name === 'script' && src === undefined && type !== 'application/ld+json'
      into = runs ? found.scripts : name === 'style' ? found.styles : null
      text = ''
    },
    ontext(part) {
      if (into) text += part
    },
    onclosetag() {
      into?.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      into = null
    },
  })
  parser.end(html)
  return { scripts: [...found.scripts], styles: [...found.styles] }
}
