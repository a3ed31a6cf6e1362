// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const saveCarReadingLimits = {
  chassisNumber: { maxLength: 30 },
  fuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  gearType: { values: ['Manual', 'Automatic'] },
  fiscalPower: { min: 1, max: 60, kind: 'integer' },
  modelId: { min: 1, max: 2147483647, kind: 'integer' },
  version: { maxLength: 120 },
  releaseDate: { kind: 'date' },
} as const satisfies Limits
