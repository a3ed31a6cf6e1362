import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import { register as banners } from './banners/routes.ts'
import { register as figures } from './figures/routes.ts'
import { register as pages } from './pages/routes.ts'
import { robots, sitemap, sitemapIndex } from './rules.ts'
import { findSitemapCars, findSitemapLandings, findSitemapStarts } from './store.ts'

/** The pages that say the same to everybody, beside those of the cars. */
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

/** Seconds for which a crawler's copy is good. */
const fresh = 3600

/**
 * What search engines ask for (`/robots.txt`, `/sitemap.xml` and the sitemaps that it names), and the pages of the site. `news`: its version
 * rises when a text of the site changed.
 */
export function register(api: Api, news?: { readonly version: number }): void {
  const { app, deps } = api
  const { basePath, publicUrl } = deps.config
  const site = (request: FastifyRequest) => (publicUrl ?? `${request.protocol}://${request.host}`) + basePath.slice(0, -1)
  const xml = (reply: FastifyReply) => reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${fresh}`)

  app.get('/robots.txt', { schema: { hide: true } }, (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${fresh}`)
    return robots(site(request), basePath)
  })
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    const starts = await findSitemapStarts(deps.pool)
    xml(reply)
    return sitemapIndex([
      `${site(request)}/sitemap-pages.xml`,
      `${site(request)}/sitemap-landings.xml`,
      ...starts.map((before) => `${site(request)}/sitemap-cars-${before}.xml`),
    ])
  })
  app.get('/sitemap-pages.xml', { schema: { hide: true } }, (request, reply) => {
    xml(reply)
    return sitemap(
      site(request),
      sitePages.map((path) => ({ path })),
    )
  })
  app.get('/sitemap-landings.xml', { schema: { hide: true } }, async (request, reply) => {
    const landings = await findSitemapLandings(deps.pool)
    xml(reply)
    return sitemap(site(request), landings)
  })
  app.get<{ Params: { before: string } }>('/sitemap-cars-:before.xml', { schema: { hide: true } }, async (request, reply) => {
    const { before } = request.params
    if (!/^\d{1,9}$/.test(before)) throw new AppError('NotFound')
    const cars = await findSitemapCars(deps.pool, Number(before))
    xml(reply)
    return sitemap(
      site(request),
      cars.map(({ id, slug, modified, pictures }) => ({
        path: `/cars/${slug}/${id}`,
        modified,
        pictures: pictures.map((hash) => `/documents/pictures/${hash}/1440.webp`),
      })),
    )
  })
  banners(api, () => news?.version ?? 0)
  const { indexNow } = deps.config
  // by this file the service knows that who names addresses of this site may
  if (indexNow)
    app.get(`/${indexNow.key}.txt`, { schema: { hide: true } }, (_request, reply) => {
      reply.type('text/plain; charset=utf-8').header('x-robots-tag', 'noindex')
      return indexNow.key
    })
  figures(api)
  pages(api)
}
