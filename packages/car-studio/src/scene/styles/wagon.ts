import type { Body } from '../body.ts'
import { compactEstate } from './wagon-compact.ts'
import { raisedEstate } from './wagon-raised.ts'
import { sleekEstate } from './wagon-sleek.ts'

/** Estates: the roof goes on to a tailgate; compact, upscale and raised. */
export const wagon: readonly Body[] = [compactEstate, sleekEstate, raisedEstate]
