import { useLateApiQuery } from '#client/late-query.ts'

/** The terms of the monthly payment, asked for once as long as the page is open. */
export function useConfigs() {
  return useLateApiQuery('/api/vehicles/simulation/configs', {}, { fresh: Number.POSITIVE_INFINITY })
}
