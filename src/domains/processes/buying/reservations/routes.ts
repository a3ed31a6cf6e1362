import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { bookFavourites, bookFromWaitlist, bookVehicle, getHours, joinWaitlist } from './service.ts'
import * as line from './waitlist/contract.ts'
import { getWaitlistEntry, leaveWaitlist } from './waitlist/service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getBookingHours, () => getHours(deps))
  route(api, contract.bookVehicle, ({ actor, body, language, params, request }) =>
    bookVehicle(deps, params.id, body, { actor, language, address: request.ip }),
  )
  route(api, contract.bookFavourites, ({ actor, body, language, query, request }) =>
    bookFavourites(deps, query.ids, body, { actor, language, address: request.ip }),
  )
  route(api, line.joinWaitlist, ({ actor, body, language, params, request }) =>
    joinWaitlist(deps, params.id, body.buyer, { actor, language, address: request.ip }),
  )
  route(api, line.getWaitlistEntry, ({ params }) => getWaitlistEntry(deps, params.key))
  route(api, line.leaveWaitlist, ({ params }) => leaveWaitlist(deps, params.key))
  route(api, line.bookFromWaitlist, ({ actor, body, language, params, request }) =>
    bookFromWaitlist(deps, params.key, body, { actor, language, address: request.ip }),
  )
}
