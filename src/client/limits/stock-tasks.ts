// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const addTaskLimits = {
  title: { required: true, maxLength: 120 },
  description: { maxLength: 2000 },
} as const satisfies Limits

export const moveTaskLimits = {
  action: { required: true, values: ['start', 'stop', 'resume', 'complete', 'cancel', 'reopen'] },
  comment: { maxLength: 500 },
} as const satisfies Limits

export const orderTasksLimits = {
  ids: { required: true, maxItems: 200 },
} as const satisfies Limits

export const saveTaskLimits = {
  title: { required: true, maxLength: 120 },
  description: { maxLength: 2000 },
  'was.title': { required: true, maxLength: 120 },
  'was.description': { maxLength: 2000 },
} as const satisfies Limits
