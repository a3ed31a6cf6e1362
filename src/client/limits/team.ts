// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addAbsenceLimits = {
  firstDay: { required: true, kind: 'date' },
  lastDay: { required: true, kind: 'date' },
} as const satisfies Limits

export const addStaffMemberLimits = {
  email: { required: true, maxLength: 254, kind: 'email' },
  roles: { required: true, minItems: 1, maxItems: 6 },
  areaIds: { maxItems: 100 },
  'person.civility': { required: true, values: ['M.', 'Mme.'] },
  'person.firstName': { required: true, maxLength: 60 },
  'person.lastName': { required: true, maxLength: 60 },
  'person.phone': { maxLength: 40 },
  'person.language': { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits

export const changeRotaLimits = {
  days: { required: true, minItems: 7, maxItems: 7 },
} as const satisfies Limits

export const changeStaffMemberLimits = {
  roles: { required: true, minItems: 1, maxItems: 6 },
  areaIds: { required: true, maxItems: 100 },
} as const satisfies Limits
