// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const changeStoreCapacitiesLimits = {
  capacities: { required: true, maxItems: 4 },
  was: { required: true, maxItems: 4 },
} as const satisfies Limits
