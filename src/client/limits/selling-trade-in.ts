// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const linkTradeInLimits = {
  bookingId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
