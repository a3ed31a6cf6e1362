import type { Body } from '../body.ts'
import { supermini } from './citadine-supermini.ts'

/** Small city car: short, upright, steep tailgate. */
export const citadine: readonly Body[] = [supermini]
