// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const confirmPayoutLimits = {
  transferReference: { required: true, maxLength: 60 },
} as const satisfies Limits

export const saveIntermediationCarLimits = {
  chassisNumber: { maxLength: 30 },
  fuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  gearType: { values: ['Manual', 'Automatic'] },
  fiscalPower: { min: 1, max: 60, kind: 'integer' },
} as const satisfies Limits

export const saveOwnerBankAccountLimits = {
  holder: { required: true, maxLength: 120 },
  bankName: { required: true, maxLength: 80 },
  bankNumber: { required: true, maxLength: 60 },
  bankAddress: { maxLength: 160 },
} as const satisfies Limits

export const signIntermediationLimits = {
  signedBy: { required: true, maxLength: 120 },
  png: { required: true, maxLength: 400000 },
} as const satisfies Limits

export const stepIntermediationLimits = {
  action: { required: true, values: ['accept', 'reject', 'proposeFloor', 'generateContract', 'sign', 'agreeFloor', 'wishFloor', 'toAd', 'withdraw'] },
  comment: { maxLength: 2000 },
  type: { values: ['Individual', 'GarageOwner'] },
  intermediationTypeId: { min: 1, max: 2147483647, kind: 'integer' },
  askingPrice: { min: 1, max: 100000000, kind: 'integer' },
  floorPrice: { min: 1, max: 100000000, kind: 'integer' },
  wishedFloor: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits
