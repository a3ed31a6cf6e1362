import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const purposes = ['BookingDeposit', 'AdBoost'] as const
export type Purpose = (typeof purposes)[number]

export const paymentStatuses = ['Started', 'Approved', 'Captured', 'ToReturn', 'Returned', 'Expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Reasons for a refund. */
export const returnReasons = ['HoldOver', 'CarGone', 'Rejected', 'Cancelled', 'Recovered'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Why a bank refused, as far as the payer can do something about it. */
export const refusals = ['Refused', 'Funds', 'CardExpired', 'NotAllowed', 'Security', 'Later'] as const
export type PaymentRefusal = (typeof refusals)[number]

/** The state of a payment, for holders of its key. */
export const Payment = z.object({
  id: z.uuid(),
  state: z.enum(paymentStatuses),
  /** whole dirhams */
  amount: z.int(),
  expires: z.iso.datetime(),
  /** another attempt can start */
  payable: z.boolean(),
  /** of the last attempt, while nothing has been paid */
  refusal: z.enum(refusals).nullable(),
  returnReason: z.enum(returnReasons).nullable(),
})
export type Payment = z.infer<typeof Payment>

const byKey = z.object({ id: z.uuid() })

export const getPayment = defineEndpoint({
  id: 'getPayment',
  method: 'GET',
  path: '/api/payments/{id}',
  summary: 'Returns the state of a payment; its id grants access. The confirmation of the bank counts, not the return of the browser',
  params: byKey,
  output: Payment,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const startPaymentAttempt = defineEndpoint({
  id: 'startPaymentAttempt',
  method: 'POST',
  path: '/api/payments/{id}/attempts',
  summary: 'Starts a payment attempt with its own order number; returns the form that the browser posts to the card gateway',
  params: byKey,
  output: z.object({ action: z.url(), fields: z.record(z.string(), z.string()) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TransitionNotAllowed', 'TooManyRequests', 'PaymentsClosed', 'AntiForgery'],
})

/** A form of the gateway: its field names contain dots and differ by card; the signature authenticates them. */
const GatewayForm = z.record(z.string(), z.unknown())

export const takeCallback = defineEndpoint({
  id: 'takePaymentCallback',
  method: 'POST',
  path: '/api/payments/cmi/callback',
  summary: 'Payment gateway callback (signed). Returns what the gateway does with the money: ACTION=POSTAUTH, APPROVED or FAILURE',
  body: GatewayForm,
  file: 'text/plain',
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest'],
})

export const handleReturn = defineEndpoint({
  id: 'returnFromGateway',
  method: 'POST',
  path: '/api/payments/cmi/{result}',
  summary: 'Redirects the browser returning from the gateway (303) to the result page; changes no state',
  params: z.object({ result: z.enum(['ok', 'fail']) }),
  body: GatewayForm,
  redirects: true,
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest'],
})

/** An attempt about whose money the gateway and we do not come to agree. */
export const StuckPayment = z.object({
  /** number of the attempt */
  id: z.int(),
  paymentId: z.uuid(),
  purpose: z.enum(purposes),
  ownerId: z.int(),
  amount: z.int(),
  state: z.enum(paymentStatuses),
  /** order number at the gateway: by it the attempt is found in the merchant's pages there */
  oid: z.string(),
  /** intended outcome of the money; null: the bank charged it and no module accepted the payment */
  wanted: z.enum(['Captured', 'Returned']).nullable(),
  /** outcome reported by the gateway */
  atGate: z.enum(['Unknown', 'Refused', 'Authorised', 'Captured', 'Returned']),
  fault: z.string().nullable(),
  since: z.iso.datetime(),
})
export type StuckPayment = z.infer<typeof StuckPayment>

const desk = { roles: ['controller', 'manager', 'admin'] } as const
const byAttempt = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listPaymentsNeedingHands = defineEndpoint({
  ...desk,
  id: 'listPaymentsNeedingHands',
  method: 'GET',
  path: '/api/payments/stuck',
  summary: 'Lists attempts that the gateway did not settle automatically, the oldest first',
  output: z.array(StuckPayment),
  errors: ['Unauthorized', 'Forbidden'],
})

export const retryPayment = defineEndpoint({
  ...desk,
  id: 'retryPayment',
  method: 'POST',
  path: '/api/payments/stuck/{id}/retry',
  summary: 'Retries the gateway request of an attempt',
  params: byAttempt,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const settlePayment = defineEndpoint({
  ...desk,
  id: 'settlePayment',
  method: 'POST',
  path: '/api/payments/stuck/{id}/settle',
  summary: 'Records that an attempt was settled outside, at the gateway or by transfer, and how',
  params: byAttempt,
  body: z.object({ comment: z.string().trim().min(3).max(500) }),
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
