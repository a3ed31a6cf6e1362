import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds the requests to sell or trade in a car. */
export function register(api: Api): void {
  route(api, contract.listPurchases, ({ actor }) => service.listPurchases(api.deps, actor))
}
