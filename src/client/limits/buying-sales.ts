// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addSaleCommentLimits = {
  kind: { required: true, values: ['Note', 'Call', 'Email', 'Visit'] },
  body: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const assignSaleLimits = {
  subject: { maxLength: 64 },
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const assignSalesLimits = {
  ids: { required: true, minItems: 1, maxItems: 100 },
  subject: { required: true, maxLength: 64 },
} as const satisfies Limits
