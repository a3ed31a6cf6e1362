import type { Body } from '../body.ts'
import { familySuv } from './suv-family.ts'

/** Sport utility vehicle: high, upright, clad sills and arches. */
export const suv: readonly Body[] = [familySuv]
