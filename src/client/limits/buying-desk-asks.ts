// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const approveAskLimits = {
  remark: { maxLength: 2000 },
} as const satisfies Limits

export const askPriceLimits = {
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
  comment: { required: true, maxLength: 2000 },
  confirmedPrice: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const askRefundLimits = {
  method: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  amount: { required: true, min: 1, max: 100000000, kind: 'integer' },
  reference: { maxLength: 100 },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const refuseAskLimits = {
  remark: { required: true, maxLength: 2000 },
} as const satisfies Limits
