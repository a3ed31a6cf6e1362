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
  summary: 'Asks a manager for a price below the own limit; the one that was asked before and not decided makes way',
  body: z.object({ price: dirhams, comment: remark.min(1), confirmedPrice: dirhams.optional() }),
  roles: ['agent', 'manager', 'admin'],
})

export const askRefund = defineEndpoint({
  ...asking,
  id: 'askRefund',
  path: '/api/vehiclebookings/{id}/asks/refund',
  summary: 'Asks a second person for a refund above the limit of the house; it is in the ledger with their yes',
  body: z.object({ method: PaymentMethod, amount: dirhams, reference: z.string().trim().max(100).optional(), comment: remark.min(1) }),
  roles: ['controller', 'manager', 'admin'],
})

const deciding = { ...asking, params: z.object({ id: pathId, askId: pathId }), roles: ['agent', 'controller', 'manager', 'admin'] } as const

export const approveAsk = defineEndpoint({
  ...deciding,
  id: 'approveAsk',
  path: '/api/vehiclebookings/{id}/asks/{askId}/approve',
  summary:
    'The yes of a second person, never of the asker: the price is proposed to the customer, the refund is noted, the billed sale ends, the booking that its customer wishes to give up is cancelled (in their words, as the step `cancel` would)',
  body: z.object({ remark: remark.optional() }),
})

export const refuseAsk = defineEndpoint({
  ...deciding,
  id: 'refuseAsk',
  path: '/api/vehiclebookings/{id}/asks/{askId}/refuse',
  summary: 'The no of a second person, with the reason; that to a customer who wishes to give the booking up is sent to them',
  body: z.object({ remark: remark.min(1) }),
})
