import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { AdWorth } from '../contract.ts'

/** Where the price of an advert stood on a day, in whole dirhams. */
export const AdPriceDay = AdWorth.extend({ day: z.iso.date(), price: z.int() })
export type AdPriceDay = z.infer<typeof AdPriceDay>

export const listAdPriceDays = defineEndpoint({
  id: 'listVehicleAdPriceDays',
  method: 'GET',
  path: '/api/vehicleads/{id}/worth/days',
  summary:
    'Lists the price of an advert of the caller and the value of comparable vehicles by day: the last sixty known days, the oldest first. Omits days with too few comparable vehicles',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(AdPriceDay),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'],
})
