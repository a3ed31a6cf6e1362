// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const bookFromWaitlistLimits = {
  terms: { required: true, kind: 'boolean' },
  'loan.advance': { required: true, min: 0, max: 90, kind: 'number' },
  'loan.months': { required: true, min: 1, max: 120, kind: 'integer' },
} as const satisfies Limits

export const joinWaitlistLimits = {
  'buyer.civility': { required: true, values: ['M.', 'Mme.', 'Société'] },
  'buyer.firstName': { required: true, maxLength: 60 },
  'buyer.lastName': { required: true, maxLength: 60 },
  'buyer.email': { required: true, maxLength: 254, kind: 'email' },
  'buyer.phone': { maxLength: 40 },
  'buyer.address': { maxLength: 120 },
  'buyer.addressLine2': { maxLength: 120 },
  'buyer.zip': { maxLength: 5 },
  'buyer.city': { maxLength: 60 },
  'buyer.idNumber': { maxLength: 12 },
  'buyer.companyName': { maxLength: 120 },
  'buyer.ice': { maxLength: 20 },
  'buyer.registrationNumber': { maxLength: 12 },
} as const satisfies Limits
