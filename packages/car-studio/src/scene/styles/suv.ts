import type { Body } from '../body.ts'
import { coupeSuv } from './suv-coupe.ts'
import { familySuv } from './suv-family.ts'
import { largeSuv } from './suv-large.ts'
import { offroadSuv } from './suv-offroad.ts'

/** Sport utility vehicles: a family car with cladding, a coupé-like crossover, a boxy off-roader, a large upscale car. */
export const suv: readonly Body[] = [familySuv, coupeSuv, offroadSuv, largeSuv]
