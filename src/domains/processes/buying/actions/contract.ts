import { z } from 'zod'
import { defineEndpoint, type Endpoint } from '#shared/contract.ts'
import { Buyer, Cheque } from '../bookings/contract.ts'
import { answerWays } from '../bookings/rules.ts'
import { type StaffAction, staffOfAction } from '../bookings/status.ts'
import {
  BookingRecord,
  CheckPart,
  changing,
  Day,
  dirhams,
  kilometres,
  PaymentMethod,
  PaymentType,
  pathId,
  record,
  remark,
  rowId,
} from '../desk/contract.ts'

const stepErrors = [...changing, 'TransitionNotAllowed'] as const
/** What the calls of all steps have in common; who may take one is said by the table of the workflow. */
const stepOf = (action: StaffAction) =>
  ({
    method: 'POST',
    params: z.object({ id: pathId }),
    output: BookingRecord,
    roles: staffOfAction(action),
    errors: stepErrors,
  }) as const
/** A step that may be commented. */
export const StepComment = z.object({ comment: remark.optional() })
/** A step that has to be explained. */
export const StepExplanation = z.object({ comment: remark.min(1) })

export const acceptBooking = defineEndpoint({
  ...stepOf('accept'),
  id: 'acceptBooking',
  path: '/api/vehiclebookings/{id}/accept',
  summary: 'Accepts a booking: reserves the vehicle for its customer, starts the sale and assigns it',
  body: StepComment,
})

export const rejectBooking = defineEndpoint({
  ...stepOf('reject'),
  id: 'rejectBooking',
  path: '/api/vehiclebookings/{id}/reject',
  summary: 'Rejects a booking: returns the deposit and frees the vehicle. The customer reads the comment',
  body: StepExplanation,
})

export const proposePrice = defineEndpoint({
  ...stepOf('proposePrice'),
  id: 'proposePrice',
  path: '/api/vehiclebookings/{id}/proposePrice',
  summary:
    'Proposes another price, which the customer accepts or refuses. A doubtful one fails with the reason `doubtfulPrice` until `confirmedPrice` repeats it',
  body: z.object({ price: dirhams, comment: remark.optional(), confirmedPrice: dirhams.optional() }),
})

export const withdrawPrice = defineEndpoint({
  ...stepOf('withdraw'),
  id: 'withdrawPrice',
  path: '/api/vehiclebookings/{id}/withdraw',
  summary: 'Withdraws a proposed price before the customer has answered; the customer reads the comment',
  body: StepExplanation,
})

/** An answer of the customer that somebody notes for them. */
export const HeardAnswer = z.object({
  /** how the customer gave it */
  way: z.enum(answerWays),
  /** what they said */
  comment: remark.min(1),
})

export const acceptPriceFor = defineEndpoint({
  ...stepOf('acceptPriceFor'),
  id: 'acceptPriceFor',
  path: '/api/vehiclebookings/{id}/acceptPriceFor',
  summary:
    'Records that the customer accepted the new price by phone, in person or in a message; notifies them immediately, they can object for a day',
  body: HeardAnswer,
})

export const rejectPriceFor = defineEndpoint({
  ...stepOf('rejectPriceFor'),
  id: 'rejectPriceFor',
  path: '/api/vehiclebookings/{id}/rejectPriceFor',
  summary:
    'Records that the customer refused the new price by phone, in person or in a message; notifies them immediately, they can object for a day',
  body: HeardAnswer,
})

export const submitPaymentDetails = defineEndpoint({
  ...stepOf('submitPaymentDetails'),
  id: 'submitPaymentDetails',
  path: '/api/vehiclebookings/{id}/submitPaymentDetails',
  summary: 'Records how the customer pays the rest; pro forma and purchase order follow',
  body: z
    .object({
      paymentType: PaymentType,
      paymentMethod: PaymentMethod,
      /** of a financed car: percent of the price paid at once, number of months */
      loanAdvance: z.number().min(0).max(99).optional(),
      loanMonths: z.int().min(1).max(120).optional(),
      comment: remark.optional(),
    })
    .refine(({ paymentType, loanMonths }) => paymentType === 'Direct' || loanMonths !== undefined, {
      path: ['loanMonths'],
      params: { reason: 'required' },
    }),
})

export const billBooking = defineEndpoint({
  ...stepOf('bill'),
  id: 'billBooking',
  path: '/api/vehiclebookings/{id}/bill',
  summary: 'Creates the invoice once the whole price is settled',
  body: StepComment,
  errors: [...stepErrors, 'PriceNotPaid'],
})

export const controlBooking = defineEndpoint({
  ...stepOf('control'),
  id: 'controlBooking',
  path: '/api/vehiclebookings/{id}/control',
  summary: 'Marks the vehicle as ready for delivery: every part of the check list is fine',
  body: StepComment,
  errors: [...stepErrors, 'CheckListOpen'],
})

export const deliverBooking = defineEndpoint({
  ...stepOf('deliver'),
  id: 'deliverBooking',
  path: '/api/vehiclebookings/{id}/deliver',
  summary: 'Delivers the vehicle: sold, warranty and exchange month begin. The customer must have signed (signBooking)',
  body: z.object({
    /** not below the last one known */
    mileage: kilometres,
    /** whoever delivers has read the counter again: needed more than 500 km above the last one known */
    isMileageConfirmed: z.boolean().optional(),
    comment: remark.optional(),
  }),
  errors: [...stepErrors, 'NotSigned'],
})

export const recoverBooking = defineEndpoint({
  ...stepOf('recover'),
  id: 'recoverBooking',
  path: '/api/vehiclebookings/{id}/recover',
  summary: 'Takes the vehicle back within the exchange month and mileage limit; the money is refunded by hand',
  body: z.object({ mileage: kilometres, comment: remark.min(1) }),
  errors: [...stepErrors, 'ExchangeOver'],
})

export const exchangeBooking = defineEndpoint({
  ...stepOf('exchange'),
  id: 'exchangeBooking',
  path: '/api/vehiclebookings/{id}/exchange',
  summary:
    'Takes the vehicle back as recoverBooking does and books another one for the same buyer atomically: payments carry over, the difference is paid or refunded',
  body: z.object({
    /** the car that is taken instead: published or in the stock, with a price */
    vehicleId: rowId,
    /** its price as it was shown; with another one by now nothing is done */
    price: dirhams,
    mileage: kilometres,
    comment: remark.min(1),
  }),
  errors: [...stepErrors, 'ExchangeOver', 'CarTaken', 'EditConflict'],
})

export const cancelVehicleBooking = defineEndpoint({
  ...stepOf('cancel'),
  id: 'cancelVehicleBooking',
  path: '/api/vehiclebookings/{id}/cancel',
  summary: 'Cancels a booking for the customer; the setting decides on the deposit, the vehicle is free again',
  body: StepExplanation,
})

export const reopenControl = defineEndpoint({
  ...stepOf('reopenControl'),
  id: 'reopenControl',
  path: '/api/vehiclebookings/{id}/reopenControl',
  summary: 'Reopens the delivery check when a point failed afterwards; the vehicle is prepared and signed for again',
  body: StepExplanation,
})

export const cancelBilled = defineEndpoint({
  ...stepOf('cancelBilled'),
  id: 'cancelBilled',
  path: '/api/vehiclebookings/{id}/cancelBilled',
  summary:
    'Requests the cancellation of an invoiced sale from a second person. Approval (approveAsk) issues a credit note for the whole invoice, refunds the money and returns the vehicle to the stock',
  body: StepExplanation,
})

export const correctInvoice = defineEndpoint({
  ...stepOf('correctInvoice'),
  id: 'correctInvoice',
  path: '/api/vehiclebookings/{id}/correctInvoice',
  summary: 'Corrects the buyer on an invoice: a credit note cancels it and a new invoice is issued. E-mail and phone stay',
  body: z.object({ buyer: Buyer, comment: remark.min(1) }),
})

export const correctDelivery = defineEndpoint({
  ...stepOf('correctDelivery'),
  id: 'correctDelivery',
  path: '/api/vehiclebookings/{id}/correctDelivery',
  summary: 'Corrects the mileage or day of a delivery: its documents get a new version; warranty and exchange period follow',
  body: z.object({
    mileage: kilometres,
    isMileageConfirmed: z.boolean().optional(),
    /** left out: the day stays */
    day: Day.optional(),
    comment: remark.min(1),
  }),
})

/** The call of every step that the staff take, in the order of the table. */
export const staffCalls = {
  accept: acceptBooking,
  reject: rejectBooking,
  proposePrice,
  withdraw: withdrawPrice,
  acceptPriceFor,
  rejectPriceFor,
  submitPaymentDetails,
  bill: billBooking,
  control: controlBooking,
  cancelBilled,
  correctInvoice,
  reopenControl,
  deliver: deliverBooking,
  correctDelivery,
  recover: recoverBooking,
  exchange: exchangeBooking,
  cancel: cancelVehicleBooking,
} satisfies Record<StaffAction, Endpoint>
/** What one of these calls brings along. */
export type StepBody = z.output<(typeof staffCalls)[StaffAction]['body']>

export const addReceipt = defineEndpoint({
  id: 'addReceipt',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/receipts',
  summary:
    'Records a payment of the customer, at most the open amount and only before the invoice. A cheque is recorded with number, bank and day, once',
  params: z.object({ id: pathId }),
  body: z
    .object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional(), cheque: Cheque.optional() })
    .refine(({ method, reference }) => method !== 'Checks' || Boolean(reference), { path: ['reference'], params: { reason: 'required' } })
    .refine(({ method, cheque }) => method !== 'Checks' || cheque !== undefined, {
      path: ['cheque', 'bank'],
      params: { reason: 'required' },
    }),
  output: BookingRecord,
  roles: ['agent', 'controller', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const takeReceiptBack = defineEndpoint({
  id: 'takeReceiptBack',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback',
  summary: 'Reverses a wrong receipt with a reason; once, and before the invoice',
  params: z.object({ id: pathId, receiptId: pathId }),
  body: z.object({ reason: remark.min(1).max(300) }),
  output: BookingRecord,
  roles: ['controller', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const addRefund = defineEndpoint({
  id: 'addRefund',
  method: 'POST',
  path: '/api/vehiclebookings/{id}/refunds',
  summary: 'Records a refund paid by hand, at most the amount to return',
  params: z.object({ id: pathId }),
  body: z.object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional() }),
  output: BookingRecord,
  roles: ['controller', 'manager', 'admin'],
  errors: changing,
})

export const listCheckParts = defineEndpoint({
  ...record,
  id: 'listCheckParts',
  method: 'GET',
  path: '/api/vehiclebookings/{id}/checkparts',
  summary: 'Lists the delivery check list of a vehicle, in order',
  params: z.object({ id: pathId }),
  output: z.array(CheckPart),
})

export const updateCheckPart = defineEndpoint({
  id: 'updateCheckPart',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/checkparts/{partId}',
  summary: 'Records the result of a point of the delivery check list; a failed point needs a comment. Only while Billed',
  params: z.object({ id: pathId, partId: pathId }),
  body: z
    .object({ isFine: z.boolean(), comment: remark.max(500).optional() })
    .refine(({ isFine, comment }) => isFine || comment, { path: ['comment'], params: { reason: 'required' } }),
  output: CheckPart,
  roles: ['expert', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const signBooking = defineEndpoint({
  id: 'signBooking',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/signature',
  summary: 'Stores the signature of the person who takes the vehicle: a PNG in base64, at most 200 KB. Only while Controlled',
  params: z.object({ id: pathId }),
  body: z.object({
    signedBy: z.string().trim().min(1).max(120),
    png: z.string().min(1).max(400_000).meta({ description: 'base64, without the head of a data address' }),
  }),
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed', 'PayloadTooLarge', 'UnsupportedMediaType'],
})

export const planDelivery = defineEndpoint({
  id: 'planDelivery',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/delivery',
  summary: 'Sets the delivery day and the warranty pack: the pack before the invoice, the day until delivery',
  params: z.object({ id: pathId }),
  body: z.object({ deliveryDate: Day.nullable(), warrantyPackId: rowId.nullable() }),
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

const asking = {
  method: 'POST',
  params: z.object({ id: pathId }),
  output: BookingRecord,
  errors: [...changing, 'TransitionNotAllowed'],
} as const

export const askPrice = defineEndpoint({
  ...asking,
  id: 'askPrice',
  path: '/api/vehiclebookings/{id}/asks/price',
  summary: 'Requests a manager approval for a price below the limit of the caller; replaces an undecided request',
  body: z.object({ price: dirhams, comment: remark.min(1), confirmedPrice: dirhams.optional() }),
  roles: ['agent', 'manager', 'admin'],
})

export const askRefund = defineEndpoint({
  ...asking,
  id: 'askRefund',
  path: '/api/vehiclebookings/{id}/asks/refund',
  summary: 'Requests the approval of a second person for a refund above the limit; approval enters it in the ledger',
  body: z.object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional(), comment: remark.min(1) }),
  roles: ['controller', 'manager', 'admin'],
})

const deciding = { ...asking, params: z.object({ id: pathId, askId: pathId }), roles: ['agent', 'controller', 'manager', 'admin'] } as const

export const approveAsk = defineEndpoint({
  ...deciding,
  id: 'approveAsk',
  path: '/api/vehiclebookings/{id}/asks/{askId}/approve',
  summary:
    'Approves a request as a second person, never the requester: proposes the price, records the refund, ends the invoiced sale, or cancels the booking as its customer requested (as the step `cancel`)',
  body: z.object({ remark: remark.optional() }),
})

export const refuseAsk = defineEndpoint({
  ...deciding,
  id: 'refuseAsk',
  path: '/api/vehiclebookings/{id}/asks/{askId}/refuse',
  summary: 'Refuses a request as a second person, with the reason; a customer who requested cancellation receives it',
  body: z.object({ remark: remark.min(1) }),
})

export const editBuyer = defineEndpoint({
  id: 'editBuyer',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/buyer',
  summary:
    'Corrects the buyer until the invoice: name, company, numbers, address. E-mail and phone stay those of the booking. Records every change; printed documents get a new version',
  params: z.object({ id: pathId }),
  body: Buyer,
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})
