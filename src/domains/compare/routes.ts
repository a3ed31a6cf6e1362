import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { compareVehicles } from './service.ts'

/** Binds the comparison of vehicles. */
export function register(api: Api): void {
  route(api, contract.compareVehicles, ({ query }) => compareVehicles(api.deps, query.VehicleIds))
}
