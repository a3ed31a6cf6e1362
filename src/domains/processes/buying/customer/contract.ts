import { z } from 'zod'
import { civilities } from '#domains/customers/customers/rules.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { buyerDetails, byKey, CustomerSale, Loan, line, Outcome, paymentMethods, paymentTypes, WarrantyPack } from '../bookings/contract.ts'

export const getBooking = defineEndpoint({
  id: 'getBooking',
  method: 'GET',
  path: '/api/bookings/{key}',
  summary: 'Returns the state of a booking; its key grants access. The confirmation of the bank counts, not the return of the browser',
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
    'Cancels a booking before its invoice. `comment` is optional during the legal withdrawal period (`cancelTerms`), then required. A booking of an account needs its owner; a paid one without an account needs key and code (PhoneUnconfirmed). The ledger shows the deposit. When more than the deposit was received the status stays and the adviser decides: `cancelAsked`',
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
    'Sends an SMS code to the phone of a booking without an account. Once checked, the holder of the key acts as its customer for an hour from the same network',
  params: byKey,
  /** the last digits of the number, so that its owner recognises it */
  output: z.object({ phone: z.string() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests', 'AntiForgery'],
})

export const checkBookingCode = defineEndpoint({
  id: 'checkBookingCode',
  method: 'POST',
  path: '/api/bookings/{key}/code/check',
  summary: 'Checks the SMS code of a booking; a code works once',
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
  summary: 'Withdraws the cancellation request of the customer before the adviser decides',
})

export const answerPrice = defineEndpoint({
  ...own,
  id: 'answerNewPrice',
  method: 'POST',
  path: '/api/bookings/{key}/price',
  summary: 'Accepts or refuses a proposed price. Without an account: by key after a code (PhoneUnconfirmed)',
  body: z.object({ accepted: z.boolean(), comment: line(500).optional() }),
})

export const objectToPrice = defineEndpoint({
  ...own,
  id: 'objectToAnswer',
  method: 'POST',
  path: '/api/bookings/{key}/price/objection',
  summary:
    'Objects to a price answer that staff recorded for the customer, within a day and before the invoice; the price then waits for the own answer of the customer',
  body: z.object({ comment: line(500).optional() }),
})

export const givePaymentDetails = defineEndpoint({
  ...own,
  id: 'givePaymentDetails',
  method: 'POST',
  path: '/api/bookings/{key}/paymentdetails',
  summary: 'Sets how the customer pays the rest, with the chosen warranty pack',
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
  summary: 'Lists the available warranty packs',
  output: z.array(WarrantyPack),
  roles: ['anyone'],
  errors: [],
})

export const claimBooking = defineEndpoint({
  id: 'claimBooking',
  method: 'POST',
  path: '/api/customers/sales/claims',
  summary:
    'Assigns a booking made without signing in to the caller, by the token of the mail sent to their confirmed e-mail. The booking gets a new key',
  body: z.object({ token: line(100).min(1) }),
  output: z.object({ key: z.uuid() }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'NotFound', 'AntiForgery'],
})

export const listSales = defineEndpoint({
  id: 'listSales',
  method: 'GET',
  path: '/api/customers/sales',
  summary: 'Lists the purchases of the caller, the latest first: bookings with status, dates, next step, money and messages',
  output: z.array(CustomerSale),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

/** Fields of the buyer that the customer may edit, for the documents; staff edit the others. */
const BuyerFields = z.object(buyerDetails)

export const OwnBuyer = z.object({
  civility: z.enum(civilities).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  idNumber: z.string().nullable(),
  address: z.string().nullable(),
  addressLine2: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
})
export type OwnBuyer = z.infer<typeof OwnBuyer>

const buyerCall = {
  path: '/api/bookings/{key}/buyer',
  params: byKey,
  roles: ['anyone'],
} as const
const buyerErrors = ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound'] as const

export const getOwnBuyer = defineEndpoint({
  ...buyerCall,
  id: 'getOwnBuyer',
  method: 'GET',
  summary: 'Returns the buyer of a booking to its customer: by account, or by key after a code (PhoneUnconfirmed)',
  output: OwnBuyer,
  errors: buyerErrors,
})

export const editOwnBuyer = defineEndpoint({
  ...buyerCall,
  id: 'editOwnBuyer',
  method: 'PUT',
  summary:
    'Completes or corrects the identity card and address of the buyer, until the invoice. Records every change; printed documents get a new version',
  body: BuyerFields,
  output: Outcome,
  errors: [...buyerErrors, 'TransitionNotAllowed', 'AntiForgery'],
})
