import type { Body } from './body.ts'
import { citadine } from './styles/citadine.ts'
import { compact } from './styles/compact.ts'
import { pickup } from './styles/pickup.ts'
import { sedan } from './styles/sedan.ts'
import { suv } from './styles/suv.ts'
import { wagon } from './styles/wagon.ts'

/** All designs by body style of the spec. */
export const styles: Record<string, readonly Body[]> = {
  Citadine: citadine,
  Compact: compact,
  Pickup: pickup,
  SUV: suv,
  Sedan: sedan,
  Wagon: wagon,
}
