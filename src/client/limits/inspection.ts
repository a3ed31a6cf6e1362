// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const openExpertiseLimits = {
  vehicleId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  storageAreaId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const reopenCheckPartsLimits = {
  parts: { required: true, minItems: 1, maxItems: 120 },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const saveExpertiseValueLimits = {
  startValue: { min: 1, max: 100000000, kind: 'integer' },
  startReason: { maxLength: 2000 },
  extras: { min: 0, max: 100000000, kind: 'integer' },
  extrasReason: { maxLength: 2000 },
} as const satisfies Limits

export const stepExpertiseLimits = {
  action: { required: true, values: ['submit', 'askEdits', 'resubmit', 'giveQuotation', 'acceptQuotation', 'rejectQuotation', 'accept', 'reject'] },
  comment: { maxLength: 2000 },
  parts: { maxItems: 120 },
} as const satisfies Limits

export const syncExpertiseLimits = {
  operations: { required: true, maxItems: 240 },
  mileage: { min: 0, max: 2000000, kind: 'integer' },
  vehicleRepairStatusType: { values: ['NotRequired', 'NotRepaired', 'Repaired'] },
} as const satisfies Limits

export const updateCheckPartQuotationLimits = {
  action: { required: true, values: ['NotAvailable', 'None', 'Replacement', 'Repair'] },
  isPainted: { kind: 'boolean' },
  cost: { min: 0, max: 1000000, kind: 'integer' },
  quantity: { min: 1, max: 99, kind: 'integer' },
  phrases: { maxItems: 4 },
  comment: { maxLength: 2000 },
  measured: { min: -1000, max: 99999, kind: 'number' },
  'place.view': { required: true, values: ['Top', 'Left', 'Right', 'Front', 'Back', 'Inside'] },
  'place.x': { required: true, min: 0, max: 100, kind: 'number' },
  'place.y': { required: true, min: 0, max: 100, kind: 'number' },
  revision: { min: 0, kind: 'integer' },
} as const satisfies Limits
