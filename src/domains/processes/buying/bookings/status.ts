import { type StaffRole, staffRoles } from '#shared/actor.ts'
import { openStates, statesBefore, type Workflow } from '#shared/workflow.ts'

/** The next step of the customer or the company. */
export const nextSteps = [
  'Pay',
  'AwaitCall',
  'GivePaymentDetails',
  'AnswerPrice',
  'PayRest',
  'AwaitControl',
  'FetchCar',
  'TryExchange',
  'None',
] as const
export type NextStep = (typeof nextSteps)[number]

interface StateFacts {
  /** completed steps of the journey: reserved, confirmed, payment arranged, paid, checked, delivered */
  step: number
  /** status that completes the step on the standard path */
  station?: true
  next: NextStep
  /** colour of its label (design, section 2): for the customer, and for staff */
  tone: string
  deskTone: string
  /** final status: sold, or lost */
  ends?: 'sold' | 'lost'
}

/** Every status of a booking with its properties. All lists of statuses derive from this object and the workflow below. */
export const bookingStates = {
  Draft: { step: 0, next: 'Pay', tone: 'draft', deskTone: 'draft' },
  Submitted: { step: 1, station: true, next: 'AwaitCall', tone: 'new', deskTone: 'new' },
  Accepted: { step: 2, station: true, next: 'GivePaymentDetails', tone: 'good', deskTone: 'good' },
  Rejected: { step: 1, next: 'None', tone: 'bad', deskTone: 'bad', ends: 'lost' },
  NewPriceSubmitted: { step: 2, next: 'AnswerPrice', tone: 'running', deskTone: 'running' },
  NewPriceAccepted: { step: 2, next: 'GivePaymentDetails', tone: 'good', deskTone: 'good' },
  NewPriceRejected: { step: 2, next: 'GivePaymentDetails', tone: 'bad', deskTone: 'bad' },
  PayementDetailsSubmitted: { step: 3, station: true, next: 'PayRest', tone: 'running', deskTone: 'running' },
  Billed: { step: 4, station: true, next: 'AwaitControl', tone: 'good', deskTone: 'good' },
  Cancelled: { step: 0, next: 'None', tone: 'draft', deskTone: 'warning', ends: 'lost' },
  Delivered: { step: 6, station: true, next: 'TryExchange', tone: 'good', deskTone: 'good', ends: 'sold' },
  Recovered: { step: 6, next: 'None', tone: 'warning', deskTone: 'warning', ends: 'lost' },
  Controlled: { step: 5, station: true, next: 'FetchCar', tone: 'good', deskTone: 'running' },
} as const satisfies Record<string, StateFacts>

export type BookingStatus = keyof typeof bookingStates
export const bookingStatuses = Object.keys(bookingStates) as [BookingStatus, ...BookingStatus[]]
/** Statuses of the standard path, in order. */
type Station = { [S in BookingStatus]: (typeof bookingStates)[S] extends { station: true } ? S : never }[BookingStatus]
export const stations = bookingStatuses
  .filter((status): status is Station => 'station' in bookingStates[status])
  .toSorted((a, b) => bookingStates[a].step - bookingStates[b].step)
export const journeyLength = stations.length

const factsOf = (status: BookingStatus): StateFacts => bookingStates[status]

/** Replaces an invoice that names the wrong buyer. */
const correctedInvoice = {
  who: ['controller', 'manager'],
  guard: 'buyerDiffers',
  comment: true,
  effects: ['creditInvoice', 'correctBuyer', 'numberInvoice', 'CreditNote', 'PurchaseInvoice', 'ReleaseVoucher', 'mail:invoiceCorrected'],
} as const

/**
 * Workflow of a booking (workflows, section Booking). Three additions to its table: after a refused new price, another one or the payment
 * details at the earlier price may follow; a deposit paid after the hold ended restores the booking while its car is free (decision 013). A
 * manager may take every step of an agent and of a controller. `retract` is a cancellation without a reason, which a customer may send
 * within the legal withdrawal period. The booking that an exchange opens has no deposit: `open` skips the hold (decision 022). Effects
 * named after a document type print that document; `mail:…` and `mail+sms:…` send that message of the pack `bookingsMail` to the customer.
 */
export const bookingWorkflow = {
  name: 'booking',
  table: 'vehicle_bookings',
  statusTable: 'booking_statuses',
  ownerColumn: 'booking_id',
  states: bookingStatuses,
  initial: 'Draft',
  final: bookingStatuses.filter((status) => factsOf(status).ends !== undefined),
  steps: [
    {
      from: ['Draft'],
      action: 'capture',
      to: 'Submitted',
      who: ['system'],
      guard: 'carIsHeld',
      effects: ['holdDeposit', 'openSale', 'BookingSimulation', 'mail+sms:submitted'],
    },
    {
      from: ['Cancelled'],
      action: 'revive',
      to: 'Submitted',
      who: ['system'],
      guard: 'carIsFree',
      effects: ['retakeCar', 'reopenSale', 'holdDeposit', 'openSale', 'BookingSimulation', 'mail+sms:submitted'],
    },
    {
      from: ['Draft'],
      action: 'open',
      to: 'Submitted',
      who: ['system'],
      guard: 'carIsForSale',
      effects: ['keepCar', 'takeSale'],
    },
    { from: ['Draft'], action: 'expire', to: 'Cancelled', who: ['system'], effects: ['releaseCar', 'closeSale', 'mail:expired'] },
    { from: ['Submitted'], action: 'accept', to: 'Accepted', who: ['agent', 'manager'], effects: ['openSale', 'mail+sms:accepted'] },
    {
      from: ['Submitted'],
      action: 'reject',
      to: 'Rejected',
      who: ['agent', 'manager'],
      comment: true,
      effects: ['returnDeposit', 'releaseCar', 'closeSale', 'mail+sms:rejected'],
    },
    {
      from: ['Accepted', 'NewPriceAccepted', 'NewPriceRejected'],
      action: 'proposePrice',
      to: 'NewPriceSubmitted',
      who: ['agent', 'manager'],
      guard: 'priceGiven',
      effects: ['mail+sms:newPrice'],
    },
    {
      from: ['NewPriceSubmitted'],
      action: 'withdraw',
      to: 'Accepted',
      who: ['agent', 'manager'],
      comment: true,
      effects: ['dropPrice', 'mail+sms:priceWithdrawn'],
    },
    { from: ['NewPriceSubmitted'], action: 'acceptPrice', to: 'NewPriceAccepted', who: ['customer'], effects: ['takePrice'] },
    { from: ['NewPriceSubmitted'], action: 'rejectPrice', to: 'NewPriceRejected', who: ['customer'], effects: ['dropPrice'] },
    {
      from: ['NewPriceSubmitted'],
      action: 'acceptPriceFor',
      to: 'NewPriceAccepted',
      who: ['agent', 'manager'],
      comment: true,
      effects: ['noteAnswer', 'takePrice', 'mail+sms:acceptedFor'],
    },
    {
      from: ['NewPriceSubmitted'],
      action: 'rejectPriceFor',
      to: 'NewPriceRejected',
      who: ['agent', 'manager'],
      comment: true,
      effects: ['noteAnswer', 'dropPrice', 'mail+sms:rejectedFor'],
    },
    {
      from: ['NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted'],
      action: 'objectPrice',
      to: 'NewPriceSubmitted',
      who: ['customer'],
      guard: 'mayObject',
      effects: ['reopenPrice'],
    },
    {
      from: ['Accepted', 'NewPriceAccepted', 'NewPriceRejected'],
      action: 'submitPaymentDetails',
      to: 'PayementDetailsSubmitted',
      who: ['customer', 'agent', 'manager'],
      guard: 'paymentDetailsGiven',
      effects: ['SaleProforma', 'PurchaseOrder', 'mail:paymentDetails'],
    },
    {
      from: ['PayementDetailsSubmitted'],
      action: 'bill',
      to: 'Billed',
      who: ['controller', 'manager'],
      guard: 'priceIsPaid',
      effects: ['countDeposit', 'numberInvoice', 'PurchaseInvoice', 'ReleaseVoucher', 'mail:billed'],
    },
    {
      from: ['Billed'],
      action: 'control',
      to: 'Controlled',
      who: ['expert'],
      guard: 'checkListDone',
      effects: ['QualityControlSheet', 'mail+sms:ready'],
    },
    {
      from: ['Billed', 'Controlled'],
      action: 'cancelBilled',
      to: 'Cancelled',
      who: ['controller', 'manager'],
      guard: 'twoAgreed',
      comment: true,
      effects: ['creditInvoice', 'settleDeposit', 'takeCarBack', 'closeSale', 'CreditNote', 'mail:saleCancelled'],
    },
    { from: ['Billed'], action: 'correctInvoice', to: 'Billed', ...correctedInvoice },
    // the buyer signs again for the new invoice
    {
      from: ['Controlled'],
      action: 'correctInvoice',
      to: 'Controlled',
      ...correctedInvoice,
      effects: [...correctedInvoice.effects, 'dropSignature'],
    },
    { from: ['Controlled'], action: 'reopenControl', to: 'Billed', who: ['expert'], comment: true, effects: ['dropSignature'] },
    {
      from: ['Controlled'],
      action: 'deliver',
      to: 'Delivered',
      who: ['agent', 'manager'],
      guard: 'customerSigned',
      effects: ['handOver', 'closeSale', 'DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty', 'mail:delivered'],
    },
    {
      from: ['Delivered'],
      action: 'correctDelivery',
      to: 'Delivered',
      who: ['manager'],
      guard: 'deliveryHolds',
      comment: true,
      effects: ['redateWarranty', 'DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty'],
    },
    {
      from: ['Delivered'],
      action: 'recover',
      to: 'Recovered',
      who: ['manager'],
      guard: 'withinExchange',
      comment: true,
      effects: [
        'reverseDelivery',
        'returnMoney',
        'creditInvoice',
        'CreditNote',
        'SaleRecoveryRequest',
        'SaleRecoveryExpertiseSheet',
        'SaleRecoveryVoucher',
        'mail:recovered',
      ],
    },
    {
      from: ['Delivered'],
      action: 'exchange',
      to: 'Recovered',
      who: ['manager'],
      guard: 'withinExchange',
      comment: true,
      effects: [
        'reverseDelivery',
        'openOther',
        'creditInvoice',
        'CreditNote',
        'SaleRecoveryRequest',
        'SaleRecoveryExpertiseSheet',
        'SaleRecoveryVoucher',
        'mail:exchanged',
      ],
    },
    {
      from: ['Draft', 'Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted'],
      action: 'cancel',
      to: 'Cancelled',
      who: ['customer', 'agent', 'manager'],
      guard: 'mayGiveUp',
      comment: true,
      effects: ['settleDeposit', 'releaseCar', 'closeSale', 'mail:cancelled'],
    },
    {
      from: ['Draft', 'Submitted', 'Accepted', 'NewPriceSubmitted', 'NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted'],
      action: 'retract',
      to: 'Cancelled',
      who: ['customer'],
      guard: 'mayRetract',
      effects: ['settleDeposit', 'releaseCar', 'closeSale', 'mail:cancelled'],
    },
  ],
} as const satisfies Workflow<BookingStatus>

type BookingStep = (typeof bookingWorkflow.steps)[number]
export type BookingAction = BookingStep['action']
type EffectOf<S> = S extends { effects: readonly (infer E extends string)[] } ? E : never
export type BookingEffect = EffectOf<BookingStep>
type MessageOf<E> = E extends `mail:${infer M}` | `mail+sms:${infer M}` ? M : never
/** Messages of all steps, and those of the payment, the deposit and a rejected request to cancel, in the order of the table. */
export type BookingMessage = MessageOf<BookingEffect> | 'refused' | 'returned' | 'cancelRefused'
export const bookingMessages: readonly BookingMessage[] = [
  ...new Set(bookingWorkflow.steps.flatMap((step) => ('effects' in step ? step.effects.flatMap(messageOf) : []))),
  'refused',
  'returned',
  'cancelRefused',
]

function messageOf(effect: BookingEffect): BookingMessage[] {
  const [, message] = /^mail(?:\+sms)?:(\w+)$/.exec(effect) ?? []
  return message ? [message as BookingMessage] : []
}

type GuardOf<S> = S extends { guard: infer G extends string } ? G : never
export type BookingGuard = GuardOf<BookingStep>

/** Statuses in which the company must act: neither an unpaid hold nor ended. */
export const openBookingStatuses = openStates(bookingWorkflow)
/** Final statuses. */
const endedBookingStatuses: readonly BookingStatus[] = bookingWorkflow.final
export const isOpen = (status: BookingStatus): boolean => openBookingStatuses.includes(status)
export const hasEnded = (status: BookingStatus): boolean => endedBookingStatuses.includes(status)
/** Returns whether a booking ended without a sale or the car was returned. */
export const isLost = (status: BookingStatus): boolean => factsOf(status).ends === 'lost'
/** Returns whether the invoice exists; it fixes the price. */
export const isBilled = (status: BookingStatus): boolean => factsOf(status).step >= bookingStates.Billed.step
/** Open statuses before the invoice. */
export const beforeInvoice = openBookingStatuses.filter((status) => !isBilled(status))
/** Returns whether the car was delivered. */
export const isHandedOver = (status: BookingStatus): boolean => factsOf(status).step === journeyLength
/** Returns whether the action is possible now, for any role. */
export const awaits = (status: BookingStatus, action: BookingAction): boolean => statesBefore(bookingWorkflow, action).includes(status)

type ActionOfStaff<S> = S extends { action: infer A; who: readonly (infer R)[] }
  ? [Extract<R, StaffRole>] extends [never]
    ? never
    : A
  : never
/** Steps that staff take. */
export type StaffAction = ActionOfStaff<(typeof bookingWorkflow.steps)[number]>
const staffSteps = bookingWorkflow.steps.filter(({ who }) => who.some((role) => staffRoles.some((one) => one === role)))
/** Names of these steps, in the order of the table. */
export const staffActions = [...new Set(staffSteps.map(({ action }) => action))] as [StaffAction, ...StaffAction[]]
/** Returns the staff roles that may take a step. */
export function staffOfAction(action: StaffAction): StaffRole[] {
  const named = staffSteps.filter((step) => step.action === action).flatMap(({ who }): readonly string[] => who)
  return staffRoles.filter((role) => role === 'admin' || named.includes(role))
}

interface SaleFacts {
  /** colour of its label (design, section 2) */
  tone: string
  /** final status */
  ends?: true
}

export const saleStates = {
  Draft: { tone: 'draft' },
  Submitted: { tone: 'new' },
  Assigned: { tone: 'running' },
  InProgress: { tone: 'running' },
  Rejected: { tone: 'bad', ends: true },
  Cancelled: { tone: 'warning', ends: true },
  Done: { tone: 'good', ends: true },
} as const satisfies Record<string, SaleFacts>

export type SaleStatus = keyof typeof saleStates
export const saleStatuses = Object.keys(saleStates) as [SaleStatus, ...SaleStatus[]]

/** Workflow of a sale (workflows, section Vehicle sale). A sale begins as Draft with its first booking and follows its bookings. */
export const saleWorkflow = {
  name: 'sale',
  table: 'vehicle_sales',
  statusTable: 'sale_statuses',
  ownerColumn: 'sale_id',
  states: saleStatuses,
  initial: 'Draft',
  final: saleStatuses.filter((status) => 'ends' in saleStates[status]),
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

/** Statuses of a sale that needs an assignee. */
export const openSaleStatuses = openStates(saleWorkflow)
export const hasSaleEnded = (status: SaleStatus): boolean => saleWorkflow.final.includes(status)
