import { z } from 'zod'
import { answerWays } from '#domains/bookings/answers/rules.ts'
import { Buyer, Cheque } from '#domains/bookings/contract.ts'
import { type StaffAction, staffOfAction } from '#domains/bookings/status.ts'
import { defineEndpoint, type Endpoint } from '#shared/contract.ts'
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
} from '../contract.ts'

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
  summary: 'The car is kept for its customer; the sale begins and has somebody who looks after it',
  body: StepComment,
})

export const rejectBooking = defineEndpoint({
  ...stepOf('reject'),
  id: 'rejectBooking',
  path: '/api/vehiclebookings/{id}/reject',
  summary: 'No sale: the deposit goes back, the car is free again. The comment is for the customer too',
  body: StepExplanation,
})

export const proposePrice = defineEndpoint({
  ...stepOf('proposePrice'),
  id: 'proposePrice',
  path: '/api/vehiclebookings/{id}/proposePrice',
  summary:
    'Proposes another price, which the customer accepts or refuses. A doubtful one is refused with the reason `doubtfulPrice` until `confirmedPrice` repeats it',
  body: z.object({ price: dirhams, comment: remark.optional(), confirmedPrice: dirhams.optional() }),
})

export const withdrawPrice = defineEndpoint({
  ...stepOf('withdraw'),
  id: 'withdrawPrice',
  path: '/api/vehiclebookings/{id}/withdraw',
  summary: 'Takes a proposed price back before its customer has answered; the comment is for the customer too',
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
  summary: 'The customer has agreed to the new price by phone, in person or in a message; they are told at once and may object for a day',
  body: HeardAnswer,
})

export const rejectPriceFor = defineEndpoint({
  ...stepOf('rejectPriceFor'),
  id: 'rejectPriceFor',
  path: '/api/vehiclebookings/{id}/rejectPriceFor',
  summary: 'The customer has refused the new price by phone, in person or in a message; they are told at once and may object for a day',
  body: HeardAnswer,
})

export const submitPaymentDetails = defineEndpoint({
  ...stepOf('submitPaymentDetails'),
  id: 'submitPaymentDetails',
  path: '/api/vehiclebookings/{id}/submitPaymentDetails',
  summary: 'How the rest is paid, as the customer told; pro forma and purchase order follow',
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
  summary: 'Makes the invoice, once the whole price is settled',
  body: StepComment,
  errors: [...stepErrors, 'PriceNotPaid'],
})

export const controlBooking = defineEndpoint({
  ...stepOf('control'),
  id: 'controlBooking',
  path: '/api/vehiclebookings/{id}/control',
  summary: 'The car is ready to be handed over: every part of the check list is fine',
  body: StepComment,
  errors: [...stepErrors, 'CheckListOpen'],
})

export const deliverBooking = defineEndpoint({
  ...stepOf('deliver'),
  id: 'deliverBooking',
  path: '/api/vehiclebookings/{id}/deliver',
  summary: 'The car is handed over: sold, the warranty and the exchange month begin. The customer has signed (signBooking)',
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
  summary: 'The car comes back within the exchange month and the mileage limit; the money is given back by hand',
  body: z.object({ mileage: kilometres, comment: remark.min(1) }),
  errors: [...stepErrors, 'ExchangeOver'],
})

export const exchangeBooking = defineEndpoint({
  ...stepOf('exchange'),
  id: 'exchangeBooking',
  path: '/api/vehiclebookings/{id}/exchange',
  summary:
    'The car comes back as with recoverBooking, and another one is booked for the same buyer in the same moment: what was paid is carried to it, the difference is to be paid or given back',
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
  summary: 'The customer gives the booking up; the deposit follows the setting, the car is free again',
  body: StepExplanation,
})

export const reopenControl = defineEndpoint({
  ...stepOf('reopenControl'),
  id: 'reopenControl',
  path: '/api/vehiclebookings/{id}/reopenControl',
  summary: 'A point of the check list failed after all: the car is prepared once more, and signed for again',
  body: StepExplanation,
})

export const cancelBilled = defineEndpoint({
  ...stepOf('cancelBilled'),
  id: 'cancelBilled',
  path: '/api/vehiclebookings/{id}/cancelBilled',
  summary:
    'Asks a second person to give a billed sale up. With their yes (approveAsk) a credit note takes the whole invoice back, the money goes back, the car returns to the stock',
  body: StepExplanation,
})

export const correctInvoice = defineEndpoint({
  ...stepOf('correctInvoice'),
  id: 'correctInvoice',
  path: '/api/vehiclebookings/{id}/correctInvoice',
  summary: 'The invoice names the wrong buyer: a credit note takes it back, and another one is written. E-mail and phone stay',
  body: z.object({ buyer: Buyer, comment: remark.min(1) }),
})

export const correctDelivery = defineEndpoint({
  ...stepOf('correctDelivery'),
  id: 'correctDelivery',
  path: '/api/vehiclebookings/{id}/correctDelivery',
  summary: 'Mileage or day of the handing over were written down wrongly: its papers get a new version, warranty and exchange follow',
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
    'Notes money of the customer. Not more than is open, and only while the booking waits for its invoice. A cheque is noted with number, bank and day, once',
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
  summary: 'Takes a wrong receipt back by an entry against it, with the reason; once, and before the invoice',
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
  summary: 'Notes money that somebody gave back by hand; not more than is to be returned',
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
  summary: 'The check list of a car before it is handed over, in its order',
  params: z.object({ id: pathId }),
  output: z.array(CheckPart),
})

export const updateCheckPart = defineEndpoint({
  id: 'updateCheckPart',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/checkparts/{partId}',
  summary: 'What was found at one point of the check list; a point that is not fine needs words. While the booking is Billed',
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
  summary: 'The signature of whoever takes the car, drawn on the tablet: a PNG in base64, at most 200 KB. While the booking is Controlled',
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
  summary: 'The day of the handing over and the warranty pack. The pack only before the invoice, the day until the car is handed over',
  params: z.object({ id: pathId }),
  body: z.object({ deliveryDate: Day.nullable(), warrantyPackId: rowId.nullable() }),
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})
