import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { BookingRecord, changing, dirhams, PaymentMethod, pathId, remark } from '../contract.ts'

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
