import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { compareVehicles } from './service.ts'

export function register(api: Api): void {
  route(api, contract.compareVehicles, ({ query }) => compareVehicles(api.deps, query.VehicleIds))
}
