import type { Body } from '../body.ts'

/** Compact hatchback: five doors, two boxes. */
export const compact: readonly Body[] = []
