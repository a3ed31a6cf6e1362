import type { Color, FuelType, GearType, VehicleStatus } from '#domains/catalogue/vehicles/contract.ts'
import type { VehicleOrigin } from '#domains/catalogue/vehicles/rules.ts'
import type { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { type DemoModel, type Engine, typicalPrice } from './catalogue.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { describe } from './description.ts'
import { equip } from './equipment.ts'
import { chassisNumber, plate } from './identity.ts'
import { live } from './life.ts'
import { pickColor } from './paint.ts'
import { pickPlace } from './place.ts'
import type { Random } from './random.ts'

const mileagePoints = [
  [0, 6_000],
  [1, 21_000],
  [2, 40_000],
  [3, 58_000],
  [5, 92_000],
  [7, 114_000],
  [9, 138_000],
  [12, 168_000],
  [16, 190_000],
  [20, 205_000],
  [30, 225_000],
] as const
const fuelUse: Record<FuelType, number> = { Diesel: 1.05, Gasoline: 0.8, Hybrid: 0.85, Electric: 0.55 }
/** Shares of ages in years of dealer stock, younger than private adverts. */
const ages: readonly (readonly [number, number])[] = [
  [0, 4],
  [1, 8],
  [2, 10],
  [3, 12],
  [4, 13],
  [5, 11],
  [6, 9],
  [7, 7],
  [8, 6],
  [9, 5],
  [10, 4],
  [11, 3.2],
  [12, 2.6],
  [13, 2],
  [14, 1.5],
  [15, 1.2],
  [17, 0.9],
  [19, 0.6],
  [22, 0.3],
]

/**
 * Builds the n-th car. `wish` fixes what a screen or filter needs to be met at least once; `today` is the day on which
 * the world is looked at.
 */
export function buildVehicle(
  random: Random,
  model: DemoModel,
  serial: number,
  today: Date,
  wish: Partial<{ color: Color; status: VehicleStatus }> = {},
): DemoVehicle {
  const thisYear = today.getUTCFullYear()
  const lastYear = Math.min(model.to ?? thisYear, new Date(latestRelease(today)).getUTCFullYear())
  const years = ages
    .map(([age, share]) => [thisYear - age, share] as const)
    .filter(([year]) => year >= model.from && year <= lastYear && enginesOf(model, year).length > 0)
  const year = years.length > 0 ? random.weighted(years) : lastYear
  const engine = pickEngine(random, model, year)
  const variant = model.variants.find((entry) => random.chance(entry.share))
  const bodyStyle = variant?.bodyStyle ?? model.bodyStyle
  const gearType = pickGear(random, model, engine)
  const age = Math.max(0, thisYear - year + (today.getUTCMonth() - 5) / 12)
  const trim = Math.min(model.trims.length - 1, Math.floor(random.next() * model.trims.length))
  const level = equipmentLevel(random, model, year, trim)
  const version = [variant?.word, engine.name, gearWord(engine, gearType), model.trims[trim]].filter(Boolean).join(' ')
  const isNew = year >= thisYear - 1 && model.to === null && random.chance(0.22)
  const operationType = isNew ? 'Standard' : random.weighted(age > 10 ? operationsOld : operations)
  const mileage = isNew ? random.whole(3, 40) : usualMileage(random, age, engine.fuelType, bodyStyle)
  const isFirstHand = isNew || random.chance(Math.max(0.15, 0.92 - 0.04 * age))
  const isCertified = operationType !== 'Ad' && !isNew && age <= 9 && mileage < 170_000 && random.chance(0.56)
  // inspections come from sheets (expertises.ts); the random draw keeps other cars unchanged
  const isLooked = isCertified || (operationType !== 'Ad' && random.chance(0.45))
  const origin = isNew ? 'WW au Maroc' : random.weighted(originsOf(model))
  const registrationType = origin === 'Pas encore dédouanée' || (origin === 'Dédouanée' && random.chance(0.25)) ? 'Foreign' : 'Local'
  const { city, store } = pickPlace(random, operationType)
  const color = wish.color ?? pickColor(random, bodyStyle)
  const from = Date.UTC(year, 0, 1)
  const releaseDate = new Date(from + random.next() * (Math.min(Date.UTC(year, 11, 31), latestRelease(today)) - from))
    .toISOString()
    .slice(0, 10)
  const asking = askingPrice(random, model, { age, mileage, level, gearType, engine, isFirstHand, isCertified, isNew })
  const price = operationType === 'Ad' && random.chance(0.1) ? null : asking
  const doors = bodyStyle === 'SportsCar' || bodyStyle === 'Cabriolet' ? 3 : model.doors
  const seats = bodyStyle === 'Cabriolet' && model.bodyStyle !== 'Cabriolet' ? 4 : model.seats
  const features = equip(random.branch('equipment'), { year, level, bodyStyle, fuelType: engine.fuelType, gearType, version, seats })
  const drawn = isLooked
    ? random.weighted([
        ['NotRequired', 78],
        ['Repaired', 22],
      ] as const)
    : random.weighted([
        ['NotRequired', 94],
        ['NotRepaired', 6],
      ] as const)
  const repairStatus = drawn === 'NotRepaired' ? drawn : null
  const financing = operationType === 'Standard' && age <= 8 && asking >= 60_000
  const life = live(random.branch('life'), { today, operationType, price, isNew, age, status: wish.status, isCertified })
  const car = {
    reference: `VO-${100_000 + serial}`,
    brand: model.brand,
    model: model.model,
    bodyStyle,
    version,
    operationType,
    store,
    city,
    price,
    chassisNumber: chassisNumber(random, model.brand, serial),
    registrationNumber: isNew || registrationType === 'Foreign' ? null : plate(random, year, city),
    registrationType,
    origin,
    releaseDate,
    releasePrecision: 'Day',
    mileage,
    warrantyInMonths: isCertified
      ? random.weighted([
          [6, age <= 5 ? 7 : 3],
          [3, 4],
        ] as const)
      : null,
    doors,
    seats,
    fiscalPower: engine.fiscalPower,
    color,
    isFirstHand,
    isCertified,
    isControlled: isCertified,
    isNew,
    repairStatus,
    condition: isNew ? 'New' : 'Used',
    gearType,
    fuelType: engine.fuelType,
    financing,
    financingRatio: financing ? random.pick([20, 25, 30]) : null,
    financingMonths: financing ? random.pick([48, 60, 60, 72]) : null,
    features,
    level,
  } as const
  const description = describe(random.branch('words'), { ...car, brandNames: model.brandNames, modelNames: model.modelNames, year, age })
  return { ...car, ...life, description }
}

const operations = [
  ['Standard', 66],
  ['Intermediation', 14],
  ['Ad', 20],
] as const
const operationsOld = [
  ['Standard', 18],
  ['Intermediation', 27],
  ['Ad', 55],
] as const

/** Everything on sale was registered before it came to us, at most 105 days ago; in milliseconds. */
function latestRelease(today: Date): number {
  return today.getTime() - 110 * 86_400_000
}

function enginesOf(model: DemoModel, year: number): readonly Engine[] {
  return model.engines.filter((engine) => engine.from <= year && year <= (engine.to ?? 9999))
}

/** An engine of that year, diesel or not as often as the model is advertised with it. */
function pickEngine(random: Random, model: DemoModel, year: number): Engine {
  const choice = enginesOf(model, year)
  const diesel = choice.filter((engine) => engine.fuelType === 'Diesel')
  const others = choice.filter((engine) => engine.fuelType !== 'Diesel')
  if (diesel.length === 0 || others.length === 0) return random.pick(choice)
  return random.pick(random.chance(model.dieselShare * 0.97) ? diesel : others)
}

function pickGear(random: Random, model: DemoModel, engine: Engine): GearType {
  if (engine.gears === 'M') return 'Manual'
  if (engine.gears === 'A') return 'Automatic'
  return random.chance(model.automaticShare) ? 'Automatic' : 'Manual'
}

/** Engines sold with both gearboxes name the automatic one. */
function gearWord(engine: Engine, gear: GearType): string {
  return engine.gears === 'MA' && gear === 'Automatic' ? 'BVA' : ''
}

/** Dear models, young cars and high trims have more. */
function equipmentLevel(random: Random, model: DemoModel, year: number, trim: number): number {
  const standing = Math.log(typicalPrice(model, 3) / 90_000) / Math.log(7)
  const rank = model.trims.length > 1 ? trim / (model.trims.length - 1) : 0.5
  const level = 0.05 + 0.42 * standing + 0.3 * rank + 0.018 * (year - 2014) + 0.06 * random.normal()
  return Math.max(0, Math.min(1, level))
}

function usualMileage(random: Random, age: number, fuel: FuelType, body: BodyStyle): number {
  const after = mileagePoints.findIndex(([at]) => at > age)
  const [a0, km0] = mileagePoints[Math.max(0, after - 1)] ?? mileagePoints[0]
  const [a1, km1] = mileagePoints[after] ?? [a0 + 1, km0]
  const median = km0 + ((km1 - km0) * (age - a0)) / (a1 - a0)
  const use = fuelUse[fuel] * (body === 'Fourgonnette' ? 1.15 : body === 'SportsCar' || body === 'Cabriolet' ? 0.65 : 1)
  const km = Math.min(390_000, Math.max(600, median * use * Math.exp(0.34 * random.normal())))
  return random.chance(0.3) ? Math.round(km / 1000) * 1000 : Math.round(km / 100) * 100
}

function originsOf(model: DemoModel): readonly (readonly [VehicleOrigin, number])[] {
  const local = [
    'Dacia',
    'Renault',
    'Peugeot',
    'Citroën',
    'Hyundai',
    'Kia',
    'Fiat',
    'Opel',
    'Chery',
    'DFSK',
    'BYD',
    'Geely',
    'MG',
  ].includes(model.brand)
  return local
    ? [
        ['WW au Maroc', 90],
        ['Dédouanée', 7],
        ['Importée neuve', 3],
      ]
    : [
        ['WW au Maroc', 62],
        ['Dédouanée', 24],
        ['Importée neuve', 13],
        ['Pas encore dédouanée', 1],
      ]
}

const moods = [
  [1, 90],
  [1.17, 4.5],
  [0.86, 5.5],
] as const

interface Worth {
  age: number
  mileage: number
  level: number
  gearType: GearType
  engine: Engine
  isFirstHand: boolean
  isCertified: boolean
  isNew: boolean
}

/** Asking price in dirhams, as people write prices: whole hundreds of a believable size. */
function askingPrice(random: Random, model: DemoModel, car: Worth): number {
  const usual = typicalPrice(model, car.isNew ? 0 : car.age)
  const wear = car.isNew ? 1.04 : (Math.max(car.mileage, 8_000) / Math.max(12_000, 19_000 * car.age ** 0.82)) ** -0.09
  const mixed = model.automaticShare > 0.05 && model.automaticShare < 0.95
  const gear = mixed ? (car.gearType === 'Automatic' ? 1 + 0.08 * (1 - model.automaticShare) : 1 - 0.06 * model.automaticShare) : 1
  const power = car.engine.fiscalPower >= 11 ? 1.06 : 1
  const standing = Math.log(typicalPrice(model, 3) / 90_000) / Math.log(7)
  const trim = 1 + 0.16 * (car.level - Math.max(0, Math.min(1, 0.2 + 0.42 * standing)))
  const trust = (car.isFirstHand ? 1.012 : 0.985) * (car.isCertified ? 1.025 : 1)
  // most prices are near the market, a few higher or lower
  const mood = random.weighted(moods) * Math.exp(0.045 * random.normal())
  const price = usual * Math.max(0.85, Math.min(1.15, wear)) * gear * power * trim * trust * mood
  const step = price < 60_000 ? 500 : price < 400_000 ? 1_000 : 5_000
  const round = Math.max(12_000, Math.round(price / step) * step)
  return random.chance(0.18) && price < 400_000 ? round - 100 : round
}
