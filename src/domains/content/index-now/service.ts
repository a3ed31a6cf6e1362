import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { submitAddresses } from '#platform/index-now.ts'
import { bodyLanding, cityLanding, makeCityLanding, makeLanding } from '#shared/landing.ts'
import { languages, twinAddress } from '#shared/language.ts'
import { findSitemapLandings } from '../store.ts'
import { findNews, saveTold, type VehicleNews } from './store.ts'

/** Most vehicles named at once, and landing pages beside them: with their twins the 10 000 addresses that the service takes. */
const most = { cars: 4000, landings: 1000 }

/** The landing pages on which a vehicle stands; whether there are such pages is another question. */
function landingsWith({ brand, model, city, body }: VehicleNews): string[] {
  return [
    makeLanding(brand),
    makeLanding(brand, model),
    ...(city ? [cityLanding(city), makeCityLanding(brand, city)] : []),
    ...(body ? [bodyLanding(body)] : []),
  ]
}

/**
 * Tells search engines which pages of cars came, changed or went, and the landing pages on which those cars stand; nothing where the
 * operator set no key. What they did not take they are told the next time.
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
