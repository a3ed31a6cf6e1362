// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const closeVehicleAdReportsLimits = {
  outcome: { required: true, values: ['Removed', 'Kept'] },
} as const satisfies Limits

export const reportVehicleAdLimits = {
  reason: { required: true, values: ['NotForSale', 'WrongPrice', 'WrongCar', 'Scam', 'Stolen', 'Offensive', 'Other'] },
  text: { maxLength: 1000 },
  email: { maxLength: 254, kind: 'email' },
  website: { maxLength: 500 },
} as const satisfies Limits
