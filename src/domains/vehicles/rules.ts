import { isOneOf, shownStatuses, type VehicleStatus } from './status.ts'

export const fuelTypes = ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] as const
/** Under so many comparable cars no market position is shown. */
export const minComparables = 8
export const gearTypes = ['Manual', 'Automatic'] as const
export const conditions = ['New', 'Used'] as const
export const repairStatuses = ['NotRequired', 'NotRepaired', 'Repaired'] as const
/** Repair statuses that a person or a stock file may give; every other one follows from an accepted inspection. */
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
/** How exactly the first registration is known. */
export const releasePrecisions = ['Day', 'Month', 'Year'] as const
export const operationTypes = ['Standard', 'Intermediation', 'Ad'] as const
/** Our colour codes; the spec leaves them open. */
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
/** Where a car comes from, as stored (the words of the trade), with the key of its label: new in Morocco, imported used or new, customs unpaid. */
export const vehicleOrigins = {
  'WW au Maroc': 'wwMorocco',
  Dédouanée: 'cleared',
  'Importée neuve': 'importedNew',
  'Pas encore dédouanée': 'notCleared',
} as const
export type VehicleOrigin = keyof typeof vehicleOrigins
export const availabilities = ['Available', 'Arriving', 'Reserved', 'Sold'] as const

/** The origin of a car whose customs are not paid: its price is another kind of price. */
export const notCleared: VehicleOrigin = 'Pas encore dédouanée'

/**
 * Comparable cars: neither to be repaired nor with customs unpaid, same model, on sale at a shown price, released within one year and standing in the same mileage band.
 * Where fewer than `minComparables` others are found the next wider reach counts, evenly on both sides so that the middle
 * stays; fewer within the widest: no market. What was compared is told with the market.
 */
export const marketReaches = [
  { years: 1, bands: 0 },
  { years: 1, bands: 1 },
  { years: 2, bands: 1 },
  { years: 3, bands: 1 },
  { years: 3, bands: 2 },
] as const

/** Where a mileage band ends and the next one starts, in km; the last band is open. */
export const mileageBands = [30_000, 60_000, 100_000, 150_000, 200_000, 300_000] as const

/** Bins of the price histogram, all of one width. */
export const marketBins = 16

/** Highest ratio price : median for the positions 1 (very good price) to 4; above stands 5 (high price). */
export const positionBounds = [0.88, 0.97, 1.05, 1.15] as const
/** Under this ratio price : median a typing fault, a hidden defect or a fraud is likelier than a bargain: a warning instead of a position. */
export const doubtfulRatio = 0.6
/** No car is sold for less than this, in dirhams: a lower price is doubtful without any comparison. */
export const leastPrice = 5_000
/** Over this one another kind of car is likelier: no position. */
export const believableRatio = 2.5
/** Cars compared over more years than these on either side tell a range of prices and no verdict: half of them are off by over a tenth. */
export const verdictYears = 2
/** Cars of the stock, taken evenly, on which the error of the comparison is measured; with fewer than `least` none is told. */
export const measuredCars = { most: 2000, least: 30 } as const

/** Similar cars cost between these multiples of the price. */
export const similarPrices = { min: 0.5, max: 2 } as const
/**
 * What parts two cars, in points: fixed for another model, brand, city, fuel or gearbox; `price` per unit of the
 * logarithm of the price ratio, `year` per year, `mileage` per 100 000 km.
 */
export const distances = { model: 0.5, brand: 0.4, city: 0.2, fuel: 0.4, gear: 0.25, price: 4, year: 0.12, mileage: 0.5 } as const

const dayMs = 86_400_000

/**
 * What becomes of the address of a vehicle: `shown` while it is or lately was on sale, `gone` once its sale is
 * `soldPageDays` days old (or of unknown date) and for a withdrawn advert, `hidden` for all else that is not on sale.
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

/** The last number of a Moroccan plate of the series since 2000 (`12345|أ|6`, `12345A6`), or null for any other plate. */
export function plateCode(registrationNumber: string | null): number | null {
  const code = registrationNumber?.match(/^\s*\d{1,5}[\s|-]*(?:\p{L}+)[\s|-]*(\d{1,2})\s*$/u)?.[1]
  return code === undefined ? null : Number(code)
}

/** Pictures without which a vehicle is not published, where the setting says nothing. */
export const minPictures = 5

/** What a vehicle must say before it leaves the draft. */
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

/** The first registration as exactly as it is known: by day or by month as it is usual in that place, else the year alone. Null when unknown. */
export function releaseText(
  { releaseDate, releasePrecision }: { releaseDate: string | null; releasePrecision: (typeof releasePrecisions)[number] },
  byDay: (day: string) => string,
  byMonth: (day: string) => string,
): string | null {
  if (releaseDate === null) return null
  if (releasePrecision === 'Year') return releaseDate.slice(0, 4)
  return releasePrecision === 'Month' ? byMonth(releaseDate) : byDay(releaseDate)
}

/** Names of the mandatory fields still empty. */
export function missingFields(car: Record<(typeof mandatoryFields)[number], string | number | null>): string[] {
  return mandatoryFields.filter((field) => car[field] === null || car[field] === '')
}

/** Whole years from one day to another. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** A line of the setting `warranty.steps`: cars up to that age and mileage get so many months. */
interface WarrantyStep {
  maxAge: number
  maxMileage: number
  months: number
}

/** What the house gives as a warranty, in months. */
export interface WarrantySettings {
  min: number
  max: number
  steps: readonly WarrantyStep[]
}

/** Months of warranty of a certified car, by age and mileage between the two limits of the house. `today`: YYYY-MM-DD. */
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
  /** of the list of models; null for one that the list lacks */
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

/** Whether two mileages, in km, are more than `percent` of the lower one apart. */
export const isMileageApart = (a: number, b: number, percent: number): boolean => Math.abs(a - b) * 100 > Math.min(a, b) * percent

/** Percent by which two mileages of one car may be apart while the setting `estimates.mileagePercent` says nothing else. */
export const usualMileagePercent = 10

/** Whether a price of one car counts for the other: neither contradicts the other, and neither knows more. */
export function isSameCar(a: CarFacts, b: CarFacts, percent: number): boolean {
  return contradictedFacts(a, b, percent).length === 0 && contradictedFacts(b, a, percent).length === 0
}
