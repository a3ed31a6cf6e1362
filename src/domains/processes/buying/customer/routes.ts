import { type Api, route } from '#platform/http.ts'
import * as contract from './contract.ts'
import { checkBookingCode, sendBookingCode } from './guest/service.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  route(api, contract.getBooking, ({ params }) => service.getBooking(deps, params.key))
  route(api, contract.cancelBooking, ({ actor, body, params, request }) =>
    service.cancelBooking(deps, { actor, address: request.ip }, params.key, body.comment),
  )
  route(api, contract.withdrawCancel, ({ actor, params, request }) =>
    service.withdrawCancel(deps, { actor, address: request.ip }, params.key),
  )
  route(api, contract.answerPrice, ({ actor, body, params, request }) =>
    service.answerPrice(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.objectToPrice, ({ actor, body, params, request }) =>
    service.objectToPrice(deps, { actor, address: request.ip }, params.key, body.comment),
  )
  route(api, contract.sendBookingCode, ({ language, params, request }) =>
    sendBookingCode(deps, { language, address: request.ip }, params.key),
  )
  route(api, contract.checkBookingCode, ({ body, params, request }) => checkBookingCode(deps, request.ip, params.key, body.code))
  route(api, contract.givePaymentDetails, ({ actor, body, params, request }) =>
    service.givePaymentDetails(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, contract.listWarrantyPacks, () => service.listPacks(deps))
  route(api, contract.claimBooking, ({ actor, body }) => service.claimBooking(deps, actor, body.token))
  route(api, contract.listSales, ({ actor }) => service.listSales(deps, actor))
}
