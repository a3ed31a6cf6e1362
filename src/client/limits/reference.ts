// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addHolidayLimits = {
  date: { required: true, kind: 'date' },
  'name.fr': { required: true, maxLength: 100 },
  'name.ar': { required: true, maxLength: 100 },
} as const satisfies Limits

export const changeHolidayLimits = {
  date: { required: true, kind: 'date' },
  'name.fr': { required: true, maxLength: 100 },
  'name.ar': { required: true, maxLength: 100 },
} as const satisfies Limits
