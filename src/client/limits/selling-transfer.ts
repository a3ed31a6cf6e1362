// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const prepareTransferLimits = {
  isDeduction: { kind: 'boolean' },
  debited: { maxLength: 80 },
  reference: { maxLength: 60 },
} as const satisfies Limits

export const sendTransferBackLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits
