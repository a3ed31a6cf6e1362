// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const simulateVehicleLimits = {
  advance: { required: true, min: 0, max: 99, kind: 'number' },
  months: { required: true, min: 1, kind: 'integer' },
  termsAccepted: { required: true, kind: 'boolean' },
  schedule: { kind: 'boolean' },
} as const satisfies Limits
