import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the consignment types and their fees. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listIntermediationTypes, ({ actor }) => service.listTypes(deps, actor))
  route(api, contract.addIntermediationType, ({ actor, body }) => service.writeType(deps, actor, null, body))
  route(api, contract.saveIntermediationType, ({ actor, params, body }) => service.writeType(deps, actor, params.id, body))
}
