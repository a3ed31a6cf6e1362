import type { Color } from '#domains/catalogue/vehicles/contract.ts'
import { type Fault, paintedFaults } from './close-ups.ts'
import type { PartName } from './part-drawings.ts'
import type { Random } from './random.ts'

/** What somebody might find: the point, what is to be done, its cost, its set phrases; how likely by kilometres and years. */
export interface Sort {
  code: string
  action: 'Repair' | 'Replacement'
  isPainted?: true
  cost: number
  quantity?: number
  phrases: readonly string[]
  /** position on the part, in the expert's words */
  comment?: string
  picture: Fault | PartName
  chance: (mileage: number, age: number) => number
  place?: [view: 'Top' | 'Left' | 'Right' | 'Front' | 'Back' | 'Inside', x: number, y: number]
  measured?: number
}
const worn = (from: number, to: number) => (mileage: number) => Math.max(0, Math.min(0.6, ((mileage - from) / (to - from)) * 0.6))
const aged = (share: number) => (_mileage: number, age: number) => Math.min(0.5, share * age)

const sorts: readonly Sort[] = [
  {
    ...{
      code: 'front-bumper',
      action: 'Repair',
      isPainted: true,
      cost: 900,
      picture: 'nick',
      chance: aged(0.06),
      place: ['Front', 30, 70],
    },
    phrases: ['panel-scratches'],
  },
  {
    ...{
      code: 'rear-bumper',
      action: 'Repair',
      isPainted: true,
      cost: 950,
      picture: 'scuff',
      chance: aged(0.05),
      place: ['Back', 64, 72],
    },
    phrases: ['panel-scuffs'],
  },
  {
    ...{
      code: 'hood',
      action: 'Repair',
      isPainted: true,
      cost: 1200,
      picture: 'chip',
      chance: worn(40_000, 160_000),
      place: ['Top', 50, 14],
    },
    phrases: ['panel-chips'],
  },
  {
    ...{ code: 'rear-left-door', action: 'Repair', cost: 950, picture: 'dent', chance: aged(0.03), place: ['Left', 62, 55] },
    phrases: ['panel-dent'],
  },
  {
    ...{
      code: 'front-right-wing',
      action: 'Repair',
      isPainted: true,
      cost: 1000,
      picture: 'scratch',
      chance: aged(0.025),
      place: ['Right', 20, 50],
    },
    phrases: ['panel-scratches'],
  },
  {
    ...{ code: 'front-tyres', action: 'Replacement', cost: 900, quantity: 2, picture: 'tyre', chance: worn(25_000, 90_000), measured: 2.4 },
    phrases: ['tyre-soon', 'tyre-even'],
  },
  {
    ...{ code: 'rear-tyres', action: 'Replacement', cost: 850, quantity: 2, picture: 'tyre', chance: worn(40_000, 140_000), measured: 2.8 },
    phrases: ['tyre-year'],
  },
  {
    ...{ code: 'front-pads', action: 'Replacement', cost: 600, picture: 'pads', chance: worn(35_000, 120_000), measured: 3.1 },
    phrases: ['pad-low'],
  },
  {
    ...{
      code: 'front-discs',
      action: 'Replacement',
      cost: 700,
      quantity: 2,
      picture: 'pads',
      chance: worn(80_000, 200_000),
      measured: 20.4,
    },
    phrases: ['disc-edge'],
  },
  {
    ...{ code: 'battery', action: 'Replacement', cost: 1100, picture: 'battery', chance: aged(0.05), measured: 12.1 },
    phrases: ['battery-weak', 'battery-starts'],
  },
  {
    ...{ code: 'timing-belt', action: 'Replacement', cost: 3600, picture: 'belt', chance: worn(90_000, 180_000) },
    phrases: ['timing-due', 'timing-unproven'],
  },
  {
    ...{ code: 'ball-joints', action: 'Replacement', cost: 450, picture: 'joint', chance: worn(70_000, 180_000) },
    phrases: ['joint-play-light'],
  },
  {
    ...{
      code: 'front-shocks',
      action: 'Replacement',
      cost: 1100,
      quantity: 2,
      picture: 'damper',
      chance: worn(90_000, 220_000),
      measured: 52,
    },
    phrases: ['shock-weak'],
  },
  {
    ...{ code: 'air-conditioning', action: 'Repair', cost: 700, picture: 'vent', chance: aged(0.035), measured: 11 },
    phrases: ['air-gas'],
  },
  {
    ...{ code: 'wipers', action: 'Replacement', cost: 250, picture: 'wiper', chance: aged(0.04) },
    phrases: ['wiper-dry'],
  },
  {
    ...{ code: 'windscreen', action: 'Repair', cost: 400, picture: 'glass', chance: worn(50_000, 220_000), place: ['Top', 42, 26] },
    phrases: ['glass-chip'],
  },
  {
    ...{ code: 'sills', action: 'Repair', isPainted: true, cost: 1400, picture: 'rust', chance: aged(0.014), place: ['Right', 52, 82] },
    phrases: ['sill-surface-rust'],
  },
]

/** What an electric car does not have, and one that changes its gears itself. */
const ofEngines = ['timing-belt', 'idle', 'smoke', 'oil-leak', 'oil-level', 'accessory-belt', 'injection', 'turbo', 'egr', 'exhaust']
const lacking = { electric: [...ofEngines, 'clutch', 'alternator', 'starter'], automatic: ['clutch'] } as const

/** Points that such a car does not have. */
export const lackingIn = ({ fuel, gear }: Pick<Car, 'fuel' | 'gear'>): ReadonlySet<string> =>
  new Set(fuel === 'Electric' ? lacking.electric : gear === 'Automatic' ? lacking.automatic : [])

export interface Car {
  color: Color | null
  fuel: string | null
  gear: string | null
  id: number
  area: number | null
  price: number | null
  mileage: number
  age: number
  isCertified: boolean
}

/** Returns the findings of a car by its age and mileage: of parts that it has, and of its paint only when the colour is known. */
export function foundIn(random: Random, car: Pick<Car, 'mileage' | 'age' | 'fuel' | 'gear' | 'color'>): Sort[] {
  const none = lackingIn(car)
  const isShown = ({ code, picture }: Sort) => !none.has(code) && (car.color !== null || !paintedFaults.includes(picture as Fault))
  return sorts.filter((sort) => random.chance(sort.chance(car.mileage, car.age)) && isShown(sort)).slice(0, 7)
}
