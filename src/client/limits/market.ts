// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const createEstimateLimits = {
  modelId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  year: { required: true, min: 1980, max: 2100, kind: 'integer' },
  mileage: { required: true, min: 1, max: 1000000, kind: 'integer' },
  city: { maxLength: 60 },
  fuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  gearType: { values: ['Manual', 'Automatic'] },
  isFirstHand: { kind: 'boolean' },
} as const satisfies Limits

export const recogniseCarLimits = {
  plate: { required: true, maxLength: 40 },
} as const satisfies Limits
