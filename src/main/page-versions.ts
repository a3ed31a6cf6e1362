import type { StockIndex } from '#domains/search-index/stock-index.ts'
import type { SiteNews } from './site-news.ts'

/** What the cache of pages asks about the news. */
export interface PageVersions {
  /** rises with every change of the stock and of the texts of the site */
  version: () => string
  /** rises with what an address shows first of all: the texts of the site and, on the page of a car, that car */
  ownVersion: (address: string) => string
}

/** Cars whose last change is remembered; beyond them the pages of all cars are made again. */
const remembered = 20_000

/** Follows the stock and the texts of the site for the cache of pages. */
export function followPages(
  stock: Pick<StockIndex, 'version' | 'onChange'> | undefined,
  news: Pick<SiteNews, 'version'> | undefined,
): PageVersions {
  const last = new Map<number, number>()
  let ofAll = 0
  stock?.onChange(({ version, ids }) => {
    for (const id of ids ?? []) last.set(id, version)
    if (ids !== null && last.size <= remembered) return
    last.clear()
    ofAll = version
  })
  const texts = () => news?.version ?? 0
  return {
    version: () => `${stock?.version ?? 0} ${texts()}`,
    ownVersion: (address) => {
      const [, car] = address.match(/\/cars\/[^/?#]+\/(\d+)/) ?? []
      return car === undefined ? `${texts()}` : `${texts()} ${last.get(Number(car)) ?? ofAll}`
    },
  }
}
