import { type Api, route } from '#platform/http.ts'
import { addAppointment, blockPlaces, endAppointment, freePlace, listAgenda } from './contract.ts'
import { blockFree, bookAppointment, finishAppointment, freeBlocked, readAgenda } from './service.ts'

/** Registers the agenda of the staff. */
export function register(api: Api): void {
  route(api, listAgenda, ({ actor, query }) => readAgenda(api.deps, actor, query))
  route(api, addAppointment, ({ actor, body }) => bookAppointment(api.deps, actor, body))
  route(api, endAppointment, ({ actor, params, body }) => finishAppointment(api.deps, actor, params.id, body.status))
  route(api, blockPlaces, ({ actor, body }) => blockFree(api.deps, actor, body))
  route(api, freePlace, ({ actor, params }) => freeBlocked(api.deps, actor, params.id))
}
