import { type Api, route } from '#platform/http.ts'
import { listPurchases } from '../contract.ts'
import { listPurchases as list } from '../service.ts'
import { claimPurchase, listPurchaseClaims } from './contract.ts'
import { askWhoSent, claimPurchase as claim, listClaims } from './service.ts'

/** Registers the purchase requests of an account and the claim of guest requests. */
export function register(api: Api): void {
  const { deps } = api
  route(api, listPurchases, ({ actor }) => list(deps, actor, (customer) => askWhoSent(deps, customer)))
  route(api, listPurchaseClaims, ({ actor }) => listClaims(deps, actor))
  route(api, claimPurchase, ({ actor, body, request }) => claim(deps, { actor, address: request.ip }, body))
}
