import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { takenEncodings } from '#platform/encodings.ts'
import { type Api, route } from '#platform/http.ts'
import { createTextCache } from '#platform/text-cache.ts'
import { visitorOf } from '#platform/unique-visitor.ts'
import { AppError } from '#shared/errors.ts'
import * as contract from './contract.ts'
import * as pagesContract from './pages/contract.ts'
import * as pages from './pages/service.ts'
import type { PageType } from './pages/values.ts'
import { robots, type SitemapPage, sitemap, sitemapIndex } from './rules.ts'
import * as service from './service.ts'
import { findSitemapCars, findSitemapLandings, findSitemapStarts, type SitemapCar } from './store.ts'

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
  registerBanners(api, () => news?.version ?? 0)
  const { indexNow } = deps.config
  // key file with which IndexNow verifies the owner of the site
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, { schema: { hide: true } }, (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('x-robots-tag', 'noindex')
      return indexNow.key
    })
  route(api, contract.listPromiseFigures, () => service.listPromiseFigures(deps))
  route(api, contract.voteOnAnswer, ({ actor, body, request }) => service.vote(deps, body, visitorOf(actor, request)))
  route(api, contract.listAnswerVotes, () => service.listVotes(deps))
  registerPages(api)
}

function pageOfCar({ id, slug, modified, pictures }: SitemapCar): SitemapPage {
  return { path: `/cars/${slug}/${id}`, modified, pictures: pictures.map((hash) => `/documents/pictures/${hash}/1440.webp`) }
}

/** Registers the banners. `version` increases when another process changes a text; without domain events changes appear within seconds. */
function registerBanners(api: Api, version: () => number): void {
  const { deps } = api
  const last: service.LastBanners = { rows: null, at: 0, version: 0 }
  const changed = async <T>(work: Promise<T>): Promise<T> => {
    const done = await work
    last.at = 0
    return done
  }
  route(api, contract.listLiveBanners, () => service.listLiveBanners(deps, last, version()))
  route(api, contract.listBanners, () => service.listBanners(deps))
  route(api, contract.addBanner, ({ actor, body }) => changed(service.addBanner(deps, actor, body.banner)))
  route(api, contract.changeBanner, ({ actor, params, body }) =>
    changed(service.changeBanner(deps, actor, { id: params.id, version: body.version }, body.banner)),
  )
  route(api, contract.dropBanner, ({ params }) => changed(service.dropBanner(deps, params.id)))
}

/** Seconds of browser caching; pages change by hand. */
const pageFresh = 60

/** Registers the pages of the site and their editing. */
function registerPages(api: Api): void {
  const { deps } = api
  const last: pages.LastPages = new Map()
  const bind = (call: typeof pagesContract.getHomePage, pageType: PageType) =>
    route(api, call, async ({ reply }) => {
      const page = await pages.readPage(deps, last, pageType)
      reply.header('cache-control', `public, max-age=${pageFresh}`)
      return page
    })
  for (const [call, pageType] of [
    [pagesContract.getHomePage, 'Home'],
    [pagesContract.getHelpPage, 'Help'],
    [pagesContract.getAssistancePage, 'Assistance'],
    [pagesContract.getFaqPage, 'FAQ'],
    [pagesContract.getAboutPage, 'About'],
    [pagesContract.getCookiesPage, 'Cookies'],
    [pagesContract.getPrivacyPage, 'Privacy'],
    [pagesContract.getCommitmentPage, 'Commitment'],
  ] as const)
    bind(call as typeof pagesContract.getHomePage, pageType)

  route(api, pagesContract.getPageDesks, () => pages.listPages(deps))
  route(api, pagesContract.getPageVersion, ({ params }) => pages.readVersion(deps, params.page, params.id))
  route(api, pagesContract.sharePreview, ({ actor, params }) => pages.sharePreview(deps, actor, params.page))
  route(api, pagesContract.readPreview, ({ params }) => pages.readPreview(deps, params.token))
  route(api, pagesContract.previewPage, ({ params, body }) => pages.previewPage(deps, params.page, body))
  route(api, pagesContract.getPageDesk, ({ params }) => pages.readDesk(deps, params.page))
  route(api, pagesContract.savePageDraft, ({ actor, params, body }) => pages.saveDraft(deps, actor, params.page, body))
  route(api, pagesContract.publishPage, ({ actor, params, body }) => pages.publishPage(deps, actor, params.page, body.draft))
  route(api, pagesContract.restorePage, ({ actor, params, body }) => pages.restorePage(deps, actor, params.page, body.published))
}
