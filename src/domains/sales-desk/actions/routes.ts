import { type Api, route } from '#platform/http.ts'
import { listCheckParts } from '../service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds what the staff do with a booking. */
export function register(api: Api): void {
  const { deps } = api
  const { applyAction } = service
  route(api, contract.acceptBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'accept', body))
  route(api, contract.rejectBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'reject', body))
  route(api, contract.proposePrice, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'proposePrice', body))
  route(api, contract.submitPaymentDetails, ({ actor, params, body: { comment, ...payment } }) =>
    applyAction(deps, actor, params.id, 'submitPaymentDetails', { comment, payment }),
  )
  route(api, contract.billBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'bill', body))
  route(api, contract.controlBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'control', body))
  route(api, contract.deliverBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'deliver', body))
  route(api, contract.recoverBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'recover', body))
  route(api, contract.cancelVehicleBooking, ({ actor, params, body }) => applyAction(deps, actor, params.id, 'cancel', body))

  route(api, contract.addReceipt, ({ actor, params, body }) => service.addReceipt(deps, actor, params.id, body))
  route(api, contract.takeReceiptBack, ({ actor, params, body }) =>
    service.takeReceiptBack(deps, actor, params.id, params.receiptId, body.reason),
  )
  route(api, contract.addRefund, ({ actor, params, body }) => service.addRefund(deps, actor, params.id, body))

  route(api, contract.listCheckParts, ({ actor, params }) => listCheckParts(deps, actor, params.id))
  route(api, contract.updateCheckPart, ({ actor, params, body }) => service.updateCheckPart(deps, actor, params.id, params.partId, body))
  route(api, contract.signBooking, ({ actor, params, body }) => service.signBooking(deps, actor, params.id, body))
  route(api, contract.planDelivery, ({ actor, params, body }) => service.planDelivery(deps, actor, params.id, body))
}
