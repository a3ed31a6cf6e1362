import { languages, twinAddress } from '#shared/language.ts'

/** Page with its language versions; `path` begins with `/` and may have a query. */
export interface SitemapPage {
  path: string
  modified?: string
  /** paths of the pictures on the page */
  pictures?: readonly string[]
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** URLs per chunk, so that the event loop can serve other requests. */
const together = 200

/** Generates a sitemap (sitemaps.org) with language alternates in chunks; `site` is origin and base path without a trailing slash. */
export function* sitemap(site: string, pages: readonly SitemapPage[]): Generator<string> {
  yield `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for (let from = 0; from < pages.length; from += together)
    yield pages
      .slice(from, from + together)
      .map((page) => entriesOf(site, page))
      .join('')
  yield '</urlset>\n'
}

function entriesOf(site: string, { path, modified, pictures = [] }: SitemapPage): string {
  const places = languages.map((language) => ({ language, place: escaped(twinAddress(site + path, language)) }))
  const twins = places.map(({ language, place }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${place}"/>`).join('')
  const day = modified ? `<lastmod>${modified}</lastmod>` : ''
  const images = pictures.map((picture) => `<image:image><image:loc>${escaped(site + picture)}</image:loc></image:image>`).join('')
  return places.map(({ place }) => `<url><loc>${place}</loc>${day}${twins}${images}</url>\n`).join('')
}

/** Returns the sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((place) => `<sitemap><loc>${escaped(place)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** Returns robots.txt: allows pages, disallows the API, text searches and development pages. */
export function robots(site: string, basePath: string): string {
  return `User-agent: *\nDisallow: ${basePath}api/\nDisallow: ${basePath}search-result?*q=\nDisallow: ${basePath}dev/\n\nSitemap: ${site}/sitemap.xml\n`
}
