import { z } from 'zod'
import { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { chassisNumber } from '#shared/chassis.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { byLanguage } from '#shared/language.ts'
import { Expertise, ExpertiseCheckPart } from '../contract.ts'
import { checkCategories, checkSections, measureUnits } from '../values.ts'

const desk = ['agent', 'expert', 'controller', 'manager', 'admin'] as const

export const CheckList = z.object({
  version: z.int(),
  created: z.iso.datetime(),
  createdBy: z.string().nullable(),
  parts: z.array(ExpertiseCheckPart),
})
export type CheckList = z.infer<typeof CheckList>

export const getCheckList = defineEndpoint({
  id: 'getCheckList',
  method: 'GET',
  path: '/api/staff/checklists',
  summary: 'Returns the current check list of inspections, or an earlier version, with typical costs',
  query: z.object({ version: z.coerce.number().int().min(1).max(2_147_483_647).optional() }),
  output: CheckList,
  roles: desk,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

const usual = z.int().min(1).max(1_000_000).nullable()
/** A point as somebody writes it. */
export const CheckPartInput = z.object({
  code: z.string().max(60),
  category: z.enum(checkCategories),
  section: z.enum(checkSections),
  titles: z.object(byLanguage(() => z.string().trim().min(1).max(120))),
  repairCost: usual,
  replacementCost: usual,
  paintCost: usual,
  unit: z.enum(measureUnits).nullable(),
})
export type CheckPartInput = z.output<typeof CheckPartInput>

export const saveCheckList = defineEndpoint({
  id: 'saveCheckList',
  method: 'POST',
  path: '/api/staff/checklists',
  summary:
    'Creates a new version of the check list; existing inspections keep theirs. EditConflict when the version that the caller read is outdated',
  body: z.object({ version: z.int(), parts: z.array(CheckPartInput).max(500) }),
  output: CheckList,
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'EditConflict', 'AntiForgery'],
})

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
