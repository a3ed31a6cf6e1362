// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const approveStockPriceLimits = {
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const priceStockLimits = {
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
  was: { kind: 'integer' },
  confirmed: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const refuseStockPriceLimits = {
  remark: { maxLength: 500 },
} as const satisfies Limits
