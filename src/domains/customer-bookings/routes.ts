import { type Api, bind } from '#platform/http.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds what a customer sees of bookings, and answers. */
export function register(api: Api): void {
  const { deps } = api
  bind(api, contract.getBooking, ({ params }) => service.getBooking(deps, params.key))
  bind(api, contract.cancelBooking, ({ actor, body, params }) => service.cancelBooking(deps, actor, params.key, body.comment))
  bind(api, contract.answerPrice, ({ actor, body, params }) => service.answerPrice(deps, actor, params.key, body))
  bind(api, contract.givePaymentDetails, ({ actor, body, params }) => service.givePaymentDetails(deps, actor, params.key, body))
  bind(api, contract.listWarrantyPacks, () => service.listPacks(deps))
  bind(api, contract.listSales, ({ actor }) => service.listSales(deps, actor))
}
