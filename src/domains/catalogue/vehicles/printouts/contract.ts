import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { VehicleId } from '../contract.ts'

export const getVehicleSheet = defineEndpoint({
  id: 'getVehicleSheet',
  method: 'GET',
  path: '/api/vehicles/{id}/sheet',
  summary:
    'Redirects (303) to the newest PDF data sheet of a vehicle in the language of the request; generates a new version when the vehicle has changed',
  params: z.object({ id: VehicleId }),
  redirects: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})
