// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addAppointmentLimits = {
  kind: { required: true, values: ['Visit', 'TestDrive', 'Delivery'] },
  storageAreaId: { required: true, min: 1, kind: 'integer' },
  starts: { required: true },
  firstName: { maxLength: 60 },
  lastName: { maxLength: 60 },
  phone: { maxLength: 40 },
  reference: { maxLength: 20 },
  note: { maxLength: 200 },
} as const satisfies Limits

export const blockPlacesLimits = {
  storageAreaId: { required: true, min: 1, kind: 'integer' },
  kind: { required: true, values: ['Expertise', 'Visit', 'TestDrive', 'Delivery'] },
  starts: { required: true },
  ends: { required: true },
  places: { required: true, min: 1, max: 20, kind: 'integer' },
  note: { maxLength: 200 },
} as const satisfies Limits

export const endAppointmentLimits = {
  status: { required: true, values: ['Cancelled', 'Done', 'Missed'] },
} as const satisfies Limits
