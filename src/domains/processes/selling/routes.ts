import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'
import { findReasons } from './store.ts'

/** Registers the purchase requests for their owners. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listCancellationReasons, () => findReasons(deps.db))
  route(api, contract.getPurchase, ({ actor, params, request }) => service.getPurchase(deps, { actor, address: request.ip }, params.key))
  route(api, contract.answerPurchase, ({ actor, params, body, request }) =>
    service.answerPurchase(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.saveBankAccount, ({ actor, params, body, request }) =>
    service.saveBankAccount(deps, { actor, address: request.ip }, params.key, body),
  )
}
