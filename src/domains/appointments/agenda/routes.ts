import { type Api, route } from '#platform/http.ts'
import { blockPlaces, freePlace, listAgenda } from './contract.ts'
import { blockFree, freeBlocked, readAgenda } from './service.ts'

/** Binds the agenda of the staff. */
export function register(api: Api): void {
  route(api, listAgenda, ({ actor, query }) => readAgenda(api.deps, actor, query))
  route(api, blockPlaces, ({ actor, body }) => blockFree(api.deps, actor, body))
  route(api, freePlace, ({ actor, params }) => freeBlocked(api.deps, actor, params.id))
}
