import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the transfer of the price: one person prepares, another confirms. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.prepareTransfer, ({ actor, params, body }) => service.prepareTransfer(deps, actor, params.id, body))
  route(api, contract.sendTransferBack, ({ actor, params, body }) => service.sendTransferBack(deps, actor, params.id, body.comment))
}
