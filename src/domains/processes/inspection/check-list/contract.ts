import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { byLanguage } from '#shared/language.ts'
import { ExpertiseCheckPart } from '../contract.ts'
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
