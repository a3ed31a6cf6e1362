import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds what an inspector reads from a car and its grey card. */
export function register(api: Api): void {
  route(api, contract.saveCarReading, ({ actor, params, body }) => service.saveReading(api.deps, actor, params.id, body))
}
