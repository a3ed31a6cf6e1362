import { useLateApiQuery } from '#client/late-query.ts'

/** Fetches the loan terms once per page load. */
export function useConfigs() {
  return useLateApiQuery('/api/vehicles/simulation/configs', {}, { fresh: Number.POSITIVE_INFINITY })
}
