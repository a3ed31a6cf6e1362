import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { approvePrice, refusePrice, setPrice } from './service.ts'
import { countOpenChanges } from './store.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.priceStock, ({ actor, params, body }) => setPrice(deps, actor, params.id, body))
  route(api, contract.approveStockPrice, ({ actor, params, body }) => approvePrice(deps, actor, params.id, params.changeId, body.price))
  route(api, contract.refuseStockPrice, ({ actor, params, body }) =>
    refusePrice(deps, actor, params.id, params.changeId, body.remark || null),
  )
  route(api, contract.countStockPrices, async ({ actor }) => ({ waiting: await countOpenChanges(deps.db, actor.id) }))
}
