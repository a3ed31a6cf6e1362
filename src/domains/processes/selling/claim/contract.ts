import { z } from 'zod'
import { line } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** A request that the caller may have sent without signing in; `token` claims it, `title` is its make and model. */
export const PurchaseClaim = z.object({ token: z.string(), title: z.string(), created: z.iso.datetime() })
export type PurchaseClaim = z.infer<typeof PurchaseClaim>

export const listPurchaseClaims = defineEndpoint({
  id: 'listPurchaseClaims',
  method: 'GET',
  path: '/api/customers/purchases/claims',
  summary:
    'Lists requests to sell sent without signing in under the e-mail and phone of the caller, the latest first; empty until the caller has confirmed both',
  output: z.array(PurchaseClaim),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const claimPurchase = defineEndpoint({
  id: 'claimPurchase',
  method: 'POST',
  path: '/api/customers/purchases/claims',
  summary:
    'Assigns a request to sell sent without signing in to the caller: by the token of the mail sent to their confirmed e-mail or of `listPurchaseClaims`, or by its key after a code to its phone (PhoneUnconfirmed). The request gets a new key',
  body: z
    .object({ token: line(100).min(1).optional(), key: z.uuid().optional() })
    .refine(({ token, key }) => (token === undefined) !== (key === undefined), { path: ['token'], params: { reason: 'required' } }),
  output: z.object({ key: z.uuid() }),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound', 'AntiForgery'],
})
