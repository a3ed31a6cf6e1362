import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const countAdView = defineEndpoint({
  id: 'countVehicleAdView',
  method: 'POST',
  path: '/api/vehicleads/vehicle/{id}/views',
  summary:
    'The page of an advertised car was looked at, by the id of the car: counted once a day for each visitor; not for robots, its seller or the staff. Answers alike whether it counted or not',
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
    'Advertised cars were in view in a list, by the ids of the cars: each counted once a day for each visitor; not for robots, its seller or the staff. Answers alike whether they counted or not',
  body: z.object({ vehicles: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(mostShown) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})
