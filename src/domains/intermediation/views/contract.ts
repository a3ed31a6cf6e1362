import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const countMediationView = defineEndpoint({
  id: 'countIntermediationView',
  method: 'POST',
  path: '/api/intermediations/vehicle/{id}/views',
  summary:
    'The page of a car that the house sells for its owner was looked at, by the id of the car: counted once a day for each visitor; not for robots, its owner or the staff. Answers alike whether it counted or not',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})
