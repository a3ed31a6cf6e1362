import { type Api, route } from '#platform/http.ts'
import { linkBooking } from '../desk/service.ts'
import { linkTradeIn, listTradedIn } from './contract.ts'
import { listTradedIn as list } from './service.ts'

/** Registers the link between a trade-in and a booking. */
export function register(api: Api): void {
  route(api, linkTradeIn, ({ actor, params, body }) => linkBooking(api.deps, actor, params.id, body.bookingId))
  route(api, listTradedIn, ({ actor, params }) => list(api.deps, actor, params.id))
}
