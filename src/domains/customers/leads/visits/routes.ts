import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { chooseConsent } from './service.ts'

export function register(api: Api): void {
  route(api, contract.chooseConsent, ({ body, request }) => chooseConsent(api.deps, body, request.ip))
}
