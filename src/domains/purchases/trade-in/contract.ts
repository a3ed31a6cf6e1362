import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { PurchaseRecord } from '../desk/contract.ts'

const rowId = z.int().min(1).max(2_147_483_647)

export const linkTradeIn = defineEndpoint({
  id: 'linkTradeIn',
  method: 'PUT',
  path: '/api/staff/purchases/{id}/booking',
  summary:
    'Ties a trade-in to the booking of the car that it is for, of the same customer and before its invoice; null unties them. Both sides are cancelled together',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ bookingId: rowId.nullable() }),
  output: PurchaseRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'TransitionNotAllowed', 'AntiForgery'],
})
