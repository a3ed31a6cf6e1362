import { getAdWorth } from '#domains/catalogue/market/contract.ts'
import { listAdPriceDays } from '#domains/catalogue/market/positions/contract.ts'
import { listPriceDays } from '#domains/catalogue/market/positions/service.ts'
import { worthOfAd } from '#domains/catalogue/market/service.ts'
import { type Api, route } from '#platform/http.ts'
import { ownAd } from '../service.ts'
import * as contract from './contract.ts'
import { getStatistics } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getAdStatistics, ({ actor, params }) => getStatistics(deps, actor, params.id))
  route(api, getAdWorth, async ({ actor, params }) => worthOfAd(deps, await ownAd(deps, actor, { id: params.id })))
  route(api, listAdPriceDays, async ({ actor, params }) => listPriceDays(deps, await ownAd(deps, actor, { id: params.id })))
}
