import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { addAppointment, blockPlaces, endAppointment, freePlace, listAgenda } from './agenda/contract.ts'
import { blockFree, bookAppointment, finishAppointment, freeBlocked, readAgenda } from './agenda/service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers free times of stores, their capacities, calendar files and the agenda of the staff. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.listStoreCapacities, ({ params }) => service.listStoreCapacities(deps.db, params.id))
  route(api, contract.changeStoreCapacities, ({ actor, params, body }) => service.changeStoreCapacities(deps, actor, params.id, body))
  route(api, listAgenda, ({ actor, query }) => readAgenda(deps, actor, query))
  route(api, addAppointment, ({ actor, body }) => bookAppointment(deps, actor, body))
  route(api, endAppointment, ({ actor, params, body }) => finishAppointment(deps, actor, params.id, body.status))
  route(api, blockPlaces, ({ actor, body }) => blockFree(deps, actor, body))
  route(api, freePlace, ({ actor, params }) => freeBlocked(deps, actor, params.id))
  const byKey = createCodeRateLimit(deps)
  route(api, contract.listSlots, ({ query }) => service.listSlots(deps, query))
  route(api, contract.listFirstSlots, ({ query }) => service.listFirstSlots(deps, query.kind))
  route(api, contract.getCalendarFile, async ({ params, language, request, reply }) => {
    const file = await byKey(request.ip, () => service.calendarFile(deps, params.key, language))
    return reply.header('content-disposition', 'attachment; filename="rihla.ics"').type('text/calendar; charset=utf-8').send(file)
  })
}
