import type { Body } from '../body.ts'
import { classic } from './compact-classic.ts'
import { electric } from './compact-electric.ts'
import { sporty } from './compact-sporty.ts'

/** Compact hatchback: five doors, two boxes. */
export const compact: readonly Body[] = [classic, sporty, electric]
