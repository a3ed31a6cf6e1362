// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const claimPurchaseLimits = {
  token: { maxLength: 100 },
} as const satisfies Limits
