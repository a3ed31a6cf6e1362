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
    'What an advert of the caller asked day by day, beside what comparable cars were worth; the last sixty days that are known, the oldest first. A day on which too few were comparable is not there',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(AdPriceDay),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'],
})
