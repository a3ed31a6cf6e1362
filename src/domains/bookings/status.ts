import type { Workflow } from '#shared/workflow.ts'
import { type BookingStatus, bookingStatuses, type SaleStatus, saleStatuses } from './contract.ts'

/**
 * The life of a booking (workflows, section Booking). Three additions to its table: a refused new price may be followed by another one,
 * or by the payment details at the price of before, else nothing but the end of the booking could follow; and a deposit that comes after
 * the hold ended revives the booking while its car is still free (decision 013). Effects that bear the name
 * of a document type print that paper; `tell…` writes to the customer.
 */
export const bookingWorkflow = {
  name: 'booking',
  table: 'vehicle_bookings',
  statusTable: 'booking_statuses',
  ownerColumn: 'booking_id',
  states: bookingStatuses,
  initial: 'Draft',
  final: ['Rejected', 'Cancelled', 'Delivered', 'Recovered'],
  steps: [
    {
      from: ['Draft'],
      action: 'capture',
      to: 'Submitted',
      who: ['system'],
      guard: 'carIsHeld',
      effects: ['holdDeposit', 'openSale', 'BookingSimulation', 'tellSubmitted'],
    },
    {
      from: ['Cancelled'],
      action: 'revive',
      to: 'Submitted',
      who: ['system'],
      guard: 'carIsFree',
      effects: ['retakeCar', 'reopenSale', 'holdDeposit', 'openSale', 'BookingSimulation', 'tellSubmitted'],
    },
    { from: ['Draft'], action: 'expire', to: 'Cancelled', who: ['system'], effects: ['releaseCar', 'closeSale', 'tellExpired'] },
    { from: ['Submitted'], action: 'accept', to: 'Accepted', who: ['agent'], effects: ['openSale', 'tellAccepted'] },
    {
      from: ['Submitted'],
      action: 'reject',
      to: 'Rejected',
      who: ['agent'],
      comment: true,
      effects: ['returnDeposit', 'releaseCar', 'closeSale', 'tellRejected'],
    },
    {
      from: ['Accepted', 'NewPriceRejected'],
      action: 'proposePrice',
      to: 'NewPriceSubmitted',
      who: ['agent'],
      guard: 'priceGiven',
      effects: ['tellNewPrice'],
    },
    { from: ['NewPriceSubmitted'], action: 'acceptPrice', to: 'NewPriceAccepted', who: ['customer'], effects: ['takePrice'] },
    { from: ['NewPriceSubmitted'], action: 'rejectPrice', to: 'NewPriceRejected', who: ['customer'], effects: ['dropPrice'] },
    {
      from: ['Accepted', 'NewPriceAccepted', 'NewPriceRejected'],
      action: 'submitPaymentDetails',
      to: 'PayementDetailsSubmitted',
      who: ['customer', 'agent'],
      guard: 'paymentDetailsGiven',
      effects: ['SaleProforma', 'PurchaseOrder', 'tellPaymentDetails'],
    },
    {
      from: ['PayementDetailsSubmitted'],
      action: 'bill',
      to: 'Billed',
      who: ['controller'],
      guard: 'priceIsPaid',
      effects: ['countDeposit', 'numberInvoice', 'PurchaseInvoice', 'ReleaseVoucher', 'tellBilled'],
    },
    {
      from: ['Billed'],
      action: 'control',
      to: 'Controlled',
      who: ['expert'],
      guard: 'checkListDone',
      effects: ['QualityControlSheet', 'tellReady'],
    },
    {
      from: ['Controlled'],
      action: 'deliver',
      to: 'Delivered',
      who: ['agent'],
      guard: 'customerSigned',
      effects: ['handOver', 'closeSale', 'DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty', 'tellDelivered'],
    },
    {
      from: ['Delivered'],
      action: 'recover',
      to: 'Recovered',
      who: ['manager'],
      guard: 'withinExchange',
      comment: true,
      effects: ['takeBack', 'tellRecovered'],
    },
    {
      from: ['Draft', 'Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted'],
      action: 'cancel',
      to: 'Cancelled',
      who: ['customer', 'agent'],
      comment: true,
      effects: ['settleDeposit', 'releaseCar', 'closeSale', 'tellCancelled'],
    },
  ],
} as const satisfies Workflow<BookingStatus>

export type BookingAction = (typeof bookingWorkflow.steps)[number]['action']

/** The life of a sale (workflows, section Vehicle sale). It begins as Draft with its first booking and follows them. */
export const saleWorkflow = {
  name: 'sale',
  table: 'vehicle_sales',
  statusTable: 'sale_statuses',
  ownerColumn: 'sale_id',
  states: saleStatuses,
  initial: 'Draft',
  final: ['Rejected', 'Cancelled', 'Done'],
  steps: [
    { from: ['Draft'], action: 'submit', to: 'Submitted', who: ['system'] },
    { from: ['Submitted'], action: 'assign', to: 'Assigned', who: ['manager', 'agent', 'system'] },
    { from: ['Assigned'], action: 'reassign', to: 'Assigned', who: ['manager'] },
    { from: ['InProgress'], action: 'reassign', to: 'InProgress', who: ['manager'] },
    { from: ['Assigned'], action: 'begin', to: 'InProgress', who: ['agent', 'manager'] },
    { from: ['Assigned', 'InProgress'], action: 'finish', to: 'Done', who: ['system'] },
    { from: ['Submitted', 'Assigned', 'InProgress'], action: 'reject', to: 'Rejected', who: ['system'] },
    { from: ['Draft', 'Submitted', 'Assigned', 'InProgress'], action: 'cancel', to: 'Cancelled', who: ['system'] },
    { from: ['Cancelled'], action: 'reopen', to: 'Submitted', who: ['system'] },
  ],
} as const satisfies Workflow<SaleStatus>

export type SaleAction = (typeof saleWorkflow.steps)[number]['action']
