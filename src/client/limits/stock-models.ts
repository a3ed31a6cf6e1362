// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const listModelLimits = {
  brand: { required: true, maxLength: 40 },
  model: { required: true, maxLength: 40 },
  adds: { required: true, kind: 'boolean' },
} as const satisfies Limits
