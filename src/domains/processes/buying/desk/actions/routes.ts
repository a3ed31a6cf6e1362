import { staffActions } from '#domains/processes/buying/bookings/status.ts'
import { type Api, route } from '#platform/http.ts'
import { listCheckParts } from '../service.ts'
import * as contract from './contract.ts'
import * as service from './service.ts'

export function register(api: Api): void {
  const { deps } = api
  for (const action of staffActions) {
    route(api, contract.staffCalls[action], ({ actor, params, body }) => service.applyAction(deps, actor, params.id, action, givenIn(body)))
  }

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

/** Groups the body of a step: payment answers, and data of the replacement car. */
function givenIn(body: contract.StepBody): service.Given {
  if ('vehicleId' in body) {
    const { vehicleId, price, ...given } = body
    return { ...given, other: { vehicleId, price } }
  }
  if (!('paymentType' in body)) return body
  const { comment, ...payment } = body
  return { comment, payment }
}
