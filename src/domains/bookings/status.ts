import { type StaffRole, staffRoles } from '#shared/actor.ts'
import { openStates, statesBefore, type Workflow } from '#shared/workflow.ts'

/** What the customer, or the house, does next. */
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
  /** steps of the journey that are done: reserved, confirmed, payment arranged, paid, checked, delivered */
  step: number
  /** the status with which that step is done, on the straight way to the keys */
  station?: true
  next: NextStep
  /** colour of its label (design, section 2): for the customer, and at the desk */
  tone: string
  deskTone: string
  /** a booking may rest here for ever: the car was sold, or not */
  ends?: 'sold' | 'lost'
}

/** Every status of a booking with what else is known of it. All lists of statuses are derived from here and from the table below. */
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
/** The stations on the way to the keys, in their order. */
type Station = { [S in BookingStatus]: (typeof bookingStates)[S] extends { station: true } ? S : never }[BookingStatus]
export const stations = bookingStatuses
  .filter((status): status is Station => 'station' in bookingStates[status])
  .toSorted((a, b) => bookingStates[a].step - bookingStates[b].step)
/** Steps of the journey of a booking, as the customer counts them. */
export const journeyLength = stations.length

const factsOf = (status: BookingStatus): StateFacts => bookingStates[status]

/** An invoice that names the wrong buyer is taken back, and another one written. */
const correctedInvoice = {
  who: ['controller', 'manager'],
  guard: 'buyerDiffers',
  comment: true,
  effects: ['creditInvoice', 'correctBuyer', 'numberInvoice', 'CreditNote', 'PurchaseInvoice', 'ReleaseVoucher', 'mail:invoiceCorrected'],
} as const

/**
 * The life of a booking (workflows, section Booking). Three additions to its table: a refused new price may be followed by another one,
 * or by the payment details at the price of before, else nothing but the end of the booking could follow; and a deposit that comes after
 * the hold ended revives the booking while its car is still free (decision 013). A manager may take every step of an agent and of a
 * controller. `retract` is a cancellation without a reason, which a customer may send within the legal withdrawal period. The booking that an exchange opens has no deposit: `open` takes it past the hold (decision 040). Effects that bear the name
 * of a document type print that paper; `mail:…` and
 * `mail+sms:…` write that message of the pack `bookingsMail` to the customer.
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
    // the buyer signs again, under the name of the new invoice
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
/** What a step writes to the customer, and what the payment, the deposit and a refused wish do besides, in the order of the table. */
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

/** In which the house has something to do: neither a hold that waits for its deposit nor over. */
export const openBookingStatuses = openStates(bookingWorkflow)
/** In which a booking may rest for ever. */
const endedBookingStatuses: readonly BookingStatus[] = bookingWorkflow.final
export const isOpen = (status: BookingStatus): boolean => openBookingStatuses.includes(status)
export const hasEnded = (status: BookingStatus): boolean => endedBookingStatuses.includes(status)
/** Over without a sale, or the car came back. */
export const isLost = (status: BookingStatus): boolean => factsOf(status).ends === 'lost'
/** The invoice is written: nothing changes the price any more. */
export const isBilled = (status: BookingStatus): boolean => factsOf(status).step >= bookingStates.Billed.step
/** Somebody is at work on it, and its invoice is not written. */
export const beforeInvoice = openBookingStatuses.filter((status) => !isBilled(status))
/** The customer has had the keys. */
export const isHandedOver = (status: BookingStatus): boolean => factsOf(status).step === journeyLength
/** Whether that action is the one that is awaited now, no matter who takes it. */
export const awaits = (status: BookingStatus, action: BookingAction): boolean => statesBefore(bookingWorkflow, action).includes(status)

type ActionOfStaff<S> = S extends { action: infer A; who: readonly (infer R)[] }
  ? [Extract<R, StaffRole>] extends [never]
    ? never
    : A
  : never
/** The steps that the staff take with a booking. */
export type StaffAction = ActionOfStaff<(typeof bookingWorkflow.steps)[number]>
const staffSteps = bookingWorkflow.steps.filter(({ who }) => who.some((role) => staffRoles.some((one) => one === role)))
/** The same by name, in the order of the table. */
export const staffActions = [...new Set(staffSteps.map(({ action }) => action))] as [StaffAction, ...StaffAction[]]
/** Which of the staff may take a step. */
export function staffOfAction(action: StaffAction): StaffRole[] {
  const named = staffSteps.filter((step) => step.action === action).flatMap(({ who }): readonly string[] => who)
  return staffRoles.filter((role) => role === 'admin' || named.includes(role))
}

interface SaleFacts {
  /** colour of its label (design, section 2) */
  tone: string
  /** a sale may rest here for ever */
  ends?: true
}

/** Every status of a sale. */
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

/** The life of a sale (workflows, section Vehicle sale). It begins as Draft with its first booking and follows them. */
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

/** In which somebody looks after a sale, or should. */
export const openSaleStatuses = openStates(saleWorkflow)
export const hasSaleEnded = (status: SaleStatus): boolean => saleWorkflow.final.includes(status)
