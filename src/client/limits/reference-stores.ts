// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addStoreLimits = {
  'store.names.fr': { required: true, maxLength: 60 },
  'store.names.ar': { required: true, maxLength: 60 },
  'store.addresses.fr': { required: true, maxLength: 160 },
  'store.addresses.ar': { required: true, maxLength: 160 },
  'store.city': { required: true, maxLength: 60 },
  'store.phone': { required: true, maxLength: 30 },
  'store.email': { maxLength: 254, kind: 'email' },
  'store.latitude': { required: true, min: 20.5, max: 36.2, kind: 'number' },
  'store.longitude': { required: true, min: -17.6, max: -0.6, kind: 'number' },
  'store.hours': { required: true, minItems: 7, maxItems: 7 },
  'store.services': { maxItems: 4 },
  'store.isDeactivated': { kind: 'boolean' },
} as const satisfies Limits

export const changeStoreLimits = {
  'store.names.fr': { required: true, maxLength: 60 },
  'store.names.ar': { required: true, maxLength: 60 },
  'store.addresses.fr': { required: true, maxLength: 160 },
  'store.addresses.ar': { required: true, maxLength: 160 },
  'store.city': { required: true, maxLength: 60 },
  'store.phone': { required: true, maxLength: 30 },
  'store.email': { maxLength: 254, kind: 'email' },
  'store.latitude': { required: true, min: 20.5, max: 36.2, kind: 'number' },
  'store.longitude': { required: true, min: -17.6, max: -0.6, kind: 'number' },
  'store.hours': { required: true, minItems: 7, maxItems: 7 },
  'store.services': { maxItems: 4 },
  'store.isDeactivated': { kind: 'boolean' },
  version: { required: true, min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
