import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the purchase requests for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listStaffPurchases, ({ actor, query }) => service.listStaffPurchases(deps, actor, query))
  route(api, contract.getStaffPurchase, ({ actor, params }) => service.getStaffPurchase(deps, actor, params.id))
  route(api, contract.stepPurchase, ({ actor, params, body }) => service.stepPurchase(deps, actor, params.id, body))
  route(api, contract.saveSellerBankAccount, ({ actor, params, body }) => service.saveSellerBankAccount(deps, actor, params.id, body))
  route(api, contract.savePurchaseCar, ({ actor, params, body }) => service.savePurchaseCar(deps, actor, params.id, body))
  route(api, contract.commentPurchase, ({ actor, params, body }) => service.commentPurchase(deps, actor, params.id, body))
}
