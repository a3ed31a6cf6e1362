import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  const byKey = createCodeRateLimit(deps)
  route(api, contract.createEstimate, ({ body, request }) => service.createEstimate(deps, body, request.ip))
  route(api, contract.getEstimate, ({ params, request }) => byKey(request.ip, () => service.getEstimate(deps, params.key)))
  route(api, contract.recogniseCar, ({ body, request }) => service.recogniseCar(deps, body.plate, request.ip))
}
