import { type Api, route } from '#platform/http.ts'
import { showSellerPhone } from './contract.ts'
import { showPhone } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, showSellerPhone, ({ actor, params, request }) => showPhone(deps, params.id, { actor, address: request.ip }))
}
