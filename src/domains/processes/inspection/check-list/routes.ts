import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the inspection check list, for the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getCheckList, ({ query }) => service.getCheckList(deps, query.version))
  route(api, contract.saveCheckList, ({ actor, body }) => service.saveCheckList(deps, actor, body))
}
