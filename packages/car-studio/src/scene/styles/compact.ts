import type { Body } from '../body.ts'
import { classic } from './compact-classic.ts'
import { early } from './compact-early.ts'
import { electric } from './compact-electric.ts'
import { sporty } from './compact-sporty.ts'

/** Compact hatchback: five doors, two boxes; the last is of the two-thousands. */
export const compact: readonly Body[] = [classic, sporty, electric, early]
