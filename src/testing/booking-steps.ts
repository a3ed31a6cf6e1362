import { unguarded } from './unguarded.ts'

/**
 * Expected workflow of bookings (specification, workflows, section Booking), copied by hand and not derived from
 * `src/domains/processes/buying/bookings/status.ts`, which is tested against it. A change must be made in both, with its reason.
 */

/** Every status: whether it is final, and the statuses of car and sale in it. */
export const expectedStates = {
  Draft: { ended: false, open: false, car: 'Reserved', sale: 'Draft' },
  Submitted: { ended: false, open: true, car: 'Booked', sale: 'Submitted' },
  Accepted: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  Rejected: { ended: true, open: false, car: 'Published', sale: 'Rejected' },
  NewPriceSubmitted: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  NewPriceAccepted: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  NewPriceRejected: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  PayementDetailsSubmitted: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  Billed: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  Controlled: { ended: false, open: true, car: 'Booked', sale: 'InProgress' },
  Cancelled: { ended: true, open: false, car: 'Published', sale: 'Cancelled' },
  Delivered: { ended: true, open: false, car: 'Sold', sale: 'Done' },
  Recovered: { ended: true, open: false, car: 'Active', sale: 'Done' },
} as const

export type ExpectedStatus = keyof typeof expectedStates
/** All roles that may try. An admin may do what staff may, but not what belongs to the customer or the system. */
export const expectedRoles = ['customer', 'agent', 'expert', 'controller', 'manager', 'editor', 'admin', 'system'] as const
export type ExpectedRole = (typeof expectedRoles)[number]

export interface ExpectedStep {
  from: readonly ExpectedStatus[]
  action: string
  to: ExpectedStatus
  who: readonly ExpectedRole[]
  /** a comment is required */
  comment?: true
  papers?: readonly string[]
  /** status of the car afterwards, when it differs from the default of that status */
  car?: string
  /** the same for the sale */
  sale?: string
  /** mail to the customer, and whether an SMS is sent too */
  message?: string
  sms?: true
  /** ledger entries added for a booking with a held deposit, fully paid when it is to be invoiced */
  ledger?: readonly string[]
  /** precondition beyond the default of that status: SQL for the booking $1 */
  before?: string
  /** SQL that breaks the guard of the booking $1, and the expected error code */
  unmet?: readonly { when: string; sql: string; code: string }[]
}

const beforeBilled = [
  'Draft',
  'Submitted',
  'Accepted',
  'NewPriceSubmitted',
  'NewPriceAccepted',
  'NewPriceRejected',
  'PayementDetailsSubmitted',
] as const

/** Staff record the response to a new price. */
const noted = { from: ['NewPriceSubmitted'], who: ['agent', 'manager'], comment: true, sms: true } as const

/** Return of a delivered car, for a refund or an exchange. */
const comesBack = {
  from: ['Delivered'],
  to: 'Recovered',
  who: ['manager'],
  comment: true,
  papers: ['CreditNote', 'SaleRecoveryExpertiseSheet', 'SaleRecoveryRequest', 'SaleRecoveryVoucher'],
  unmet: [
    {
      when: 'the month is over',
      sql: `update vehicle_bookings set delivered = delivered - interval '32 days' where id = $1`,
      code: 'ExchangeOver',
    },
    {
      when: 'it was driven a kilometre too far',
      sql: `update vehicle_bookings set recovery_mileage = delivery_mileage + 1 + (
        select value::int from settings where key = 'booking.mileageLimit') where id = $1`,
      code: 'ExchangeOver',
    },
    {
      when: 'it comes back with fewer kilometres',
      sql: 'update vehicle_bookings set recovery_mileage = delivery_mileage - 1 where id = $1',
      code: 'BadRequest',
    },
  ],
} as const

/** Cancellation before the invoice. */
const endsEarly = {
  from: beforeBilled,
  to: 'Cancelled',
  message: 'cancelled',
  // none before the deposit is paid
  ledger: ['Returning'],
  // as the customer, the first role that tries
  unmet: [
    {
      when: 'more than the deposit was received: they send a request, and the adviser decides',
      sql: `insert into booking_ledger (booking_id, kind, amount, created) values ($1, 'Paid', 1, now())`,
      code: 'TransitionNotAllowed',
    },
  ],
} as const

/** The implemented steps; the counter sale, added later by the specification, is missing. */
export const expectedSteps: readonly ExpectedStep[] = [
  {
    from: ['Draft'],
    action: 'capture',
    to: 'Submitted',
    who: ['system'],
    message: 'submitted',
    sms: true,
    ledger: ['Held'],
    unmet: [
      {
        when: 'the hold is not ours any more',
        sql: `update vehicles set last_status = 'Published' where id = (select vehicle_id from vehicle_bookings where id = $1)`,
        code: 'TransitionNotAllowed',
      },
    ],
  },
  // decision 013: a deposit paid after the hold has expired, while the car is still available
  {
    from: ['Cancelled'],
    action: 'revive',
    to: 'Submitted',
    who: ['system'],
    message: 'submitted',
    sms: true,
    ledger: ['Held'],
    unmet: [
      {
        when: 'the car is gone',
        sql: `update vehicles set last_status = 'Booked' where id = (select vehicle_id from vehicle_bookings where id = $1)`,
        code: 'TransitionNotAllowed',
      },
    ],
  },
  // booking of the car taken in exchange: no deposit, no hold
  {
    from: ['Draft'],
    action: 'open',
    to: 'Submitted',
    who: ['system'],
    // a car held for its deposit cannot be booked
    before: `update vehicles set last_status = 'Active' where id = (select vehicle_id from vehicle_bookings where id = $1)`,
    // the author becomes the responsible agent
    sale: 'Assigned',
    unmet: ['Reserved', 'InTransfer', 'Sold'].map((status) => ({
      when: `the car is ${status}`,
      sql: `update vehicles set last_status = '${status}' where id = (select vehicle_id from vehicle_bookings where id = $1)`,
      code: 'TransitionNotAllowed',
    })),
  },
  { from: ['Draft'], action: 'expire', to: 'Cancelled', who: ['system'], message: 'expired' },
  { from: ['Submitted'], action: 'accept', to: 'Accepted', who: ['agent', 'manager'], message: 'accepted', sms: true },
  {
    from: ['Submitted'],
    action: 'reject',
    to: 'Rejected',
    who: ['agent', 'manager'],
    comment: true,
    message: 'rejected',
    sms: true,
    ledger: ['Returning'],
  },
  {
    from: ['Accepted', 'NewPriceAccepted', 'NewPriceRejected'],
    action: 'proposePrice',
    to: 'NewPriceSubmitted',
    who: ['agent', 'manager'],
    message: 'newPrice',
    sms: true,
    unmet: [
      { when: 'no price is said', sql: 'update vehicle_bookings set new_price = null where id = $1', code: 'BadRequest' },
      { when: 'the price stays', sql: 'update vehicle_bookings set new_price = price where id = $1', code: 'BadRequest' },
      {
        when: 'more is asked than the car was listed for',
        sql: 'update vehicle_bookings set new_price = listed_price + 1 where id = $1',
        code: 'BadRequest',
      },
    ],
  },
  {
    from: ['NewPriceSubmitted'],
    action: 'withdraw',
    to: 'Accepted',
    who: ['agent', 'manager'],
    comment: true,
    message: 'priceWithdrawn',
    sms: true,
  },
  { from: ['NewPriceSubmitted'], action: 'acceptPrice', to: 'NewPriceAccepted', who: ['customer'] },
  { from: ['NewPriceSubmitted'], action: 'rejectPrice', to: 'NewPriceRejected', who: ['customer'] },
  // the customer's answer by phone, in person or by message; they may object for one day, until the invoice
  { ...noted, action: 'acceptPriceFor', to: 'NewPriceAccepted', message: 'acceptedFor' },
  { ...noted, action: 'rejectPriceFor', to: 'NewPriceRejected', message: 'rejectedFor' },
  {
    from: ['NewPriceAccepted', 'NewPriceRejected', 'PayementDetailsSubmitted'],
    action: 'objectPrice',
    to: 'NewPriceSubmitted',
    who: ['customer'],
    unmet: [
      { when: 'nobody answered for them', sql: 'delete from booking_answers where booking_id = $1', code: 'TransitionNotAllowed' },
      {
        when: 'the day is over',
        sql: `update booking_answers set answered = answered - interval '24 hours' where booking_id = $1`,
        code: 'TransitionNotAllowed',
      },
      {
        when: 'another price was proposed since',
        sql: `insert into booking_statuses (booking_id, type) values ($1, 'NewPriceSubmitted')`,
        code: 'TransitionNotAllowed',
      },
    ],
  },
  {
    from: ['Accepted', 'NewPriceAccepted', 'NewPriceRejected'],
    action: 'submitPaymentDetails',
    to: 'PayementDetailsSubmitted',
    who: ['customer', 'agent', 'manager'],
    papers: ['PurchaseOrder', 'SaleProforma'],
    message: 'paymentDetails',
    unmet: [
      {
        when: 'nobody knows where who buys lives',
        sql: `update vehicle_bookings set buyer = buyer - 'address' where id = $1`,
        code: 'BadRequest',
      },
      { when: 'no way is said', sql: 'update vehicle_bookings set payment_type = null where id = $1', code: 'BadRequest' },
      { when: 'no means is said', sql: 'update vehicle_bookings set payment_method = null where id = $1', code: 'BadRequest' },
      {
        when: 'a loan has no length',
        sql: `update vehicle_bookings set payment_type = 'Financing', loan_months = null where id = $1`,
        code: 'BadRequest',
      },
    ],
  },
  {
    from: ['PayementDetailsSubmitted'],
    action: 'bill',
    to: 'Billed',
    who: ['controller', 'manager'],
    papers: ['PurchaseInvoice', 'ReleaseVoucher'],
    message: 'billed',
    ledger: ['Counted'],
    unmet: [
      {
        when: 'a dirham is missing',
        sql: `${unguarded} update booking_ledger set amount = amount - 1 from unguarded where booking_id = $1 and kind = 'Paid'`,
        code: 'PriceNotPaid',
      },
      {
        when: 'a dirham too much was received',
        sql: `${unguarded} update booking_ledger set amount = amount + 1 from unguarded where booking_id = $1 and kind = 'Paid'`,
        code: 'PriceNotPaid',
      },
      {
        when: 'the customer waits for a word to their wish to give it up',
        sql: `insert into booking_asks (booking_id, kind, amount, comment, asked) values ($1, 'GiveUp', 120000, 'Change of mind', now())`,
        code: 'CancelAsked',
      },
    ],
  },
  {
    from: ['Billed'],
    action: 'control',
    to: 'Controlled',
    who: ['expert'],
    papers: ['QualityControlSheet'],
    message: 'ready',
    sms: true,
    unmet: [
      {
        when: 'one part is not fine',
        sql: `update booking_check_parts set is_fine = false where booking_id = $1 and delivery_check_part_id = (
          select max(delivery_check_part_id) from booking_check_parts where booking_id = $1)`,
        code: 'CheckListOpen',
      },
      {
        when: 'one part was not looked at',
        sql: `delete from booking_check_parts where booking_id = $1 and delivery_check_part_id = (
          select min(delivery_check_part_id) from booking_check_parts where booking_id = $1)`,
        code: 'CheckListOpen',
      },
    ],
  },
  // four-eyes principle: the second approval is recorded before the step
  {
    from: ['Billed', 'Controlled'],
    action: 'cancelBilled',
    to: 'Cancelled',
    who: ['controller', 'manager'],
    comment: true,
    papers: ['CreditNote'],
    car: 'Active',
    message: 'saleCancelled',
    ledger: ['Returning'],
    unmet: [
      {
        when: 'nobody else agreed',
        sql: `update booking_asks set state = 'Lapsed', decided_by = null where booking_id = $1`,
        code: 'Forbidden',
      },
      {
        when: 'somebody else agreed to another thing',
        sql: `update booking_asks set kind = 'Refund' where booking_id = $1`,
        code: 'Forbidden',
      },
    ],
  },
  ...(['Billed', 'Controlled'] as const).map(
    (status): ExpectedStep => ({
      from: [status],
      action: 'correctInvoice',
      to: status,
      who: ['controller', 'manager'],
      comment: true,
      papers: ['CreditNote', 'PurchaseInvoice', 'ReleaseVoucher'],
      message: 'invoiceCorrected',
      unmet: [
        {
          when: 'the invoice is right as it is',
          sql: `update vehicle_bookings set buyer = buyer || '{"civility":"M.","lastName":"Idrisi"}' where id = $1`,
          code: 'BadRequest',
        },
      ],
    }),
  ),
  // a defect found later: the customer signs again
  { from: ['Controlled'], action: 'reopenControl', to: 'Billed', who: ['expert'], comment: true },
  {
    from: ['Controlled'],
    action: 'deliver',
    to: 'Delivered',
    who: ['agent', 'manager'],
    papers: ['DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty'],
    message: 'delivered',
    unmet: [
      { when: 'nobody signed', sql: 'update vehicle_bookings set signature_document = null where id = $1', code: 'NotSigned' },
      { when: 'no mileage is said', sql: 'update vehicle_bookings set delivery_mileage = null where id = $1', code: 'BadRequest' },
      {
        when: 'it has fewer kilometres than were known',
        sql: `update vehicle_bookings set delivery_mileage = (select mileage - 1 from vehicles where id = vehicle_id) where id = $1`,
        code: 'BadRequest',
      },
    ],
  },
  {
    from: ['Delivered'],
    action: 'correctDelivery',
    to: 'Delivered',
    who: ['manager'],
    comment: true,
    papers: ['DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty'],
    unmet: [
      {
        when: 'it has fewer kilometres than were known',
        sql: `update vehicle_bookings set delivery_mileage = (select mileage - 1 from vehicles where id = vehicle_id) where id = $1`,
        code: 'BadRequest',
      },
      {
        when: 'the day is to come',
        sql: `update vehicle_bookings set delivered = timestamptz '2026-04-14 10:00:00Z' + interval '1 day' where id = $1`,
        code: 'BadRequest',
      },
      {
        when: 'the day is before the invoice',
        sql: "update vehicle_bookings set invoiced = delivered + interval '1 day' where id = $1",
        code: 'BadRequest',
      },
    ],
  },
  { ...comesBack, action: 'recover', message: 'recovered', ledger: ['Returning'] },
  { ...comesBack, action: 'exchange', message: 'exchanged', ledger: ['CarriedOut'] },
  { ...endsEarly, action: 'cancel', who: ['customer', 'agent', 'manager'], comment: true },
  { ...endsEarly, action: 'retract', who: ['customer'] },
]

/** Returns the expected response to an action whose guards are all met. */
export function expectedAnswer(status: string, action: string, role: string): ExpectedStep | 'Forbidden' | 'TransitionNotAllowed' {
  const step = expectedSteps.find((one) => one.action === action && one.from.some((from) => from === status))
  if (!step) return 'TransitionNotAllowed'
  // the fixture is fully paid: a customer requests it
  if ((action === 'cancel' || action === 'retract') && role === 'customer' && status === 'PayementDetailsSubmitted')
    return 'TransitionNotAllowed'
  const isStaffs = step.who.some((one) => one !== 'customer' && one !== 'system')
  return step.who.some((one) => one === role) || (role === 'admin' && isStaffs) ? step : 'Forbidden'
}
