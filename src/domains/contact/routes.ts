import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { confirm, subscribe, unsubscribe } from './service.ts'

/** Binds the newsletter. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.subscribe, ({ body, request }) => subscribe(deps, body, request.ip))
  bind(api, contract.confirm, ({ params }) => confirm(deps, params.token))
  bind(api, contract.unsubscribe, ({ params }) => unsubscribe(deps, params.token))
}
