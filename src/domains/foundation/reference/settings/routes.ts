import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { changeSetting, listSettings } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listSettings, () => listSettings(deps))
  route(api, contract.changeSetting, ({ actor, params, body }) => changeSetting(deps, actor, params.key, body))
}
