import type { Body } from './body.ts'
import { cabriolet } from './styles/cabriolet.ts'
import { citadine } from './styles/citadine.ts'
import { compact } from './styles/compact.ts'
import { fourgonnette } from './styles/fourgonnette.ts'
import { miniVan } from './styles/mini-van.ts'
import { pickup } from './styles/pickup.ts'
import { sedan } from './styles/sedan.ts'
import { sportsCar } from './styles/sports-car.ts'
import { suv } from './styles/suv.ts'
import { wagon } from './styles/wagon.ts'

/** All designs by body style of the spec. */
export const styles: Record<string, readonly Body[]> = {
  Cabriolet: cabriolet,
  Citadine: citadine,
  Compact: compact,
  Fourgonnette: fourgonnette,
  MiniVan: miniVan,
  Pickup: pickup,
  SUV: suv,
  Sedan: sedan,
  SportsCar: sportsCar,
  Wagon: wagon,
}
