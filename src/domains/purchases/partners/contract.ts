import { z } from 'zod'
import { line } from '#domains/bookings/contract.ts'
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
    'A partner sends the car of a seller who agreed to it; header x-partner-key bears the key. The same DraftKey sent twice is one request. TooManyRequests after `purchases.partnerHourly` calls in an hour. The seller hears of it from us',
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
  summary: 'Where a request stands that came with the same key (header x-partner-key); NotFound for any other',
  params: z.object({ reference: z.string().regex(/^RA-\d{4}-\d{6,9}$/) }),
  output: PartnerPurchase,
  roles: ['anyone'],
  errors: ['BadRequest', 'Unauthorized', 'NotFound', 'TooManyRequests'],
})

/** A key of a partner, without itself. */
export const PartnerKey = z.object({
  id: z.int(),
  name: z.string(),
  /** its last letters */
  hint: z.string(),
  created: Moment,
  creator: z.string().nullable(),
  /** when it ends by itself: `purchases.partnerKeyMonths` after it was made */
  expires: Moment,
  revoked: Moment.nullable(),
  lastUsed: Moment.nullable(),
  /** how many requests came with it */
  requests: z.int(),
})
export type PartnerKey = z.infer<typeof PartnerKey>

/** A new key: shown this once, since only its hash is kept. */
export const MadePartnerKey = PartnerKey.extend({ key: z.string() })
export type MadePartnerKey = z.infer<typeof MadePartnerKey>

export const listPartnerKeys = defineEndpoint({
  id: 'listPartnerKeys',
  method: 'GET',
  path: '/api/staff/partnerkeys',
  summary: 'The keys by which partners send purchases, the latest first; revoked ones stay in the list',
  output: z.array(PartnerKey),
  roles: ['admin'],
  errors: ['Unauthorized', 'Forbidden'],
})

export const makePartnerKey = defineEndpoint({
  id: 'makePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys',
  summary: 'Makes a key for a partner, which ends after `purchases.partnerKeyMonths`; the answer is the only one that has it',
  body: z.object({ name: line(80).min(1) }),
  output: MadePartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const revokePartnerKey = defineEndpoint({
  id: 'revokePartnerKey',
  method: 'POST',
  path: '/api/staff/partnerkeys/{id}/revoke',
  summary: 'Ends a key at once and for good; what came with it stays',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PartnerKey,
  roles: ['admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})
