import type { Color } from '#domains/vehicles/contract.ts'
import type { Fault } from './close-ups.ts'
import type { PartName } from './part-drawings.ts'
import type { Random } from './random.ts'

/** What somebody might find: the point, what is to be done, its cost, what is said of it; how likely by kilometres and years. */
export interface Sort {
  code: string
  action: 'Repair' | 'Replacement'
  isPainted?: true
  cost: number
  quantity?: number
  comment: string
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
    comment: 'Rayure de 6 cm à l’angle gauche, sans atteindre le plastique.',
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
    comment: 'Frottement de parking, peinture marquée sur 10 cm.',
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
    comment: 'Impacts de gravillons sur le bord avant.',
  },
  {
    ...{ code: 'rear-left-door', action: 'Repair', cost: 950, picture: 'dent', chance: aged(0.03), place: ['Left', 62, 55] },
    comment: 'Petite bosse de portière, sans éclat de peinture.',
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
    comment: 'Rayure fine au-dessus du passage de roue.',
  },
  {
    ...{ code: 'rims', action: 'Repair', cost: 720, picture: 'rim', chance: aged(0.04), place: ['Right', 80, 84] },
    comment: 'Jante arrière droite frottée contre un trottoir.',
  },
  {
    ...{ code: 'front-tyres', action: 'Replacement', cost: 900, quantity: 2, picture: 'tyre', chance: worn(25_000, 90_000), measured: 2.4 },
    comment: '2,4 mm sur la bande centrale, usure régulière.',
  },
  {
    ...{ code: 'rear-tyres', action: 'Replacement', cost: 850, quantity: 2, picture: 'tyre', chance: worn(40_000, 140_000), measured: 2.8 },
    comment: '2,8 mm, à prévoir dans l’année.',
  },
  {
    ...{ code: 'front-pads', action: 'Replacement', cost: 600, picture: 'pads', chance: worn(35_000, 120_000), measured: 3.1 },
    comment: '3,1 mm restants, remplacement conseillé.',
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
    comment: 'Bord marqué, 20,4 mm.',
  },
  {
    ...{ code: 'battery', action: 'Replacement', cost: 1100, picture: 'battery', chance: aged(0.05), measured: 12.1 },
    comment: 'Tension de repos 12,1 V, démarrage encore correct.',
  },
  {
    ...{ code: 'timing-belt', action: 'Replacement', cost: 3600, picture: 'belt', chance: worn(90_000, 180_000) },
    comment: 'Échéance du constructeur atteinte, aucune facture au carnet.',
  },
  {
    ...{ code: 'ball-joints', action: 'Replacement', cost: 450, picture: 'joint', chance: worn(70_000, 180_000) },
    comment: 'Léger jeu de la rotule avant gauche.',
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
    comment: 'Efficacité mesurée à 52 %.',
  },
  {
    ...{ code: 'air-conditioning', action: 'Repair', cost: 700, picture: 'vent', chance: aged(0.035), measured: 11 },
    comment: 'Recharge de gaz à faire, 11 °C en sortie.',
  },
  {
    ...{ code: 'seats', action: 'Repair', cost: 400, picture: 'torn', chance: worn(60_000, 200_000), place: ['Inside', 32, 48] },
    comment: 'Tissu ouvert sur 10 cm au bord du dossier conducteur.',
  },
  {
    ...{ code: 'wipers', action: 'Replacement', cost: 250, picture: 'wiper', chance: aged(0.04) },
    comment: 'Balais secs, traces sur le pare-brise.',
  },
  {
    ...{ code: 'windscreen', action: 'Repair', cost: 400, picture: 'glass', chance: worn(50_000, 220_000), place: ['Top', 42, 26] },
    comment: 'Impact réparable en bas à droite.',
  },
  {
    ...{ code: 'sills', action: 'Repair', isPainted: true, cost: 1400, picture: 'rust', chance: aged(0.014), place: ['Right', 52, 82] },
    comment: 'Corrosion de surface au bas de la porte, non perforante.',
  },
  {
    ...{ code: 'low-beam', action: 'Replacement', cost: 1900, picture: 'lamp', chance: aged(0.012), place: ['Front', 22, 46] },
    comment: 'Glace du projecteur droit fendue, l’eau peut entrer.',
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

/** What an inspector finds at a car, by its age and kilometres; of parts that it has. */
export function foundIn(random: Random, car: Pick<Car, 'mileage' | 'age' | 'fuel' | 'gear'>): Sort[] {
  const none = lackingIn(car)
  return sorts.filter(({ code, chance }) => random.chance(chance(car.mileage, car.age)) && !none.has(code)).slice(0, 7)
}
