import type { Body } from '../body.ts'
import { economy } from './citadine-economy.ts'
import { pert } from './citadine-pert.ts'
import { plain } from './citadine-plain.ts'
import { sharp } from './citadine-sharp.ts'
import { soft } from './citadine-soft.ts'
import { supermini } from './citadine-supermini.ts'
import { tiny } from './citadine-tiny.ts'
import { brightSupermini, shortFive, wedgeSupermini } from './citadine-twenties.ts'
import { young } from './citadine-young.ts'

/** Small city car: short, upright, steep tailgate; then of the nineties, of about 2010, of today; a bright one, a very small one with five doors, a wedge, a pert one with a dark roof. */
export const citadine: readonly Body[] = [
  supermini,
  economy,
  tiny,
  sharp,
  plain,
  soft,
  young,
  brightSupermini,
  shortFive,
  wedgeSupermini,
  pert,
]
