// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const blockPlacesLimits = {
  storageAreaId: { required: true, min: 1, kind: 'integer' },
  kind: { required: true, values: ['Expertise', 'Visit', 'TestDrive', 'Delivery'] },
  starts: { required: true },
  ends: { required: true },
  places: { required: true, min: 1, max: 20, kind: 'integer' },
  note: { maxLength: 200 },
} as const satisfies Limits
