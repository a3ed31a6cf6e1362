import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { readConfigs, simulateVehicle } from './service.ts'

/** Binds the calls of the monthly payment. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.getSimulationConfigs, () => readConfigs(deps))
  bind(api, contract.simulateVehicle, ({ params, body }) => simulateVehicle(deps, params.id, body))
}
