import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const countAdView = defineEndpoint({
  id: 'countVehicleAdView',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/views',
  summary:
    'Counts a page view of an advertised vehicle, by vehicle id, once a day for each visitor; ignores robots, its seller and staff. The response does not depend on it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})

/** Cars of a page that are told of in one go. */
export const mostShown = 60

export const countShownAds = defineEndpoint({
  id: 'countShownVehicleAds',
  method: 'POST',
  path: '/api/vehicleads/showings',
  summary:
    'Counts impressions of advertised vehicles in a list, by vehicle ids, once a day for each visitor; ignores robots, their sellers and staff. The response does not depend on it',
  body: z.object({ vehicles: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(mostShown) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})
