// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addBoostPackLimits = {
  price: { required: true, min: 1, max: 100000, kind: 'integer' },
  boostInDays: { required: true, min: 1, max: 365, kind: 'integer' },
  isDeactivated: { kind: 'boolean' },
} as const satisfies Limits

export const noteBoostRefundLimits = {
  reference: { required: true, minLength: 3, maxLength: 60 },
} as const satisfies Limits

export const saveBoostPackLimits = {
  price: { required: true, min: 1, max: 100000, kind: 'integer' },
  boostInDays: { required: true, min: 1, max: 365, kind: 'integer' },
  isDeactivated: { kind: 'boolean' },
} as const satisfies Limits
