import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { editBuyer } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.editBuyer, ({ actor, params, body }) => editBuyer(deps, actor, params.id, body))
}
