import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const countMediationView = defineEndpoint({
  id: 'countIntermediationView',
  method: 'POST',
  path: '/api/intermediations/vehicle/{id}/views',
  summary:
    'Counts a page view of a consigned vehicle, by vehicle id, once a day for each visitor; ignores robots, its owner and staff. The response does not depend on it',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  roles: ['anyone'],
  errors: ['BadRequest', 'AntiForgery'],
})
