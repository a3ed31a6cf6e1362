import type { Body } from '../body.ts'
import { compactCoupe } from './sports-car-coupe.ts'
import { dome } from './sports-car-dome.ts'
import { fourSeater } from './sports-car-four.ts'
import { grandTourer } from './sports-car-gt.ts'
import { wedge } from './sports-car-wedge.ts'

/** Sports cars: two doors, low, cabin far back or far forward; one has four seats; one with its engine in front under a domed roof. */
export const sportsCar: readonly Body[] = [compactCoupe, grandTourer, wedge, fourSeater, dome]
