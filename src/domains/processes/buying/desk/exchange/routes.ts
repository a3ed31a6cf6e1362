import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listExchangeCars, ({ actor, params, query }) => service.listExchangeCars(deps, actor, params.id, query.q))
}
