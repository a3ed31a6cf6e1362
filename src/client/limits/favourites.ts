// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const mergeFavouritesLimits = {
  cars: { required: true, maxItems: 200 },
} as const satisfies Limits

export const setPriceAlertLimits = {
  below: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
