import { type Api, route } from '#platform/http.ts'
import { listAdPriceDays } from './contract.ts'
import { listPriceDays } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, listAdPriceDays, ({ actor, params }) => listPriceDays(deps, actor, params.id))
}
