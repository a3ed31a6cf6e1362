import { type Api, route } from '#platform/http.ts'
import { listPurchases } from '../contract.ts'
import { listPurchases as list } from '../service.ts'
import { claimPurchase, listPurchaseClaims } from './contract.ts'
import { askWhoSent, claimPurchase as claim, listClaims } from './service.ts'

/** Binds the requests of an account, and how those that were sent without one come into it. */
export function register(api: Api): void {
  const { deps } = api
  route(api, listPurchases, ({ actor }) => list(deps, actor, (customer) => askWhoSent(deps, customer)))
  route(api, listPurchaseClaims, ({ actor }) => listClaims(deps, actor))
  route(api, claimPurchase, ({ actor, body, request }) => claim(deps, { actor, address: request.ip }, body))
}
