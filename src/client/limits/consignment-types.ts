// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addIntermediationTypeLimits = {
  calculationRule: { required: true, values: ['PV', 'M'] },
  type: { required: true, values: ['Individual', 'GarageOwner'] },
  isDeactivated: { kind: 'boolean' },
  saleFees: { required: true, maxItems: 8 },
} as const satisfies Limits

export const saveIntermediationTypeLimits = {
  calculationRule: { required: true, values: ['PV', 'M'] },
  type: { required: true, values: ['Individual', 'GarageOwner'] },
  isDeactivated: { kind: 'boolean' },
  saleFees: { required: true, maxItems: 8 },
} as const satisfies Limits
