import { data } from 'react-router'
import type { ApiClient } from '#client/api.ts'
import { landingBudgets } from '#shared/landing.ts'
import { readSite } from './read-site.ts'

/** Returns at most `most` names with enough cars for a landing page. */
export function enough<T extends { count: number }>(names: readonly T[], minimum: number, most?: number): T[] {
  return names.filter(({ count }) => count >= minimum).slice(0, most)
}

/** Loads all landing pages of the stock; at most `most` of each list. Counts are those of the pages. */
export async function loadLandings(api: ApiClient, most?: number) {
  const { data: settings } = await api.GET('/api/settings/public')
  const { landingMinimum: minimum } = readSite(settings ?? [], [])
  const [all, cheap] = await Promise.all([
    api.GET('/api/vehicles/facets'),
    // a budget has a page once enough cars cost at most that much
    api.GET('/api/vehicles', { params: { query: { MinPrice: 1, sortPropertyName: 'price', size: minimum } } }),
  ])
  if (!all.data) throw data(null, { status: all.response.status })
  const { facets } = all.data
  const dearest = cheap.data?.results[minimum - 1]?.price ?? null
  return {
    minimum,
    facets,
    landings: {
      brands: enough(facets.brands, minimum, most),
      cities: enough(facets.cities, minimum, most),
      bodies: enough(facets.bodyStyles, minimum, most),
      budgets: landingBudgets.filter((budget) => dearest !== null && dearest <= budget),
    },
  }
}

export type Landings = Awaited<ReturnType<typeof loadLandings>>['landings']
