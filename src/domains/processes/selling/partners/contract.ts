import { z } from 'zod'
import { line } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { PurchaseStatus } from '../contract.ts'
import { PartnerRequest } from '../request/contract.ts'

const Moment = z.iso.datetime()

/** What a partner reads of a request that came from them: where it stands, nothing of its seller or its price. */
export const PartnerPurchase = z.object({ reference: z.string(), status: PurchaseStatus, since: Moment, created: Moment })
export type PartnerPurchase = z.infer<typeof PartnerPurchase>

export const sendPartnerPurchase = defineEndpoint({
  id: 'sendPartnerPurchase',
  method: 'POST',
  path: '/api/partners/purchases',
  summary:
    'Submits the vehicle of a consenting seller for a partner; header x-partner-key holds the key. Idempotent by DraftKey. TooManyRequests after `purchases.partnerHourly` calls in an hour. We contact the seller',
  body: PartnerRequest,
  output: PartnerPurchase,
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'Unauthorized', 'DuplicateEnquiry', 'SlotTaken', 'VehicleNotFound', 'TooManyRequests'],
})

export const getPartnerPurchase = defineEndpoint({
  id: 'getPartnerPurchase',
  method: 'GET',
  path: '/api/partners/purchases/{reference}',
  summary: 'Returns the status of a request sent with the same key (header x-partner-key); NotFound for any other',
  params: z.object({ reference: z.string().regex(/^RA-\d{4}-\d{6,9}$/) }),
  output: PartnerPurchase,
  roles: ['anyone'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound', 'TooManyRequests'],
})

/** A key of a partner, without itself. */
export const PartnerKey = z.object({
  id: z.int(),
  name: z.string(),
  /** its last characters */
  hint: z.string(),
  created: Moment,
  creator: z.string().nullable(),
  /** expiry: `purchases.partnerKeyMonths` after its creation */
  expires: Moment,
  revoked: Moment.nullable(),
  lastUsed: Moment.nullable(),
  /** number of requests sent with it */
  requests: z.int(),
})
export type PartnerKey = z.infer<typeof PartnerKey>

/** A new key: returned only once, since only its hash is stored. */
export const MadePartnerKey = PartnerKey.extend({ key: z.string() })
export type MadePartnerKey = z.infer<typeof MadePartnerKey>

export const listPartnerKeys = defineEndpoint({
  id: 'listPartnerKeys',
  method: 'GET',
  path: '/api/staff/partnerkeys',
  summary: 'Lists the partner keys, the latest first, including revoked ones',
  output: z.array(PartnerKey),
  roles: ['admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

export const makePartnerKey = defineEndpoint({
  id: 'makePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys',
  summary: 'Creates a partner key, which expires after `purchases.partnerKeyMonths`; only this response contains the key',
  body: z.object({ name: line(80).min(1) }),
  output: MadePartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const revokePartnerKey = defineEndpoint({
  id: 'revokePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys/{id}/revoke',
  summary: 'Revokes a partner key immediately and permanently; requests sent with it stay',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
