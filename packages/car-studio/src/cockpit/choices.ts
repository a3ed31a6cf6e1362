import type { Shape } from './cabin-measures.ts'
import type { Gear } from './console.ts'
import type { Trim } from './finishes.ts'
import type { Dash } from './instruments.ts'

/** One picture of a dashboard. */
export interface DashboardChoice {
  readonly name: string
  readonly angle: 'Dashboard'
  readonly dash: Dash
  readonly trim: Trim
  readonly gear: Gear
  readonly shape: Shape
}

/** One picture of the seats. */
export interface InteriorChoice {
  readonly name: string
  readonly angle: 'Interior'
  readonly seats: 'two' | 'five' | 'seven'
  readonly trim: Trim
  /** a cabriolet */
  readonly isOpen?: true
}

/** One interior picture. */
export type CockpitChoice = DashboardChoice | InteriorChoice

// what is seen through the windows of every body is dark: beige would be the cabin of another car
const trims: readonly Trim[] = ['cloth', 'leather']

// what is built: large screens have no manual gate; sports cars have leather; of cabriolets there are few, one dashboard does for them
const sensible = (dash: Dash, trim: Trim, gear: Gear, shape: Shape): boolean => {
  if (shape === 'open' && dash === 'digital') return false
  if ((shape === 'sport' || shape === 'open') && (trim !== 'leather' || dash === 'radio')) return false
  return dash !== 'digital' || gear === 'automatic'
}

/** All interior pictures: `<dash>-<trim>-<gear>-<shape>` for the dashboard, `<seats>-<trim>` for the seats, with `-open` under the sky. */
export const cockpits: readonly CockpitChoice[] = [
  ...(['radio', 'screen', 'digital'] as const).flatMap((dash) =>
    trims.flatMap((trim) =>
      (['manual', 'automatic'] as const).flatMap((gear) =>
        (['car', 'tall', 'sport', 'open'] as const)
          .filter((shape) => sensible(dash, trim, gear, shape))
          .map((shape): CockpitChoice => ({ name: `${dash}-${trim}-${gear}-${shape}`, angle: 'Dashboard', dash, trim, gear, shape })),
      ),
    ),
  ),
  ...(['two', 'five', 'seven'] as const).flatMap((seats) =>
    trims.map((trim): CockpitChoice => ({ name: `${seats}-${trim}`, angle: 'Interior', seats, trim })),
  ),
  ...(['two', 'five'] as const).map(
    (seats): CockpitChoice => ({ name: `${seats}-leather-open`, angle: 'Interior', seats, trim: 'leather', isOpen: true }),
  ),
]
