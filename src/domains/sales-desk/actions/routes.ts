import { type Api, bind } from '#platform/http.ts'
import { listCheckParts } from '../service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

/** Binds what the staff do with a booking. */
export function register(api: Api): void {
  const { deps } = api
  const { takeStep } = service
  bind(api, contract.acceptBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'accept', body))
  bind(api, contract.rejectBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'reject', body))
  bind(api, contract.proposePrice, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'proposePrice', body))
  bind(api, contract.submitPaymentDetails, ({ actor, params, body: { comment, ...payment } }) =>
    takeStep(deps, actor, params.id, 'submitPaymentDetails', { comment, payment }),
  )
  bind(api, contract.billBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'bill', body))
  bind(api, contract.controlBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'control', body))
  bind(api, contract.deliverBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'deliver', body))
  bind(api, contract.recoverBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'recover', body))
  bind(api, contract.cancelVehicleBooking, ({ actor, params, body }) => takeStep(deps, actor, params.id, 'cancel', body))

  bind(api, contract.addReceipt, ({ actor, params, body }) => service.addReceipt(deps, actor, params.id, body))
  bind(api, contract.takeReceiptBack, ({ actor, params, body }) =>
    service.takeReceiptBack(deps, actor, params.id, params.receiptId, body.reason),
  )
  bind(api, contract.addRefund, ({ actor, params, body }) => service.addRefund(deps, actor, params.id, body))

  bind(api, contract.listCheckParts, ({ actor, params }) => listCheckParts(deps, actor, params.id))
  bind(api, contract.updateCheckPart, ({ actor, params, body }) => service.updateCheckPart(deps, actor, params.id, params.partId, body))
  bind(api, contract.signBooking, ({ actor, params, body }) => service.signBooking(deps, actor, params.id, body))
  bind(api, contract.planDelivery, ({ actor, params, body }) => service.planDelivery(deps, actor, params.id, body))
}
