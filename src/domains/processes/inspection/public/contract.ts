import { z } from 'zod'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { CheckPartPlace, CheckPartRepair } from '../contract.ts'
import { checkCategories, checkPartActions, checkSections, measureUnits } from '../values.ts'

const Moment = z.iso.datetime()

/** How a point stands: fine, repaired since, left as it is with its cost, or no such part in this car. */
const publicResults = ['Fine', 'Fixed', 'Noted', 'NotAvailable'] as const

/** A photo of a point; `/documents/pictures/{hash}/{width}.{avif|webp}` serves it. */
export const PublicPhoto = z.object({
  id: z.uuid(),
  hash: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** taken after the repair */
  isAfter: z.boolean(),
  /** drawn, not photographed */
  isGenerated: z.boolean(),
})

/** A point as anybody may read it. Money in whole dirhams, `cost` for one. */
export const PublicCheckPart = z.object({
  code: z.string(),
  position: z.int(),
  section: z.enum(checkSections),
  titles: Localized,
  result: z.enum(publicResults),
  action: z.enum(checkPartActions),
  isPainted: z.boolean(),
  measured: z.number().nullable(),
  unit: z.enum(measureUnits).nullable(),
  /** set phrases of the expert */
  phrases: z.array(Localized),
  /** free words of the expert, as they were written */
  comment: z.string().nullable(),
  cost: z.int().nullable(),
  quantity: z.int().nullable(),
  place: CheckPartPlace.nullable(),
  fix: CheckPartRepair.nullable(),
  photos: z.array(PublicPhoto),
})
export type PublicCheckPart = z.infer<typeof PublicCheckPart>

const counts = { points: z.int(), fine: z.int(), fixed: z.int(), noted: z.int(), notAvailable: z.int() }
export const PublicExpertise = z.object({
  id: z.int(),
  key: z.uuid(),
  reference: z.string(),
  vehicleId: z.int(),
  checkListVersion: z.int(),
  /** who looked at the car: the role, the store, and the name where the house says so */
  inspector: z.object({ role: z.literal('expert'), name: z.string().nullable(), area: Area.nullable() }),
  /** kilometres, read at the inspection */
  mileage: z.int().nullable(),
  started: Moment.nullable(),
  inspected: Moment.nullable(),
  /** when a second person read and accepted it */
  published: Moment.nullable(),
  counts: z.object(counts),
  /** what the house paid for repairs since, and what is left as it is would cost */
  fixedCost: z.int(),
  notedCost: z.int(),
  categories: z.array(z.object({ category: z.enum(checkCategories), ...counts, parts: z.array(PublicCheckPart) })),
})
export type PublicExpertise = z.infer<typeof PublicExpertise>

export const getVehicleExpertise = defineEndpoint({
  id: 'getVehicleExpertise',
  method: 'GET',
  path: '/api/vehicles/{id}/expertise',
  summary: 'Returns the public inspection report of a certified vehicle: every point, findings, later repairs and absent parts',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: PublicExpertise,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound'],
})
