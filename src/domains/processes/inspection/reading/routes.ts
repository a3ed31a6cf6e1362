import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers the reading of a car and its registration card by an inspector. */
export function register(api: Api): void {
  route(api, contract.saveCarReading, ({ actor, params, body }) => service.saveReading(api.deps, actor, params.id, body))
}
