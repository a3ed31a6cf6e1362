import type { Body } from '../body.ts'
import { elegantOpen } from './cabriolet-elegant.ts'
import { pertOpen } from './cabriolet-pert.ts'
import { roadster } from './cabriolet-roadster.ts'
import { smallOpen } from './cabriolet-small.ts'

/** Open cars, the hood folded and the side windows down. */
export const cabriolet: readonly Body[] = [smallOpen, roadster, elegantOpen, pertOpen]
