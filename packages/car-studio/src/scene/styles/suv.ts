import type { Body } from '../body.ts'
import { broadSuv } from './suv-broad.ts'
import { coupeSuv } from './suv-coupe.ts'
import { earlySuv } from './suv-early.ts'
import { electricSuv } from './suv-electric.ts'
import { familySuv } from './suv-family.ts'
import { largeSuv } from './suv-large.ts'
import { offroadSuv } from './suv-offroad.ts'
import { smallSuv } from './suv-small.ts'

/**
 * Sport utility vehicles: a family car with cladding, a coupé-like crossover, a boxy off-roader, a large upscale car, one of the
 * two-thousands, a small crossover, an electric one, a broad one of the twenties.
 */
export const suv: readonly Body[] = [familySuv, coupeSuv, offroadSuv, largeSuv, earlySuv, smallSuv, electricSuv, broadSuv]
