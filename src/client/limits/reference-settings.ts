// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const changeSettingLimits = {
  value: { maxLength: 5000 },
  was: { maxLength: 5000 },
} as const satisfies Limits
