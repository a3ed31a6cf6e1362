import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takenEncodings } from '#platform/encodings.ts'
import type { Api } from '#platform/http.ts'
import { createTextCache } from '#platform/text-cache.ts'
import { AppError } from '#shared/errors.ts'
import { register as banners } from './banners/routes.ts'
import { register as figures } from './figures/routes.ts'
import { register as pages } from './pages/routes.ts'
import { robots, type SitemapPage, sitemap, sitemapIndex } from './rules.ts'
import { findSitemapCars, findSitemapLandings, findSitemapStarts, type SitemapCar } from './store.ts'
import { register as votes } from './votes/routes.ts'

/** Static pages of the sitemap. */
const sitePages = [
  '/home',
  '/search-result',
  '/voitures',
  '/sell',
  '/aid',
  '/support',
  '/workshops',
  '/commitments',
  '/about',
  '/privacy',
  '/cookies',
]

/** Seconds of caching by crawlers. */
const fresh = 3600
/** Milliseconds before a changed sitemap is rebuilt, and before an unchanged one is. */
const restFor = 30_000
const freshFor = 600_000
/** Maximum bytes of cached sitemaps; a file of 10 000 cars takes about 1 MB. */
const maxBytes = 32 * 1024 * 1024

const unpack = promisify(gunzip)

/** Sources of change versions; without them nothing is cached. */
interface News {
  /** published vehicles in memory */
  stock?: { readonly ready: boolean; readonly version: number } | undefined
  /** version increases when a site text changes */
  news?: { readonly version: number } | undefined
}

/** Registers `/robots.txt`, `/sitemap.xml` with its sitemaps, and the pages of the site. */
export function register(api: Api, { stock, news }: News): void {
  const { app, deps } = api
  const { basePath, publicUrl } = deps.config
  const site = (request: FastifyRequest) => (publicUrl ?? `${request.protocol}://${request.host}`) + basePath.slice(0, -1)
  const kept = createTextCache({
    version: () => (stock?.ready && news ? `${stock.version} ${news.version}` : null),
    now: () => deps.clock.now().getTime(),
    ...{ restFor, freshFor, maxBytes },
  })

  /** Sends a cached or new sitemap in an encoding that the client accepts. */
  async function send(request: FastifyRequest, reply: FastifyReply, pieces: (site: string) => Promise<Iterable<string>>): Promise<Buffer> {
    const place = site(request)
    const packed = await kept.get(`${place} ${request.routeOptions.url} ${JSON.stringify(request.params)}`, () => pieces(place))
    reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${fresh}`).header('vary', 'accept-encoding')
    if (!takenEncodings(request.headers['accept-encoding']).includes('gzip')) return unpack(packed)
    reply.header('content-encoding', 'gzip')
    return packed
  }

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${fresh}`)
    return robots(site(request), basePath)
  })
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, async (place) => {
      const starts = await findSitemapStarts(deps.pool)
      const files = ['pages', 'landings', ...starts.map((before) => `cars-${before}`)]
      return [sitemapIndex(files.map((file) => `${place}/sitemap-${file}.xml`))]
    }),
  )
  app.get('/sitemap-pages.xml', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, async (place) =>
      sitemap(
        place,
        sitePages.map((path) => ({ path })),
      ),
    ),
  )
  app.get('/sitemap-landings.xml', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, async (place) => sitemap(place, await findSitemapLandings(deps.pool))),
  )
  app.get<{ Params: { before: string } }>('/sitemap-cars-:before.xml', { schema: { hide: true } }, (request, reply) => {
    const { before } = request.params
    if (!/^\d{1,9}$/.test(before)) throw new AppError('NotFound')
    return send(request, reply, async (place) => sitemap(place, (await findSitemapCars(deps.pool, Number(before))).map(pageOfCar)))
  })
  banners(api, () => news?.version ?? 0)
  const { indexNow } = deps.config
  // key file with which IndexNow verifies the owner of the site
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, { schema: { hide: true } }, (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('x-robots-tag', 'noindex')
      return indexNow.key
    })
  figures(api)
  votes(api)
  pages(api)
}

function pageOfCar({ id, slug, modified, pictures }: SitemapCar): SitemapPage {
  return { path: `/cars/${slug}/${id}`, modified, pictures: pictures.map((hash) => `/documents/pictures/${hash}/1440.webp`) }
}
