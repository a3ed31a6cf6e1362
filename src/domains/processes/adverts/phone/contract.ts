import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const showSellerPhone = defineEndpoint({
  id: 'showSellerPhone',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/phone',
  summary:
    'Returns the phone number of the seller, by vehicle id; rate-limited by person and by connection. Counts as a contact in the statistics of the advert. VehicleNotFound when the seller hides it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  /** `phone`: E.164; `isOnWhatsApp`: the seller accepts WhatsApp */
  output: z.object({ phone: z.string(), isOnWhatsApp: z.boolean() }),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'ContactBlocked', 'TooManyRequests', 'AntiForgery'],
})
