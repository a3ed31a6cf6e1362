// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const voteOnAnswerLimits = {
  question: { required: true, maxLength: 300 },
  isHelpful: { required: true, kind: 'boolean' },
} as const satisfies Limits
