// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const saveCheckListLimits = {
  version: { required: true, kind: 'integer' },
  parts: { required: true, maxItems: 500 },
} as const satisfies Limits
