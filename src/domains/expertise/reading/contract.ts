import { z } from 'zod'
import { FuelType, GearType } from '#domains/vehicles/contract.ts'
import { chassisNumber } from '#shared/chassis.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { Expertise } from '../contract.ts'

export const saveCarReading = defineEndpoint({
  id: 'saveCarReading',
  method: 'PUT',
  path: '/api/staff/expertises/{id}/reading',
  summary:
    'Saves what the inspector read from the car and its grey card; what is left out was not read. Purchases and consignments need a listed model, chassis number, fuel and gearbox before the sheet is submitted. Afterwards only what is missing of these four is added; TransitionNotAllowed when nothing is',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({
    chassisNumber: z
      .string()
      .trim()
      .max(30)
      .transform((text) => text.toUpperCase().replaceAll(/[\s.-]/g, ''))
      .refine((text) => chassisNumber(text) !== null, { params: { reason: 'chassis' } })
      .optional(),
    fuelType: FuelType.optional(),
    gearType: GearType.optional(),
    fiscalPower: z.int().min(1).max(60).optional(),
    modelId: z.int().min(1).max(2_147_483_647).optional(),
    version: z.string().trim().min(1).max(120).optional(),
    releaseDate: z.iso.date().optional(),
  }),
  output: Expertise,
  roles: ['expert', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery', 'TransitionNotAllowed'],
})
