// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const editOwnBuyerLimits = {
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
  idNumber: { maxLength: 12 },
} as const satisfies Limits
