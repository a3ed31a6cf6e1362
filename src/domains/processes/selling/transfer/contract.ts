import { z } from 'zod'
import { line } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { PurchaseRecord } from '../desk/contract.ts'

const one = {
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PurchaseRecord,
  roles: ['controller', 'manager', 'admin'],
} as const
const errors = ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'] as const

export const prepareTransfer = defineEndpoint({
  ...one,
  id: 'prepareTransfer',
  method: 'POST',
  path: '/api/staff/purchases/{id}/transfer',
  summary:
    'Prepares the transfer of the price: the whole offer, to the account of the owner, or deducted from the booking of a trade-in (`isDeduction`). Another person confirms it by the step `pay` (SecondPerson), or sends it back',
  body: z
    .object({
      /** of a trade-in: no money moves, the price is taken off the car that its owner buys */
      isDeduction: z.boolean().default(false),
      /** the account of the house that it leaves */
      debited: line(80).default(''),
      /** of the order at the bank */
      reference: line(60).default(''),
    })
    .refine(({ isDeduction, debited }) => isDeduction || debited !== '', { path: ['debited'], params: { reason: 'required' } })
    .refine(({ isDeduction, reference }) => isDeduction || reference !== '', { path: ['reference'], params: { reason: 'required' } }),
  errors,
})

export const sendTransferBack = defineEndpoint({
  ...one,
  id: 'sendTransferBack',
  method: 'POST',
  path: '/api/staff/purchases/{id}/transfer/sendback',
  summary: 'Sends a prepared transfer back with a reason; it can be prepared again',
  body: z.object({ comment: z.string().trim().min(1).max(2000) }),
  errors,
})
