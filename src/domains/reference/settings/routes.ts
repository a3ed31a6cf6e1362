import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { changeSetting, listSettings } from './service.ts'

/** Binds the settings for those who may change them. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.listSettings, () => listSettings(deps))
  bind(api, contract.changeSetting, ({ actor, params, body }) => changeSetting(deps, actor, params.key, body))
}
