import { type Api, route } from '#platform/http.ts'
import { getVehicleExpertise as call } from './contract.ts'
import { getVehicleExpertise } from './service.ts'

/** Registers the public part of an inspection. */
export function register(api: Api): void {
  route(api, call, ({ params }) => getVehicleExpertise(api.deps, params.id))
}
