import { isOneOf, shownStatuses, type VehicleStatus } from './status.ts'

export const fuelTypes = ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] as const
/** Minimum number of other comparable cars for a market position. */
export const minComparables = 8
export const gearTypes = ['Manual', 'Automatic'] as const
export const conditions = ['New', 'Used'] as const
export const repairStatuses = ['NotRequired', 'NotRepaired', 'Repaired'] as const
/** Repair statuses that staff or a stock file may set; an accepted inspection sets the others. */
export const claimableRepairs = ['NotRepaired'] as const

/** Returns the given repair status, or null for one that only an inspection proves. */
export function claimedRepairs(given: string | null): (typeof claimableRepairs)[number] | null {
  return claimableRepairs.find((status) => status === given) ?? null
}

/** Returns what an inspection proves about repairs; null while findings are neither repaired nor absent. */
export function inspectedRepairs({ fixed, open }: { fixed: number; open: number }): 'Repaired' | 'NotRequired' | null {
  if (fixed > 0) return 'Repaired'
  return open === 0 ? 'NotRequired' : null
}

export const registrationTypes = ['Local', 'Foreign'] as const
/** Precision of the first registration date. */
export const releasePrecisions = ['Day', 'Month', 'Year'] as const
export const operationTypes = ['Standard', 'Intermediation', 'Ad'] as const
/** Colour codes; the specification leaves them open. */
export const colors = [
  'White',
  'Grey',
  'Silver',
  'Black',
  'Blue',
  'Red',
  'Brown',
  'Beige',
  'Green',
  'Yellow',
  'Orange',
  'Burgundy',
  'Gold',
  'Purple',
] as const
/** Origins as stored, with the key of their label: new in Morocco, imported used, imported new, customs unpaid. */
export const vehicleOrigins = {
  'WW au Maroc': 'wwMorocco',
  Dédouanée: 'cleared',
  'Importée neuve': 'importedNew',
  'Pas encore dédouanée': 'notCleared',
} as const
export type VehicleOrigin = keyof typeof vehicleOrigins
export const availabilities = ['Available', 'Arriving', 'Reserved', 'Sold'] as const

/** Origin of a car with unpaid customs; its price is not comparable. */
export const notCleared: VehicleOrigin = 'Pas encore dédouanée'

/**
 * Search radii for comparable cars, tried in order: years and mileage bands on either side. Comparable cars have the same model and a
 * visible price, need no repair and have customs paid. The first reach with at least `minComparables` other cars is used; no market
 * otherwise.
 */
export const marketReaches = [
  { years: 1, bands: 0 },
  { years: 1, bands: 1 },
  { years: 2, bands: 1 },
  { years: 3, bands: 1 },
  { years: 3, bands: 2 },
] as const

/** Limits of the mileage bands in km; the last band is open. */
export const mileageBands = [30_000, 60_000, 100_000, 150_000, 200_000, 300_000] as const

/** Number of equally wide bins in the price histogram. */
export const marketBins = 16

/** Highest ratio of price to median for the positions 1 (very good price) to 4; above is 5 (high price). */
export const positionBounds = [0.88, 0.97, 1.05, 1.15] as const
/** Below this ratio of price to median, a warning replaces the position: an error, a hidden defect or fraud is likely. */
export const doubtfulRatio = 0.6
/** Price in dirhams below which a price is doubtful without any comparison. */
export const leastPrice = 5_000
/** Above this ratio of price to median, no position is shown: the car is probably of another kind. */
export const believableRatio = 2.5
/** Maximum reach in years for a position. A wider reach only gives a price range: half of the results are off by more than 10 %. */
export const verdictYears = 2
/** Sample size for measuring the comparison error; below `least` no error is published. */
export const measuredCars = { most: 2000, least: 30 } as const

/** Price limits of similar cars, as multiples of the price. */
export const similarPrices = { min: 0.5, max: 2 } as const
/**
 * Distance between two cars in points: fixed for another model, brand, city, fuel or gearbox; `price` per unit of the logarithm of the
 * price ratio, `year` per year, `mileage` per 100 000 km.
 */
export const distances = { model: 0.5, brand: 0.4, city: 0.2, fuel: 0.4, gear: 0.25, price: 4, year: 0.12, mileage: 0.5 } as const

const dayMs = 86_400_000

/**
 * Returns whether the page of a vehicle is served: `shown` while it is on sale or was until recently, `gone` when the sale is older than
 * `soldPageDays` days (or has no date) and for a withdrawn advert, `hidden` otherwise.
 */
export function pageState(
  car: { lastStatus: VehicleStatus; isArchived: boolean; isArriving: boolean; soldAt: Date | null; wasAdvertised: boolean },
  now: Date,
  soldPageDays: number,
): 'shown' | 'gone' | 'hidden' {
  if (car.lastStatus === 'Sold')
    return car.soldAt !== null && now.getTime() - car.soldAt.getTime() <= soldPageDays * dayMs ? 'shown' : 'gone'
  const isShown = isOneOf(shownStatuses, car.lastStatus) || (car.lastStatus === 'InTransfer' && car.isArriving)
  if (!car.isArchived && isShown) return 'shown'
  return car.wasAdvertised ? 'gone' : 'hidden'
}

/** Returns the last number of a Moroccan plate of the series since 2000 (`12345|أ|6`, `12345A6`), or null for any other plate. */
export function plateCode(registrationNumber: string | null): number | null {
  const code = registrationNumber?.match(/^\s*\d{1,5}[\s|-]*(?:\p{L}+)[\s|-]*(\d{1,2})\s*$/u)?.[1]
  return code === undefined ? null : Number(code)
}

/** Default of the setting `vehicles.minPictures`: pictures required for publication. */
export const minPictures = 5

/** Fields required for publication. */
export const mandatoryFields = [
  'releaseDate',
  'mileage',
  'fuelType',
  'gearType',
  'bodyStyle',
  'color',
  'chassisNumber',
  'registrationNumber',
] as const

/** Returns the first registration at its known precision: day, month or year. Null when unknown. */
export function releaseText(
  { releaseDate, releasePrecision }: { releaseDate: string | null; releasePrecision: (typeof releasePrecisions)[number] },
  byDay: (day: string) => string,
  byMonth: (day: string) => string,
): string | null {
  if (releaseDate === null) return null
  if (releasePrecision === 'Year') return releaseDate.slice(0, 4)
  return releasePrecision === 'Month' ? byMonth(releaseDate) : byDay(releaseDate)
}

export function missingFields(car: Record<(typeof mandatoryFields)[number], string | number | null>): string[] {
  return mandatoryFields.filter((field) => car[field] === null || car[field] === '')
}

export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** One row of the setting `warranty.steps`: months of warranty up to this age (years) and mileage (km). */
interface WarrantyStep {
  maxAge: number
  maxMileage: number
  months: number
}

/** Warranty limits and steps, in months. */
export interface WarrantySettings {
  min: number
  max: number
  steps: readonly WarrantyStep[]
}

/** Returns the months of warranty of a certified car by age and mileage, between `min` and `max`. `today`: YYYY-MM-DD. */
export function certifiedMonths(
  { releaseDate, mileage }: { releaseDate: string | null; mileage: number | null },
  { min, max, steps }: WarrantySettings,
  today: string,
): number {
  const age = releaseDate === null ? Number.POSITIVE_INFINITY : yearsBetween(releaseDate, today)
  const driven = mileage ?? Number.POSITIVE_INFINITY
  const months = steps.find(({ maxAge, maxMileage }) => age <= maxAge && driven <= maxMileage)?.months ?? min
  return Math.max(min, Math.min(max, months))
}

/** Facts of a car that decide what it is worth; null where unknown. Mileage in km. */
export interface CarFacts {
  /** null for a model outside the list of models */
  modelId: number | null
  version: string | null
  year: number | null
  mileage: number | null
  fuelType: (typeof fuelTypes)[number] | null
  gearType: (typeof gearTypes)[number] | null
}
export const carFactNames = ['model', 'version', 'year', 'mileage', 'fuelType', 'gearType'] as const
export type CarFactName = (typeof carFactNames)[number]

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Returns the facts of `known` that `given` contradicts. A fact that `known` lacks is never contradicted. Two mileages agree while they
 * are at most `percent` of the lower one apart.
 */
export function contradictedFacts(known: CarFacts, given: CarFacts, percent: number): CarFactName[] {
  const differs: Record<CarFactName, boolean> = {
    model: known.modelId !== null && known.modelId !== given.modelId,
    version: known.version !== null && (given.version === null || !sameText(known.version, given.version)),
    year: known.year !== null && known.year !== given.year,
    mileage: known.mileage !== null && (given.mileage === null || isMileageApart(known.mileage, given.mileage, percent)),
    fuelType: known.fuelType !== null && known.fuelType !== given.fuelType,
    gearType: known.gearType !== null && known.gearType !== given.gearType,
  }
  return carFactNames.filter((name) => differs[name])
}

/** Returns true when two mileages, in km, differ by more than `percent` of the lower one. */
export const isMileageApart = (a: number, b: number, percent: number): boolean => Math.abs(a - b) * 100 > Math.min(a, b) * percent

/** Default of the setting `estimates.mileagePercent`. */
export const usualMileagePercent = 10

/** Returns true when neither car contradicts the other and neither has more known facts. */
export function isSameCar(a: CarFacts, b: CarFacts, percent: number): boolean {
  return contradictedFacts(a, b, percent).length === 0 && contradictedFacts(b, a, percent).length === 0
}
/** A car in a list on a device: enough to name it after it is gone, and the price of the day of saving. */
export interface StoredCar {
  id: number
  slug: string
  title: string
  /** whole dirhams when it was saved; null when the price was hidden */
  price: number | null
  /** hash of the first picture */
  picture: string | null
  /** `YYYY-MM-DD`; empty when unknown */
  savedOn: string
}

/**
 * Parses cars from device storage, which may hold data of another version, a truncated text or a manual change. Drops invalid entries and
 * duplicates; last saved first, at most `limit` cars.
 */
export function readStoredCars<Car extends StoredCar>(entries: unknown, limit: number, read: (entry: unknown) => Car | null): Car[] {
  if (!Array.isArray(entries)) return []
  const cars = new Map<number, Car>()
  for (const entry of entries) {
    const car = read(entry)
    if (car && !cars.has(car.id)) cars.set(car.id, car)
    if (cars.size === limit) break
  }
  return [...cars.values()]
}

/** Parses one stored car; null when its id or title is invalid. */
export function readStoredCar(entry: unknown): StoredCar | null {
  if (!isRecord(entry)) return null
  const { id, slug, title, price, picture, savedOn } = entry
  if (!isCount(id) || typeof title !== 'string' || title === '') return null
  return {
    id,
    slug: typeof slug === 'string' && /^[a-z0-9-]+$/.test(slug) ? slug : 'voiture',
    title: title.slice(0, 120),
    price: isCount(price) ? price : null,
    picture: typeof picture === 'string' && /^[a-z0-9]{8,128}$/i.test(picture) ? picture : null,
    savedOn: isDay(savedOn) ? savedOn : '',
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Returns true for a positive safe integer. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

/** Returns true for a text of the form `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
