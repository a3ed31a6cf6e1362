import { z } from 'zod'
import { line } from '#domains/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

export const claimPurchase = defineEndpoint({
  id: 'claimPurchase',
  method: 'POST',
  path: '/api/customers/purchases/claims',
  summary:
    'A request to sell that was sent without signing in becomes the caller’s: by the word of the letter that went to their confirmed e-mail, or by its key once they have shown its phone by a code (PhoneUnconfirmed). It has another key from then on',
  body: z
    .object({ token: line(100).min(1).optional(), key: z.uuid().optional() })
    .refine(({ token, key }) => (token === undefined) !== (key === undefined), { path: ['token'], params: { reason: 'required' } }),
  output: z.object({ key: z.uuid() }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound', 'AntiForgery'],
})
