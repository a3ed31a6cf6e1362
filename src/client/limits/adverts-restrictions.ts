// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const restrictAdPersonLimits = {
  side: { required: true, values: ['Buyer', 'Seller'] },
  reason: { required: true, minLength: 10, maxLength: 1000 },
} as const satisfies Limits
