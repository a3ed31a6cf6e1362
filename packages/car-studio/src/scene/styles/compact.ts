import type { Body } from '../body.ts'
import { classic } from './compact-classic.ts'
import { early } from './compact-early.ts'
import { electric } from './compact-electric.ts'
import { flowing, taut } from './compact-others.ts'
import { sporty } from './compact-sporty.ts'

/** Compact hatchback: five doors, two boxes; one of the two-thousands, a flowing one of about 2012, a taut one of the twenties. */
export const compact: readonly Body[] = [classic, sporty, electric, early, flowing, taut]
