// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const reportBouncesLimits = {
  reports: { required: true, minItems: 1, maxItems: 1000 },
} as const satisfies Limits
