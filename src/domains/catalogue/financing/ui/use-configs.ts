import { useLazyQuery } from '#client/lazy-query.ts'
import { apiQuery } from '#client/query/api-query.ts'

/** Fetches the loan terms once per page load. */
export function useConfigs() {
  return useLazyQuery(apiQuery('/api/vehicles/simulation/configs', {}, { staleTime: Number.POSITIVE_INFINITY }))
}
