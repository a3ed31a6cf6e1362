import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { addPlace, bookFavourites, bookPlace, bookVehicle, getHours } from './service.ts'
import * as line from './waitlist/contract.ts'
import { getPlace, leavePlace } from './waitlist/service.ts'

/** Binds reservations and the waiting list of a car. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getBookingHours, () => getHours(deps))
  route(api, contract.bookVehicle, ({ actor, body, language, params, request }) =>
    bookVehicle(deps, params.id, body, { actor, language, address: request.ip }),
  )
  route(api, contract.bookFavourites, ({ actor, body, language, query, request }) =>
    bookFavourites(deps, query.ids, body, { actor, language, address: request.ip }),
  )
  route(api, line.addPlace, ({ actor, body, language, params, request }) =>
    addPlace(deps, params.id, body.buyer, { actor, language, address: request.ip }),
  )
  route(api, line.getPlace, ({ params }) => getPlace(deps, params.key))
  route(api, line.leavePlace, ({ params }) => leavePlace(deps, params.key))
  route(api, line.bookPlace, ({ actor, body, language, params, request }) =>
    bookPlace(deps, params.key, body, { actor, language, address: request.ip }),
  )
}
