import type { Body } from '../body.ts'
import { electricSaloon } from './sedan-electric.ts'
import { executiveSaloon } from './sedan-executive.ts'
import { fastbackSaloon } from './sedan-fastback.ts'
import { middleSaloon } from './sedan-middle.ts'
import { softSaloon, sportSaloon, youngSaloon } from './sedan-others.ts'
import { plainSaloon } from './sedan-plain.ts'
import { smallSaloon } from './sedan-small.ts'

/** Saloons: bonnet, cabin and boot, from the small economical one to the executive car; a plain and an electric one; a young small one, a sporting one, a large soft one. */
export const sedan: readonly Body[] = [
  smallSaloon,
  middleSaloon,
  executiveSaloon,
  fastbackSaloon,
  plainSaloon,
  electricSaloon,
  youngSaloon,
  sportSaloon,
  softSaloon,
]
