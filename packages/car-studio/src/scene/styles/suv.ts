import type { Body } from '../body.ts'
import { broadSuv } from './suv-broad.ts'
import { coupeSuv } from './suv-coupe.ts'
import { earlySuv } from './suv-early.ts'
import { electricSuv } from './suv-electric.ts'
import { familySuv } from './suv-family.ts'
import { largeSuv } from './suv-large.ts'
import { roundSuv } from './suv-noughties.ts'
import { offroadSuv } from './suv-offroad.ts'
import { smallSuv } from './suv-small.ts'
import { sportingSuv } from './suv-sporting.ts'
import { proudSuv, statelySuv } from './suv-strong.ts'
import { eleganceSuv, smoothSuv, swiftSuv } from './suv-tens.ts'
import { facetSuv, levelSuv, pertSuv } from './suv-twenties.ts'

/**
 * Sport utility vehicles: a family car with cladding, a coupé-like crossover, a boxy off-roader, a large upscale car, one of the
 * two-thousands, a small crossover, an electric one, a broad one of the twenties; of the tens a large smooth one, a compact one with a
 * rising line and a large elegant one; then a level one, one of facets, a large one of the two-thousands, a proud one, a stately one,
 * a pert small one and a sporting one.
 */
export const suv: readonly Body[] = [
  familySuv,
  coupeSuv,
  offroadSuv,
  largeSuv,
  earlySuv,
  smallSuv,
  electricSuv,
  broadSuv,
  smoothSuv,
  swiftSuv,
  eleganceSuv,
  levelSuv,
  facetSuv,
  roundSuv,
  proudSuv,
  statelySuv,
  pertSuv,
  sportingSuv,
]
