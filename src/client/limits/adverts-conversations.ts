// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const answerAdConversationLimits = {
  text: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const readAdConversationLimits = {
  upTo: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const reportAdConversationLimits = {
  reason: { required: true, values: ['NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other'] },
  text: { maxLength: 1000 },
} as const satisfies Limits

export const writeToSellerLimits = {
  text: { required: true, maxLength: 2000 },
} as const satisfies Limits
