// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const answerNewPriceLimits = {
  accepted: { required: true, kind: 'boolean' },
  comment: { maxLength: 500 },
} as const satisfies Limits

export const cancelBookingLimits = {
  comment: { maxLength: 500 },
} as const satisfies Limits

export const checkBookingCodeLimits = {
  code: { required: true, maxLength: 20 },
} as const satisfies Limits

export const claimBookingLimits = {
  token: { required: true, maxLength: 100 },
} as const satisfies Limits

export const editOwnBuyerLimits = {
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
  idNumber: { maxLength: 12 },
} as const satisfies Limits

export const givePaymentDetailsLimits = {
  paymentType: { required: true, values: ['Direct', 'Financing'] },
  paymentMethod: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  warrantyPackId: { min: 1, max: 2147483647, kind: 'integer' },
  'loan.advance': { required: true, min: 0, max: 90, kind: 'number' },
  'loan.months': { required: true, min: 1, max: 120, kind: 'integer' },
} as const satisfies Limits

export const objectToAnswerLimits = {
  comment: { maxLength: 500 },
} as const satisfies Limits
