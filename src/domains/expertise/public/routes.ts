import { type Api, route } from '#platform/http.ts'
import { getVehicleExpertise as call } from './contract.ts'
import { getVehicleExpertise } from './service.ts'

/** Binds what anybody may read of a sheet. */
export function register(api: Api): void {
  route(api, call, ({ params }) => getVehicleExpertise(api.deps, params.id))
}
