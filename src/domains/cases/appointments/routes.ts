import { createCodeRateLimit } from '#platform/code-rate-limit.ts'
import { type Api, route } from '#platform/http.ts'
import { register as agenda } from './agenda/routes.ts'
import { register as capacities } from './capacities/routes.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Registers free times of stores and calendar files. */
export function register(api: Api): void {
  const { deps } = api
  capacities(api)
  agenda(api)
  const byKey = createCodeRateLimit(deps)
  route(api, contract.listSlots, ({ query }) => service.listSlots(deps, query))
  route(api, contract.listFirstSlots, ({ query }) => service.listFirstSlots(deps, query.kind))
  route(api, contract.getCalendarFile, async ({ params, language, request, reply }) => {
    const file = await byKey(request.ip, () => service.calendarFile(deps, params.key, language))
    return reply.header('content-disposition', 'attachment; filename="rihla.ics"').type('text/calendar; charset=utf-8').send(file)
  })
}
