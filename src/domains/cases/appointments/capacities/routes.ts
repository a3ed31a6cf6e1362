import { type Api, route } from '#platform/http.ts'
import * as calls from './contract.ts'
import { changeStoreCapacities, listStoreCapacities } from './service.ts'

/** Registers the appointment capacities of stores. */
export function register(api: Api): void {
  const { deps } = api
  route(api, calls.listStoreCapacities, ({ params }) => listStoreCapacities(deps.db, params.id))
  route(api, calls.changeStoreCapacities, ({ actor, params, body }) => changeStoreCapacities(deps, actor, params.id, body))
}
