import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import { register as papers } from './papers/routes.ts'
import { getPlace, leavePlace } from './places/service.ts'
import * as service from './service.ts'

/** Binds reservations, the line for a car, and what a customer buys. */
export function register(api: Api): void {
  const { deps } = api
  papers(api)
  bind(api, contract.getBookingHours, () => service.getHours(deps))
  bind(api, contract.bookVehicle, ({ actor, body, language, params, request }) =>
    service.bookVehicle(deps, params.id, body, { actor, language, address: request.ip }),
  )
  bind(api, contract.bookFavourites, ({ actor, body, language, query, request }) =>
    service.bookFavourites(deps, query.ids, body, { actor, language, address: request.ip }),
  )
  bind(api, contract.getBooking, ({ params }) => service.getBooking(deps, params.key))
  bind(api, contract.cancelBooking, ({ actor, body, params }) => service.cancelBooking(deps, actor, params.key, body.comment))
  bind(api, contract.answerPrice, ({ actor, body, params }) => service.answerPrice(deps, actor, params.key, body))
  bind(api, contract.givePaymentDetails, ({ actor, body, params }) => service.givePaymentDetails(deps, actor, params.key, body))
  bind(api, contract.listWarrantyPacks, () => service.listPacks(deps))
  bind(api, contract.listSales, ({ actor }) => service.listSales(deps, actor))
  bind(api, contract.addPlace, ({ actor, body, language, params, request }) =>
    service.addPlace(deps, params.id, body.buyer, { actor, language, address: request.ip }),
  )
  bind(api, contract.getPlace, ({ params }) => getPlace(deps, params.key))
  bind(api, contract.leavePlace, ({ params }) => leavePlace(deps, params.key))
  bind(api, contract.bookPlace, ({ actor, body, language, params, request }) =>
    service.bookPlace(deps, params.key, body, { actor, language, address: request.ip }),
  )
}
