// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const countShownVehicleAdsLimits = {
  vehicles: { required: true, minItems: 1, maxItems: 60 },
} as const satisfies Limits
