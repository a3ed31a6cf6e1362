import { type Api, route } from '#platform/http.ts'
import { linkBooking } from '../desk/service.ts'
import { linkTradeIn } from './contract.ts'

/** Binds what ties a trade-in to the booking of the other car. */
export function register(api: Api): void {
  route(api, linkTradeIn, ({ actor, params, body }) => linkBooking(api.deps, actor, params.id, body.bookingId))
}
