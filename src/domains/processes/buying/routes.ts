import { type Api, route } from '#platform/http.ts'
import { localTime } from '#shared/working-time.ts'
import * as actionCalls from './actions/contract.ts'
import * as actions from './actions/service.ts'
import { checkBookingCode, sendBookingCode } from './bookings/service.ts'
import { staffActions } from './bookings/status.ts'
import * as customerCalls from './customer/contract.ts'
import * as customer from './customer/service.ts'
import { findPacks } from './customer/store.ts'
import * as deskCalls from './desk/contract.ts'
import * as desk from './desk/service.ts'
import * as documentCalls from './documents/contract.ts'
import { customerPrintouts, reprint, staffPrintouts } from './documents/printouts.ts'
import * as reservationCalls from './reservations/contract.ts'
import { bookFavourites, bookFromWaitlist, bookVehicle, getHours, joinWaitlist } from './reservations/service.ts'
import * as saleCalls from './sales/contract.ts'
import * as sales from './sales/service.ts'
import * as waitlistCalls from './waitlist/contract.ts'
import { getWaitlistEntry, leaveWaitlist } from './waitlist/service.ts'

/** Registers the calls of bookings and sales. */
export function register(api: Api): void {
  registerDocuments(api)
  registerReservations(api)
  registerCustomer(api)
  registerDesk(api)
  registerActions(api)
  registerSales(api)
}

function registerDocuments(api: Api): void {
  const { deps } = api
  route(api, documentCalls.listOwnPrintouts, ({ actor, params }) => customerPrintouts(deps, actor, params.key))
  route(api, documentCalls.listBookingPrintouts, ({ actor, params }) => staffPrintouts(deps, actor, params.id))
  route(api, documentCalls.printBookingDocument, ({ actor, params, body }) => reprint(deps, actor, params.id, body.type, body.language))
}

function registerReservations(api: Api): void {
  const { deps } = api
  route(api, reservationCalls.getBookingHours, () => getHours(deps))
  route(api, reservationCalls.bookVehicle, ({ actor, body, language, params, request }) =>
    bookVehicle(deps, params.id, body, { actor, language, address: request.ip }),
  )
  route(api, reservationCalls.bookFavourites, ({ actor, body, language, query, request }) =>
    bookFavourites(deps, query.ids, body, { actor, language, address: request.ip }),
  )
  route(api, waitlistCalls.joinWaitlist, ({ actor, body, language, params, request }) =>
    joinWaitlist(deps, params.id, body.buyer, { actor, language, address: request.ip }),
  )
  route(api, waitlistCalls.getWaitlistEntry, ({ params }) => getWaitlistEntry(deps, params.key))
  route(api, waitlistCalls.leaveWaitlist, ({ params }) => leaveWaitlist(deps, params.key))
  route(api, waitlistCalls.bookFromWaitlist, ({ actor, body, language, params, request }) =>
    bookFromWaitlist(deps, params.key, body, { actor, language, address: request.ip }),
  )
}

function registerCustomer(api: Api): void {
  const { deps } = api
  route(api, customerCalls.getBooking, ({ params }) => customer.getBooking(deps, params.key))
  route(api, customerCalls.cancelBooking, ({ actor, body, params, request }) =>
    customer.cancelBooking(deps, { actor, address: request.ip }, params.key, body.comment),
  )
  route(api, customerCalls.withdrawCancel, ({ actor, params, request }) =>
    customer.withdrawCancel(deps, { actor, address: request.ip }, params.key),
  )
  route(api, customerCalls.answerPrice, ({ actor, body, params, request }) =>
    customer.answerPrice(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, customerCalls.objectToPrice, ({ actor, body, params, request }) =>
    customer.objectToPrice(deps, { actor, address: request.ip }, params.key, body.comment),
  )
  route(api, customerCalls.sendBookingCode, ({ language, params, request }) =>
    sendBookingCode(deps, { language, address: request.ip }, params.key),
  )
  route(api, customerCalls.checkBookingCode, ({ body, params, request }) => checkBookingCode(deps, request.ip, params.key, body.code))
  route(api, customerCalls.givePaymentDetails, ({ actor, body, params, request }) =>
    customer.givePaymentDetails(deps, { actor, address: request.ip }, params.key, body),
  )
  route(api, customerCalls.listWarrantyPacks, () => findPacks(deps.db))
  route(api, customerCalls.claimBooking, ({ actor, body }) => customer.claimBooking(deps, actor, body.token))
  route(api, customerCalls.listSales, ({ actor }) => customer.listSales(deps, actor))
  route(api, customerCalls.getOwnBuyer, ({ actor, params, request }) => customer.ownBuyer(deps, { actor, address: request.ip }, params.key))
  route(api, customerCalls.editOwnBuyer, ({ actor, body, params, request }) =>
    customer.editOwnBuyer(deps, { actor, address: request.ip }, params.key, body),
  )
}

function registerDesk(api: Api): void {
  const { deps } = api
  route(api, deskCalls.listVehicleBookings, ({ actor, query }) => desk.listVehicleBookings(deps, actor, query))
  route(api, deskCalls.countDecisions, ({ actor }) => desk.countDecisions(deps, actor))
  route(api, deskCalls.exportVehicleBookings, async ({ actor, query, language, reply }) => {
    const table = await desk.exportVehicleBookings(deps, actor, query, language)
    const { day } = localTime(deps.clock.now())
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="rihla-reservations-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(table)
  })
  route(api, deskCalls.getVehicleBooking, ({ actor, params }) => desk.getVehicleBooking(deps, actor, params.id))
}

function registerActions(api: Api): void {
  const { deps } = api
  for (const action of staffActions)
    route(api, actionCalls.staffCalls[action], ({ actor, params, body }) =>
      actions.applyAction(deps, actor, params.id, action, stepInput(body)),
    )
  route(api, actionCalls.addReceipt, ({ actor, params, body }) => actions.addReceipt(deps, actor, params.id, body))
  route(api, actionCalls.takeReceiptBack, ({ actor, params, body }) =>
    actions.takeReceiptBack(deps, actor, params.id, params.receiptId, body.reason),
  )
  route(api, actionCalls.addRefund, ({ actor, params, body }) => actions.addRefund(deps, actor, params.id, body))
  route(api, actionCalls.listCheckParts, ({ actor, params }) => desk.listCheckParts(deps, actor, params.id))
  route(api, actionCalls.updateCheckPart, ({ actor, params, body }) => actions.updateCheckPart(deps, actor, params.id, params.partId, body))
  route(api, actionCalls.signBooking, ({ actor, params, body }) => actions.signBooking(deps, actor, params.id, body))
  route(api, actionCalls.planDelivery, ({ actor, params, body }) => actions.planDelivery(deps, actor, params.id, body))
  route(api, actionCalls.askPrice, ({ actor, params, body }) => actions.askPrice(deps, actor, params.id, body))
  route(api, actionCalls.askRefund, ({ actor, params, body }) => actions.askRefund(deps, actor, params.id, body))
  route(api, actionCalls.approveAsk, ({ actor, params, body }) =>
    actions.decide(deps, actor, params.id, params.askId, { approves: true, remark: body.remark || null }),
  )
  route(api, actionCalls.refuseAsk, ({ actor, params, body }) =>
    actions.decide(deps, actor, params.id, params.askId, { approves: false, remark: body.remark }),
  )
  route(api, deskCalls.listExchangeCars, ({ actor, params, query }) => desk.listExchangeCars(deps, actor, params.id, query.q))
  route(api, actionCalls.editBuyer, ({ actor, params, body }) => actions.editBuyer(deps, actor, params.id, body))
}

/** Groups the body of a step: payment answers, and data of the replacement car. */
function stepInput(body: actionCalls.StepBody): actions.Given {
  if ('vehicleId' in body) {
    const { vehicleId, price, ...given } = body
    return { ...given, other: { vehicleId, price } }
  }
  if (!('paymentType' in body)) return body
  const { comment, ...payment } = body
  return { comment, payment }
}

function registerSales(api: Api): void {
  const { deps } = api
  route(api, saleCalls.listVehicleSales, ({ actor, query }) => sales.listVehicleSales(deps, actor, query))
  route(api, saleCalls.listAssignees, () => sales.listAssignees(deps))
  route(api, saleCalls.assignSales, ({ actor, body }) => sales.assignSales(deps, actor, body))
  route(api, saleCalls.getVehicleSale, ({ actor, params }) => sales.getVehicleSale(deps, actor, params.id))
  route(api, saleCalls.assignSale, ({ actor, params, body }) => sales.assignSale(deps, actor, params.id, body))
  route(api, saleCalls.addSaleComment, ({ actor, params, body }) => sales.addSaleComment(deps, actor, params.id, body))
}
