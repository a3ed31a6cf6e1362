import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { submitAddresses } from '#platform/index-now.ts'
import { bodyLanding, cityLanding, makeCityLanding, makeLanding } from '#shared/landing.ts'
import { languages, twinAddress } from '#shared/language.ts'
import { findSitemapLandings } from '../store.ts'
import { findNews, saveTold, type VehicleNews } from './store.ts'

/** Maximum vehicles and landing pages of one submission; with their language versions below the service's limit of 10 000 URLs. */
const most = { cars: 4000, landings: 1000 }

/** Returns the landing pages of a vehicle, without a check that they exist. */
function landingsWith({ brand, model, city, body }: VehicleNews): string[] {
  return [
    makeLanding(brand),
    makeLanding(brand, model),
    ...(city ? [cityLanding(city), makeCityLanding(brand, city)] : []),
    ...(body ? [bodyLanding(body)] : []),
  ]
}

/**
 * Submits new, changed and removed vehicle pages and their landing pages to search engines. Does nothing without the operator's key. A
 * failed submission is repeated on the next run.
 */
export async function tellSearchEngines({ pool, config, log }: Pick<Deps, 'pool' | 'config' | 'log'>): Promise<void> {
  if (config.indexNow === null) return
  const news = await findNews(pool, most.cars)
  if (news.length === 0) return
  const site = siteOrigin(config) + config.basePath.slice(0, -1)
  const wanted = new Set(news.flatMap(landingsWith))
  const landings = (await findSitemapLandings(pool)).map(({ path }) => path).filter((path) => wanted.has(path))
  const paths = [...news.map(({ slug, id }) => `/cars/${slug}/${id}`), ...landings.slice(0, most.landings)]
  await submitAddresses(
    config.indexNow,
    site,
    paths.flatMap((path) => languages.map((language) => twinAddress(site + path, language))),
  )
  await saveTold(pool, news)
  log.info({ cars: news.length, landings: landings.length }, 'search engines were told of changed pages')
}
