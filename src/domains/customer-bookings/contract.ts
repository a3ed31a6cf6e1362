import { z } from 'zod'
import { byKey, CustomerSale, Loan, line, Outcome, paymentMethods, paymentTypes, WarrantyPack } from '#domains/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

export const getBooking = defineEndpoint({
  id: 'getBooking',
  method: 'GET',
  path: '/api/bookings/{key}',
  summary: 'How a booking stands; its key is the right to see it. The word of the bank counts, not the return of the browser',
  params: byKey,
  output: Outcome,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const cancelBooking = defineEndpoint({
  id: 'cancelBooking',
  method: 'POST',
  path: '/api/bookings/{key}/cancel',
  summary:
    'Cancels a booking, until it is billed. `comment` is optional until the end of the legal withdrawal period (`cancelTerms`), then required. One that belongs to an account at the word of its owner alone, a paid one without an account by the key after a code (PhoneUnconfirmed). What becomes of the deposit stands in the ledger. Once more than the deposit was received the status stays and the adviser is asked: `cancelAsked`',
  params: byKey,
  body: z.object({ comment: line(500).optional() }),
  output: Outcome,
  roles: ['anyone'],
  errors: ['BadRequest', 'PhoneUnconfirmed', 'CustomerInactive', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

// by the account that booked; by whoever booked without one, with the key and a code to the phone of the booking
const own = {
  params: byKey,
  output: Outcome,
  roles: ['anyone'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
} as const

export const sendBookingCode = defineEndpoint({
  id: 'sendBookingCode',
  method: 'POST',
  path: '/api/bookings/{key}/code',
  summary:
    'Sends a code by SMS to the phone of a booking that was made without an account: with it, whoever holds the key does what its customer may, for an hour from the same network',
  params: byKey,
  /** the end of the number, so that its owner knows which one */
  output: z.object({ phone: z.string() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests', 'AntiForgery'],
})

export const checkBookingCode = defineEndpoint({
  id: 'checkBookingCode',
  method: 'POST',
  path: '/api/bookings/{key}/code/check',
  summary: 'Takes the code that went to the phone of a booking, once',
  params: byKey,
  body: z.object({ code: line(20).min(1) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests', 'AntiForgery'],
})

export const withdrawCancel = defineEndpoint({
  ...own,
  id: 'withdrawCancel',
  method: 'POST',
  path: '/api/bookings/{key}/cancel/withdrawal',
  summary: 'The customer takes back the wish to give the booking up about which the adviser has not decided',
})

export const answerPrice = defineEndpoint({
  ...own,
  id: 'answerNewPrice',
  method: 'POST',
  path: '/api/bookings/{key}/price',
  summary: 'The answer of the customer to a new price. Without an account: by the key, after a code (PhoneUnconfirmed)',
  body: z.object({ accepted: z.boolean(), comment: line(500).optional() }),
})

export const objectToPrice = defineEndpoint({
  ...own,
  id: 'objectToAnswer',
  method: 'POST',
  path: '/api/bookings/{key}/price/objection',
  summary:
    'The customer says, within a day and before the invoice, that the answer to a new price which the house noted for them is not theirs: the price waits for their own answer',
  body: z.object({ comment: line(500).optional() }),
})

export const givePaymentDetails = defineEndpoint({
  ...own,
  id: 'givePaymentDetails',
  method: 'POST',
  path: '/api/bookings/{key}/paymentdetails',
  summary: 'How the customer pays the rest, with the warranty pack that is wished',
  body: z.object({
    paymentType: z.enum(paymentTypes),
    paymentMethod: z.enum(paymentMethods),
    warrantyPackId: z.int().min(1).max(2_147_483_647).nullish(),
    /** with Financing, unless it was told at booking */
    loan: Loan.nullish(),
  }),
})

export const listWarrantyPacks = defineEndpoint({
  id: 'listWarrantyPacks',
  method: 'GET',
  path: '/api/warrantypacks',
  summary: 'The warranty packs that can be had with a car',
  output: z.array(WarrantyPack),
  roles: ['anyone'],
  errors: [],
})

export const claimBooking = defineEndpoint({
  id: 'claimBooking',
  method: 'POST',
  path: '/api/customers/sales/claims',
  summary:
    'A booking that was made without signing in becomes the caller’s, by the word of the letter that went to their confirmed e-mail; it has another key from then on',
  body: z.object({ token: line(100).min(1) }),
  output: z.object({ key: z.uuid() }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'NotFound', 'AntiForgery'],
})

export const listSales = defineEndpoint({
  id: 'listSales',
  method: 'GET',
  path: '/api/customers/sales',
  summary: 'What the caller buys, the latest first: bookings with their status, dates, next step, money and messages',
  output: z.array(CustomerSale),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})
