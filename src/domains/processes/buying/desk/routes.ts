import { type Api, route } from '#platform/http.ts'
import { localTime } from '#shared/working-time.ts'
import { countDecisions, exportVehicleBookings, getVehicleBooking, listVehicleBookings } from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, listVehicleBookings, ({ actor, query }) => service.listVehicleBookings(deps, actor, query))
  route(api, countDecisions, ({ actor }) => service.countDecisions(deps, actor))
  route(api, exportVehicleBookings, async ({ actor, query, language, reply }) => {
    const table = await service.exportVehicleBookings(deps, actor, query, language)
    const { day } = localTime(deps.clock.now())
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="rihla-reservations-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(table)
  })
  route(api, getVehicleBooking, ({ actor, params }) => service.getVehicleBooking(deps, actor, params.id))
}
