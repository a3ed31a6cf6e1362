// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const stepVehicleAdLimits = {
  action: { required: true, values: ['accept', 'askCorrection', 'reject', 'takeBack', 'withdraw', 'deactivate'] },
  reasons: { maxItems: 10 },
  comment: { maxLength: 2000 },
  suspends: { minLength: 10, maxLength: 1000 },
} as const satisfies Limits
