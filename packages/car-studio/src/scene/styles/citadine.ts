import type { Body } from '../body.ts'
import { economy } from './citadine-economy.ts'
import { plain } from './citadine-plain.ts'
import { sharp } from './citadine-sharp.ts'
import { supermini } from './citadine-supermini.ts'
import { tiny } from './citadine-tiny.ts'

/** Small city car: short, upright, steep tailgate; the last is of the nineties. */
export const citadine: readonly Body[] = [supermini, economy, tiny, sharp, plain]
