import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { editOwnBuyer, ownBuyer } from './service.ts'

/** Binds what customers complete about who buys. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getOwnBuyer, ({ actor, params, request }) => ownBuyer(deps, { actor, address: request.ip }, params.key))
  route(api, contract.editOwnBuyer, ({ actor, body, params, request }) =>
    editOwnBuyer(deps, { actor, address: request.ip }, params.key, body),
  )
}
