// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const editBuyerLimits = {
  civility: { required: true, values: ['M.', 'Mme.', 'Société'] },
  firstName: { required: true, maxLength: 60 },
  lastName: { required: true, maxLength: 60 },
  email: { required: true, maxLength: 254, kind: 'email' },
  phone: { maxLength: 40 },
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
  idNumber: { maxLength: 12 },
  companyName: { maxLength: 120 },
  ice: { maxLength: 20 },
  registrationNumber: { maxLength: 12 },
} as const satisfies Limits
