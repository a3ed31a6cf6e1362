// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const activateCustomerLimits = {
  comment: { required: true, maxLength: 500 },
} as const satisfies Limits

export const addCustomerLimits = {
  civility: { required: true, values: ['M.', 'Mme.', 'Société'] },
  firstName: { required: true, maxLength: 60 },
  lastName: { required: true, maxLength: 60 },
  companyName: { maxLength: 120 },
  email: { maxLength: 254, kind: 'email' },
  phone: { maxLength: 40 },
  language: { required: true, values: ['fr', 'ar'] },
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
} as const satisfies Limits

export const deactivateCustomerLimits = {
  comment: { required: true, maxLength: 500 },
} as const satisfies Limits

export const updateConsentsLimits = {
  consents: { required: true, minItems: 1, maxItems: 12 },
} as const satisfies Limits

export const updateCurrentCustomerLimits = {
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
} as const satisfies Limits
