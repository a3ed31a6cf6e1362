import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { PurchaseStatus } from '../contract.ts'
import { PurchaseRecord } from '../desk/contract.ts'

const rowId = z.int().min(1).max(2_147_483_647)

export const linkTradeIn = defineEndpoint({
  id: 'linkTradeIn',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/booking',
  summary:
    'Links a trade-in to the booking it pays for, of the same customer and before its invoice; null unlinks them. Linked records are cancelled together',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ bookingId: rowId.nullable() }),
  output: PurchaseRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})

/** A car that is traded in for a booking. */
const TradedIn = z.object({
  id: z.int(),
  reference: z.string(),
  status: PurchaseStatus,
  title: z.string(),
  /** what the house offers for it, whole dirhams; null before */
  value: z.int().nullable(),
})
export type TradedIn = z.infer<typeof TradedIn>

export const listTradedIn = defineEndpoint({
  id: 'listTradedIn',
  method: 'GET',
  path: '/api/staff/bookings/{id}/tradeins',
  summary: 'Lists the trade-ins of a booking for staff with access to it; omits cancelled ones',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(TradedIn),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})
