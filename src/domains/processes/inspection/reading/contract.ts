import { z } from 'zod'
import { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { chassisNumber } from '#shared/chassis.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { Expertise } from '../contract.ts'

/** Facts of the grey card that identify a car for its contract. */
export const CardReading = z.object({
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
})
export type CardReading = z.output<typeof CardReading>

export const saveCarReading = defineEndpoint({
  id: 'saveCarReading',
  method: 'PUT',
  path: '/api/staff/expertises/{id}/reading',
  summary:
    'Saves the facts that the inspector read from the vehicle and its grey card; an omitted one was not read. Purchases and consignments need a listed model, chassis number, fuel and gearbox before submission; afterwards only missing ones of these four can be added (TransitionNotAllowed when none is)',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: CardReading.extend({
    modelId: z.int().min(1).max(2_147_483_647).optional(),
    version: z.string().trim().min(1).max(120).optional(),
    releaseDate: z.iso.date().optional(),
  }),
  output: Expertise,
  roles: ['expert', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery', 'TransitionNotAllowed'],
})
