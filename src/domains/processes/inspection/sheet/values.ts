import type { checkCategories } from '../values.ts'

export type CheckCategory = (typeof checkCategories)[number]

/** Outcome of a point: no fault; repaired; open fault; no such part or not inspected. */
export const pointOutcomes = ['ok', 'fixed', 'note', 'none'] as const
export type PointOutcome = (typeof pointOutcomes)[number]
