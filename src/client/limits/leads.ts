// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const askForCallLimits = {
  name: { required: true, maxLength: 60 },
  phone: { maxLength: 40 },
  what: { required: true, values: ['Breakdown', 'Accident'] },
  place: { maxLength: 200 },
  latitude: { min: -90, max: 90, kind: 'number' },
  longitude: { min: -180, max: 180, kind: 'number' },
  website: { maxLength: 500 },
} as const satisfies Limits

export const sendContactRequestLimits = {
  firstName: { required: true, maxLength: 60 },
  lastName: { required: true, maxLength: 60 },
  email: { maxLength: 254, kind: 'email' },
  phone: { maxLength: 40 },
  message: { required: true, maxLength: 2000 },
  topic: { values: ['Purchase', 'Payment', 'Warranty', 'Sale', 'Papers', 'Account', 'Assistance'] },
  vehicleId: { min: 1, max: 2147483647, kind: 'integer' },
  website: { maxLength: 500 },
} as const satisfies Limits

export const subscribeToNewsletterLimits = {
  email: { required: true, maxLength: 254, kind: 'email' },
  language: { required: true, values: ['fr', 'ar'] },
  consent: { required: true, kind: 'boolean' },
  website: { maxLength: 500 },
} as const satisfies Limits
