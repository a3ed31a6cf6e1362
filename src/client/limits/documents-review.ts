// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const reviewDocumentLimits = {
  status: { required: true, values: ['Accepted', 'Rejected'] },
  comment: { maxLength: 1000 },
} as const satisfies Limits
