import { type Api, bind } from '#platform/http.ts'
import * as contract from '../bookings/contract.ts'
import { addPlace, bookFavourites, bookPlace, bookVehicle, getHours } from './service.ts'
import * as ownCalls from '../customer-bookings/contract.ts'
import * as own from '../customer-bookings/service.ts'
import { register as papers } from '../booking-documents/routes.ts'
import * as line from './waitlist/contract.ts'
import { getPlace, leavePlace } from './waitlist/service.ts'

/** Binds reservations, the line for a car, and what a customer buys. */
export function register(api: Api): void {
  const { deps } = api
  papers(api)
  bind(api, contract.getBookingHours, () => getHours(deps))
  bind(api, contract.bookVehicle, ({ actor, body, language, params, request }) =>
    bookVehicle(deps, params.id, body, { actor, language, address: request.ip }),
  )
  bind(api, contract.bookFavourites, ({ actor, body, language, query, request }) =>
    bookFavourites(deps, query.ids, body, { actor, language, address: request.ip }),
  )
  bind(api, ownCalls.getBooking, ({ params }) => own.getBooking(deps, params.key))
  bind(api, ownCalls.cancelBooking, ({ actor, body, params }) => own.cancelBooking(deps, actor, params.key, body.comment))
  bind(api, ownCalls.answerPrice, ({ actor, body, params }) => own.answerPrice(deps, actor, params.key, body))
  bind(api, ownCalls.givePaymentDetails, ({ actor, body, params }) => own.givePaymentDetails(deps, actor, params.key, body))
  bind(api, ownCalls.listWarrantyPacks, () => own.listPacks(deps))
  bind(api, ownCalls.listSales, ({ actor }) => own.listSales(deps, actor))
  bind(api, line.addPlace, ({ actor, body, language, params, request }) =>
    addPlace(deps, params.id, body.buyer, { actor, language, address: request.ip }),
  )
  bind(api, line.getPlace, ({ params }) => getPlace(deps, params.key))
  bind(api, line.leavePlace, ({ params }) => leavePlace(deps, params.key))
  bind(api, line.bookPlace, ({ actor, body, language, params, request }) =>
    bookPlace(deps, params.key, body, { actor, language, address: request.ip }),
  )
}
