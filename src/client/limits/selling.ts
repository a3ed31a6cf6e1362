// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const answerPurchaseLimits = {
  action: { required: true, values: ['acceptOffer', 'negotiate', 'takeBack', 'decline', 'toIntermediation', 'toAd', 'sendDocuments', 'cancel'] },
  comment: { maxLength: 1000 },
  wishedPrice: { min: 1, max: 100000000, kind: 'integer' },
  isSure: { kind: 'boolean' },
  reasonId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const claimPurchaseLimits = {
  token: { maxLength: 100 },
} as const satisfies Limits

export const savePurchaseBankAccountLimits = {
  holder: { required: true, maxLength: 120 },
  bankName: { required: true, maxLength: 80 },
  bankNumber: { required: true, maxLength: 60 },
  bankAddress: { maxLength: 160 },
} as const satisfies Limits
