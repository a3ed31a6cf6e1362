// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const chooseConsentLimits = {
  device: { required: true },
  accepted: { required: true, kind: 'boolean' },
  version: { maxLength: 7 },
  language: { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits
