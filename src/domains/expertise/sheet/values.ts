import type { checkCategories } from '../values.ts'

/** One of the eight families. */
export type CheckCategory = (typeof checkCategories)[number]

/** What was found of a point: nothing; a fault that was put right; one that is still there; the car has no such part, or nobody looked. */
export const pointOutcomes = ['ok', 'fixed', 'note', 'none'] as const
export type PointOutcome = (typeof pointOutcomes)[number]
