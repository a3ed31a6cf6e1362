import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { settingTypes } from '../rules.ts'
import { settingShapes, settingUnits } from './values.ts'

/** A setting with the fields for its editors. `value` is text as stored; `lastModified` is ISO 8601. */
export const SettingRow = z.object({
  key: z.string(),
  value: z.string(),
  type: z.enum(settingTypes),
  shape: z.enum(settingShapes),
  min: z.number().nullable(),
  max: z.number().nullable(),
  whole: z.boolean(),
  /** the values of a choice, the fields of each row */
  options: z.array(z.string()),
  unit: z.enum(settingUnits).nullable(),
  /** the default value; null where only the operator can set it */
  default: z.string().nullable(),
  isPublic: z.boolean(),
  lastModified: z.string(),
  lastModifiedBy: z.string().nullable(),
})
export type SettingRow = z.infer<typeof SettingRow>

const planners = { roles: ['manager', 'admin'] } as const

export const listSettings = defineEndpoint({
  ...planners,
  id: 'listSettings',
  method: 'GET',
  path: '/api/staff/settings',
  summary: 'Lists all settings with value, default, type, unit, limits and last editor',
  output: z.array(SettingRow),
  errors: ['Unauthorized', 'Forbidden'],
})

export const changeSetting = defineEndpoint({
  ...planners,
  id: 'changeSetting',
  method: 'PUT',
  path: '/api/staff/settings/{key}',
  summary: 'Changes a setting with immediate effect. `was` is the value that the caller read: SettingChanged when it differs now',
  params: z.object({ key: z.string().min(1).max(100) }),
  body: z.object({ value: z.string().max(5000), was: z.string().max(5000) }),
  output: SettingRow,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'SettingChanged', 'AntiForgery'],
})
