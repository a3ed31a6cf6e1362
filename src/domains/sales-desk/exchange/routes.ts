import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds the choice of the car that is taken in exchange. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listExchangeCars, ({ actor, params, query }) => service.listExchangeCars(deps, actor, params.id, query.q))
}
