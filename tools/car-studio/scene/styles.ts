import type { Body } from './body.ts'
import { sedan } from './styles/sedan.ts'
import { suv } from './styles/suv.ts'

/** All designs by body style of the spec. */
export const styles: Record<string, readonly Body[]> = { SUV: suv, Sedan: sedan }
