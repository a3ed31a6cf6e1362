import { z } from 'zod'
import { VehicleDetail, VehicleId } from '#domains/catalogue/vehicles/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { compareLimit } from './rules.ts'

export const minCompared = 2

export const compareVehicles = defineEndpoint({
  id: 'compareVehicles',
  method: 'GET',
  path: '/api/vehicles/compare',
  summary: 'Compares two or three different vehicles, in the requested order; includes a sold one while its page is visible',
  query: z.object({
    VehicleIds: z
      .array(VehicleId)
      .min(minCompared)
      .max(compareLimit)
      .refine((ids) => new Set(ids).size === ids.length, { params: { reason: 'repeated' } }),
  }),
  output: z.array(VehicleDetail),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound'],
})
