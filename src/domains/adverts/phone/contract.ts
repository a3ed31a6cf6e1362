import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const showSellerPhone = defineEndpoint({
  id: 'showSellerPhone',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/phone',
  summary:
    'The number of the seller of an advertised car, by the id of the car, so many in an hour for each person and each connection. It counts as a contact in the statistics of the advert. VehicleNotFound where the seller does not show it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  /** `phone`: E.164; `isOnWhatsApp`: its seller may be written to by WhatsApp */
  output: z.object({ phone: z.string(), isOnWhatsApp: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'ContactBlocked', 'TooManyRequests', 'AntiForgery'],
})
