// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const printExpertiseLimits = {
  language: { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits
