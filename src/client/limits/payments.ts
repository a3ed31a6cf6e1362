// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const settlePaymentLimits = {
  comment: { required: true, minLength: 3, maxLength: 500 },
} as const satisfies Limits
