import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { VehicleId } from '../contract.ts'

export const getVehicleSheet = defineEndpoint({
  id: 'getVehicleSheet',
  method: 'GET',
  path: '/api/vehicles/{id}/sheet',
  summary:
    'The sheet of a vehicle as PDF, in the language of the request: sent on by 303 to its newest version, printed anew when the vehicle has changed',
  params: z.object({ id: VehicleId }),
  redirects: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})
