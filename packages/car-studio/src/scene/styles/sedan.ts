import type { Body } from '../body.ts'
import { executiveSaloon } from './sedan-executive.ts'
import { fastbackSaloon } from './sedan-fastback.ts'
import { middleSaloon } from './sedan-middle.ts'
import { smallSaloon } from './sedan-small.ts'

/** Saloons: bonnet, cabin and boot, from the small economical one to the executive car. */
export const sedan: readonly Body[] = [smallSaloon, middleSaloon, executiveSaloon, fastbackSaloon]
