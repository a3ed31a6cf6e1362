// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const previewPageLimits = {
  titleFR: { maxLength: 200 },
  titleAR: { maxLength: 200 },
  pageSections: { required: true, maxItems: 30 },
} as const satisfies Limits

export const publishPageLimits = {
  draft: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const restorePageLimits = {
  published: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const savePageDraftLimits = {
  'page.titleFR': { maxLength: 200 },
  'page.titleAR': { maxLength: 200 },
  'page.pageSections': { required: true, maxItems: 30 },
  draft: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
