// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const uploadPartLimits = {
  File: { required: true },
} as const satisfies Limits
