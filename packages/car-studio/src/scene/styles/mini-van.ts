import type { Body } from '../body.ts'
import { compactCarrier } from './mini-van-compact.ts'
import { levelCarrier } from './mini-van-level.ts'
import { sevenSeater } from './mini-van-seven.ts'
import { uprightCarrier } from './mini-van-upright.ts'

/** People carriers: a compact one-box, a large seven-seater with sliding doors, an older upright one, a level one of the tens. */
export const miniVan: readonly Body[] = [compactCarrier, sevenSeater, uprightCarrier, levelCarrier]
