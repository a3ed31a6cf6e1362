import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readConfigs, simulateVehicle } from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getSimulationConfigs, () => readConfigs(deps))
  route(api, contract.simulateVehicle, ({ params, body }) => simulateVehicle(deps, params.id, body))
}
