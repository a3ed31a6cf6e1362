// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const answerIntermediationLimits = {
  action: { required: true, values: ['agreeFloor', 'wishFloor', 'toAd', 'withdraw'] },
  comment: { maxLength: 1000 },
  floorPrice: { min: 1, max: 100000000, kind: 'integer' },
  wishedFloor: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const saveIntermediationBankAccountLimits = {
  holder: { required: true, maxLength: 120 },
  bankName: { required: true, maxLength: 80 },
  bankNumber: { required: true, maxLength: 60 },
  bankAddress: { maxLength: 160 },
} as const satisfies Limits
