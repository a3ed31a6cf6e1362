// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const arrangePurchaseVisitLimits = {
  storageAreaId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  starts: { required: true },
} as const satisfies Limits

export const arrangeVisitForLimits = {
  storageAreaId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  starts: { required: true },
} as const satisfies Limits

export const endPurchaseVisitLimits = {
  status: { required: true, values: ['Done', 'Missed'] },
} as const satisfies Limits
