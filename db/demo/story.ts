import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import type { Localized } from '#shared/language.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import type { Random } from './random.ts'

/** Facts of a car for the descriptions in both languages. */
export interface StoryFacts
  extends Pick<
    DemoVehicle,
    | 'brand'
    | 'model'
    | 'version'
    | 'bodyStyle'
    | 'operationType'
    | 'city'
    | 'mileage'
    | 'fuelType'
    | 'gearType'
    | 'isFirstHand'
    | 'isCertified'
    | 'isControlled'
    | 'isNew'
    | 'warrantyInMonths'
    | 'features'
    | 'origin'
    | 'repairStatus'
    | 'seats'
    | 'financing'
    | 'price'
  > {
  brandNames: Localized
  modelNames: Localized
  year: number
  age: number
}

/** Care and use of the car, generated once for both languages. */
export interface Story {
  upkeep: 'dealer' | 'garage' | 'booklet' | 'silent'
  /** mileage of the last service */
  service: number | null
  tyres: 'four' | 'front' | null
  mark: 'bumper' | 'door' | 'rim' | null
  use: 'family' | 'city' | 'road' | 'work' | null
  /** which of two remarks is made where both are true */
  turn: 0 | 1
  /** feature codes worth naming, at most five */
  highlights: string[]
}

/** Equipment that buyers look for, rarest first. */
const worthNaming = [
  'PanoramicRoof',
  'Camera360',
  'HeadUpDisplay',
  'AdaptiveCruiseControl',
  'LeatherSeats',
  'DigitalCockpit',
  'FourWheelDrive',
  'ElectricTailgate',
  'BlindSpotMonitor',
  'SevenSeats',
  'ReversingCamera',
  'KeylessEntry',
  'AppleCarPlay',
  'NavigationSystem',
  'LedHeadlights',
  'DualZoneClimate',
  'AutomaticAirConditioning',
  'TouchScreen',
  'RearParkingSensors',
  'CruiseControl',
  'AlloyWheels',
  'AirConditioning',
  'ElectricWindows',
  'CentralLocking',
  'Abs',
]

const uses: Partial<Record<BodyStyle, Story['use']>> = {
  Citadine: 'city',
  Compact: 'city',
  SUV: 'family',
  MiniVan: 'family',
  Wagon: 'family',
  Sedan: 'road',
  Fourgonnette: 'work',
  Pickup: 'work',
}

/** Generates care and use of a car, consistent with its facts. */
export function makeStory(random: Random, car: StoryFacts): Story {
  const has = worthNaming.filter((code) => car.features.includes(code))
  const few = random.whole(3, 5)
  return {
    upkeep: car.isNew
      ? 'silent'
      : random.weighted([
          ['dealer', car.age < 6 ? 5 : 2],
          ['garage', car.age < 6 ? 1 : 3],
          ['booklet', 4],
          ['silent', 2],
        ] as const),
    service:
      car.isNew || car.mileage < 12_000 || !random.chance(0.45)
        ? null
        : Math.floor((car.mileage - random.whole(800, 7_000)) / 1_000) * 1_000,
    tyres: car.isNew || car.mileage < 40_000 || !random.chance(0.3) ? null : random.pick(['four', 'front'] as const),
    mark: car.isNew || car.isCertified ? null : random.chance(0.3) ? random.pick(['bumper', 'door', 'rim'] as const) : null,
    use: random.chance(0.5) ? (uses[car.bodyStyle] ?? null) : null,
    turn: random.pick([0, 1] as const),
    highlights: has.slice(0, few),
  }
}

/** Formats a whole number in groups of three, with non-breaking spaces. */
export function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
}
