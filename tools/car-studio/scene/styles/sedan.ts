import type { Body } from '../body.ts'
import { middleSaloon } from './sedan-middle.ts'

/** Saloons: bonnet, cabin and boot, from the small economical one to the executive car. */
export const sedan: readonly Body[] = [middleSaloon]
