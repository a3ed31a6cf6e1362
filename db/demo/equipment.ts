import type { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import featureRows from '#domains/foundation/reference/data/features.json' with { type: 'json' }
import type { Localized } from '#shared/language.ts'
import type { Random } from './random.ts'

/** What decides which equipment a car has. `level` runs from 0 (bare) to 1 (everything). */
export interface Equipped {
  year: number
  level: number
  bodyStyle: BodyStyle
  fuelType: FuelType
  gearType: GearType
  version: string
  seats: number
}

/** First model year in which it is met, level at which half of the cars have it, and a condition. */
type Rule = readonly [code: string, from: number, level: number, when?: (car: Equipped) => boolean]

const rules: readonly Rule[] = [
  ['AirConditioning', 1998, -0.6],
  ['AutomaticAirConditioning', 2004, 0.42],
  ['DualZoneClimate', 2006, 0.68],
  ['LeatherSeats', 2000, 0.78],
  ['HalfLeatherSeats', 2008, 0.62],
  ['HeatedSeats', 2008, 0.82],
  ['VentilatedSeats', 2016, 1.02],
  ['ElectricSeats', 2006, 0.85],
  ['SportSeats', 2004, 0.9, (car) => /Line|Sport|GT|AMG|S line|FR/.test(car.version)],
  ['SplitRearSeat', 1998, 0, (car) => !['SportsCar', 'Cabriolet', 'Pickup'].includes(car.bodyStyle)],
  ['IsofixAnchors', 2006, 0.05, (car) => car.seats > 3],
  ['LeatherSteeringWheel', 2004, 0.35],
  ['MultifunctionSteeringWheel', 2008, 0.25],
  ['PaddleShifters', 2010, 0.72, (car) => car.gearType === 'Automatic'],
  ['TripComputer', 2004, 0.1],
  ['DigitalCockpit', 2017, 0.72],
  ['HeadUpDisplay', 2014, 0.98],
  ['TouchScreen', 2012, 0.28],
  ['NavigationSystem', 2008, 0.55],
  ['Bluetooth', 2010, 0.05],
  ['AppleCarPlay', 2017, 0.33],
  ['AndroidAuto', 2017, 0.35],
  ['UsbPort', 2010, 0],
  ['WirelessCharger', 2018, 0.75],
  ['PremiumSound', 2008, 0.95],
  ['CdPlayer', 1998, 0.1, (car) => car.year < 2016],
  ['ElectricWindows', 1998, -0.4],
  ['CentralLocking', 1998, -0.5],
  ['KeylessEntry', 2008, 0.6],
  ['StartStop', 2012, 0.4, (car) => car.fuelType !== 'Electric'],
  ['CruiseControl', 2004, 0.35],
  ['AdaptiveCruiseControl', 2015, 0.88],
  ['SpeedLimiter', 2008, 0.3],
  ['ElectricParkingBrake', 2010, 0.62],
  ['HillStartAssist', 2010, 0.3],
  ['LaneKeepingAssist', 2015, 0.78],
  ['BlindSpotMonitor', 2014, 0.85],
  ['EmergencyBraking', 2016, 0.72],
  ['TrafficSignRecognition', 2016, 0.82],
  ['Abs', 1999, -0.6],
  ['Esp', 2006, 0],
  ['FrontAirbags', 1998, -0.7],
  ['SideAirbags', 2004, 0.35],
  ['AmbientLighting', 2014, 0.85],
  ['AutoDimmingMirror', 2004, 0.8],
  ['SevenSeats', 2000, -2, (car) => car.seats >= 7],
  ['AlloyWheels', 2000, 0.28],
  ['SpareWheel', 1998, 0.3, (car) => car.fuelType !== 'Electric'],
  ['TyrePressureMonitor', 2014, 0.35],
  ['Sunroof', 2000, 0.92, (car) => car.bodyStyle !== 'Cabriolet'],
  ['PanoramicRoof', 2008, 0.9, (car) => car.bodyStyle !== 'Cabriolet' && car.bodyStyle !== 'Pickup'],
  ['RoofRails', 2000, 0.35, (car) => ['SUV', 'Wagon', 'MiniVan'].includes(car.bodyStyle)],
  ['LedHeadlights', 2014, 0.6],
  ['XenonHeadlights', 2004, 0.8, (car) => car.year < 2018],
  ['AutomaticHeadlights', 2006, 0.48],
  ['AdaptiveHeadlights', 2012, 1],
  ['FogLights', 2000, 0.25],
  ['DaytimeRunningLights', 2011, 0.1],
  ['RainSensor', 2006, 0.5],
  ['ElectricMirrors', 2000, 0.1],
  ['FoldingMirrors', 2010, 0.58],
  ['TintedWindows', 2004, 0.6],
  ['RearParkingSensors', 2006, 0.38],
  ['FrontParkingSensors', 2010, 0.72],
  ['ReversingCamera', 2012, 0.52],
  ['Camera360', 2016, 1],
  ['ParkAssist', 2012, 0.9],
  ['ElectricTailgate', 2010, 0.88, (car) => ['SUV', 'Wagon', 'Sedan'].includes(car.bodyStyle)],
  ['TowBar', 2000, 1.1, (car) => ['SUV', 'Pickup', 'Wagon', 'Fourgonnette'].includes(car.bodyStyle)],
  ['FourWheelDrive', 1998, -2, (car) => /4x4|4WD|4Motion|4Matic|quattro|xDrive|HTRAC|Q4|4Drive|4xe/.test(car.version)],
  ['SportSuspension', 2006, 1, (car) => /Line|Sport|GT|AMG|S line|FR/.test(car.version)],
  ['AirSuspension', 2008, 1.15, (car) => car.bodyStyle === 'SUV' || car.bodyStyle === 'Sedan'],
  ['SportPack', 2008, 0.2, (car) => /Line|GT|AMG|S line|FR\b|M Sport/.test(car.version)],
  ['MetallicPaint', 2000, 0.4],
  ['Alarm', 2000, 0.55],
  ['Immobilizer', 1999, -0.4],
]

const catalogue = new Map(featureRows.flatMap((category) => category.features.map((feature) => [feature.code, feature] as const)))

/** The feature codes of a car, in the order of the rules; codes that the reference data do not know are left out. */
export function equip(random: Random, car: Equipped): string[] {
  const drawn = rules
    .filter(([code, from, level, when]) => {
      const likely = 1 / (1 + Math.exp(-(car.level - level) * 9))
      const has = random.chance(likely)
      return has && car.year >= from && catalogue.has(code) && (when?.(car) ?? true)
    })
    .map(([code]) => code)
  return drawn.filter((code) => !drawn.includes(betterThan[code] ?? ''))
}

/** Equipment that excludes its basic form. */
const betterThan: Record<string, string> = {
  AirConditioning: 'AutomaticAirConditioning',
  HalfLeatherSeats: 'LeatherSeats',
  XenonHeadlights: 'LedHeadlights',
  Sunroof: 'PanoramicRoof',
  CdPlayer: 'AppleCarPlay',
}

export function featureWords(code: string): Localized {
  const feature = catalogue.get(code)
  if (!feature) throw new Error(`no feature is called ${code}`)
  return feature.titles
}
