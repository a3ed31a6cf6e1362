import type { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { type Confidence, isTold, type PriceKind } from './values.ts'

/** Known facts of the car to estimate. */
export interface EstimatedCar {
  year: number
  mileage: number
  fuelType: FuelType | null
  gearType: GearType | null
  isFirstHand: boolean | null
}

export interface Comparable extends EstimatedCar {
  id: number
  price: number
  kind: PriceKind
  soldAt: Date | null
}

/** A comparable car with its price adjusted to the year and the mileage of the estimated car. */
export type Adjusted = Comparable & { adjusted: number; weight: number }

/** Result of a price model; prices in whole dirhams. */
export interface PriceRange {
  low: number
  probable: number
  high: number
  confidence: Confidence
  /** maximum difference in years to the comparable cars */
  reachYears: number
  adjusted: Adjusted[]
  /** percent gained per newer year, and lost per additional 10 000 km */
  perYear: number
  perTenThousandKm: number
  /** percent by which first-hand cars are more expensive; null without enough of them */
  firstHand: number | null
}

/**
 * The only interface between estimates and the price model: a function of a car and of cars of its model. Returns null when fewer than
 * `minimum` cars are comparable.
 */
export type PriceModel = (car: EstimatedCar, cars: readonly Comparable[], minimum: number) => PriceRange | null

/** Reaches in years on either side: the first with twice the minimum of cars is used, else the last with the minimum. */
export const yearReaches = [1, 2, 3] as const
/** Prior of the depreciation: shares per year and per 10 000 km, weighted like this number of cars. */
const usualLoss = { year: 0.075, km: 0.012, yearCars: 4, kmCars: 30 }
/**
 * A comparable car loses a third of its weight per this many years or kilometres of distance; a sold one counts double, unless only its
 * seller reports the sale.
 */
const near = { years: 2.5, km: 75_000, sold: 2 }
/** Share of the weight outside the range, on each side. */
const outside = 0.08
const firstHandCars = 5

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const roundTo = (step: number, value: number) => Math.round(value / step) * step
const percent = (share: number) => Math.round(share * 1000) / 10

/** Adjusts prices of comparable cars to the year and mileage of the car, by a robust regression of their logarithms (decision 051). */
export const comparablesModel: PriceModel = (car, cars, minimum) => {
  const alike = sameDrive(car, cars, minimum)
  const reaches = yearReaches.map((years) => ({ years, cars: alike.filter(({ year }) => Math.abs(year - car.year) <= years) }))
  const chosen = reaches.find((reach) => reach.cars.length >= 2 * minimum) ?? reaches.findLast((reach) => reach.cars.length >= minimum)
  if (!chosen) return null
  const weighted = chosen.cars.map((one) => ({ ...one, weight: weightOf(car, one) }))
  const slopes = fitLine(car, weighted)
  const level = weighted.map((one) => ({
    ...one,
    adjusted: one.price * Math.exp(slopes.year * (car.year - one.year) - slopes.km * ((car.mileage - one.mileage) / 10_000)),
  }))
  const firstHand = firstHandRatio(level)
  const adjusted = level.map((one) => ({ ...one, adjusted: one.adjusted * handFactor(car, one, firstHand) }))
  const rising = adjusted.toSorted((a, b) => a.adjusted - b.adjusted)
  const at = (share: number) => roundTo(500, quantile(rising, share))
  const probable = at(0.5)
  const low = Math.min(at(outside), probable)
  const high = Math.max(at(1 - outside), probable)
  return {
    low,
    probable,
    high,
    confidence: confidenceOf((high - low) / probable, chosen, minimum),
    reachYears: chosen.years,
    adjusted,
    perYear: percent(Math.exp(slopes.year) - 1),
    perTenThousandKm: percent(1 - Math.exp(-slopes.km)),
    firstHand: firstHand === null || firstHand < 1.005 ? null : percent(firstHand - 1),
  }
}

/** Returns the cars with the same fuel and gearbox, where these are known and enough cars share them. */
function sameDrive(car: EstimatedCar, cars: readonly Comparable[], minimum: number): readonly Comparable[] {
  const close = (some: readonly Comparable[]) => some.filter(({ year }) => Math.abs(year - car.year) <= yearReaches[2]).length >= minimum
  const sameFuel = cars.filter(({ fuelType }) => fuelType === car.fuelType)
  const fuelled = car.fuelType !== null && close(sameFuel) ? sameFuel : cars
  const sameGear = fuelled.filter(({ gearType }) => gearType === car.gearType)
  return car.gearType !== null && close(sameGear) ? sameGear : fuelled
}

function weightOf(car: EstimatedCar, { year, mileage, kind }: Comparable): number {
  const distance = Math.abs(year - car.year) / near.years + Math.abs(mileage - car.mileage) / near.km
  return Math.exp(-distance) * (kind === 'Asked' || isTold(kind) ? 1 : near.sold)
}

/**
 * Returns the shares that a car gains per year and loses per 10 000 km: least squares on the logarithm of the prices, with Huber weights
 * for outliers and the usual depreciation as a prior. Both are limited to the plausible sign.
 */
function fitLine(car: EstimatedCar, cars: readonly (Comparable & { weight: number })[]): { year: number; km: number } {
  const points = cars.map(({ year, mileage, price, weight }) => ({
    x: year - car.year,
    z: (mileage - car.mileage) / 10_000,
    y: Math.log(price),
    weight,
  }))
  let [year, km] = [usualLoss.year, usualLoss.km]
  let trust = points.map(() => 1)
  for (let round = 0; round < 6; round++) {
    const weights = points.map(({ weight }, i) => weight * (trust[i] ?? 1))
    const total = weights.reduce((sum, one) => sum + one, 0)
    const mean = (of: (point: (typeof points)[number]) => number) =>
      points.reduce((sum, one, i) => sum + (weights[i] ?? 0) * of(one), 0) / total
    const [mx, mz, my] = [mean(({ x }) => x), mean(({ z }) => z), mean(({ y }) => y)]
    const spread = (of: (point: (typeof points)[number]) => number) => mean(of) * total
    // deviations sum to zero, so only one factor needs centring
    const a = spread(({ x }) => (x - mx) * x) + usualLoss.yearCars
    const b = spread(({ x, z }) => (x - mx) * z)
    const c = spread(({ z }) => (z - mz) * z) + usualLoss.kmCars
    const p = spread(({ x, y }) => (x - mx) * y) + usualLoss.yearCars * usualLoss.year
    const q = spread(({ z, y }) => (z - mz) * y) - usualLoss.kmCars * usualLoss.km
    const determinant = a * c - b * b
    year = Math.max(0, (p * c - q * b) / determinant)
    km = Math.max(0, -(q * a - p * b) / determinant)
    const off = points.map(({ x, z, y }) => Math.abs(y - my - year * (x - mx) + km * (z - mz)))
    const scale = Math.max(0.02, 1.4826 * median(off))
    trust = off.map((one) => Math.min(1, (1.345 * scale) / one))
  }
  return { year, km }
}

function firstHandRatio(cars: readonly { isFirstHand: boolean | null; adjusted: number }[]): number | null {
  const [first, other] = [true, false].map((owned) =>
    cars.filter(({ isFirstHand }) => isFirstHand === owned).map(({ adjusted }) => adjusted),
  )
  if (!first || !other || first.length < firstHandCars || other.length < firstHandCars) return null
  return Math.min(1.15, Math.max(1, median(first) / median(other)))
}

function handFactor(car: EstimatedCar, one: EstimatedCar, ratio: number | null): number {
  if (ratio === null || car.isFirstHand === null || one.isFirstHand === null || car.isFirstHand === one.isFirstHand) return 1
  return car.isFirstHand ? ratio : 1 / ratio
}

/** Returns the weighted quantile of cars in ascending order of price. */
function quantile(rising: readonly { adjusted: number; weight: number }[], share: number): number {
  const total = rising.reduce((sum, { weight }) => sum + weight, 0)
  let [passed, price] = [0, Number.NaN]
  for (const { adjusted, weight } of rising) {
    if (passed >= share * total) break
    passed += weight
    price = adjusted
  }
  return price
}

function confidenceOf(width: number, { years, cars }: { years: number; cars: readonly unknown[] }, minimum: number): Confidence {
  if (years > 2 || width > 0.35) return 'Low'
  return cars.length >= 2.5 * minimum && width <= 0.2 ? 'High' : 'Medium'
}

/** Returns the most similar cars, nearest first. */
export function nearestOf(car: EstimatedCar, cars: readonly Adjusted[], count: number): Adjusted[] {
  const distance = (one: Adjusted) => Math.abs(one.year - car.year) + Math.abs(one.mileage - car.mileage) / 15_000
  return cars.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id).slice(0, count)
}

/** Estimation error over cars with a known price, each estimated from the others. */
export interface Measure {
  cars: number
  /** percent: 70 % of the estimates are at most this far from the price */
  sevenInTen: number
  /** percent of the prices within the range */
  withinRange: number
}

/** Returns the error of one estimate, as a share of the true price, and whether the price was in the range; null without an estimate. */
export function errorOf(
  model: PriceModel,
  car: Comparable,
  cars: readonly Comparable[],
  minimum: number,
): { off: number; inside: boolean } | null {
  const others = cars.filter(({ id }) => id !== car.id)
  const range = model(car, others, minimum)
  if (!range) return null
  return { off: Math.abs(range.probable - car.price) / car.price, inside: range.low <= car.price && car.price <= range.high }
}

/** Aggregates errors; null when there are fewer than `least`. */
export function measureOf(errors: readonly { off: number; inside: boolean }[], least: number): Measure | null {
  if (errors.length < least) return null
  const rising = errors.map(({ off }) => off).toSorted((a, b) => a - b)
  return {
    cars: errors.length,
    sevenInTen: percent(rising[Math.ceil(0.7 * rising.length) - 1] ?? 0),
    withinRange: percent(errors.filter(({ inside }) => inside).length / errors.length),
  }
}

/** Returns the net proceeds of the seller in whole dirhams, after a commission (percent) and a fixed fee. */
export function netOf(price: number, fee: { percent: number; fixed: number }): number {
  return Math.max(0, Math.round(price * (1 - fee.percent / 100)) - fee.fixed)
}

/**
 * Returns the mileage probably meant when kilometres were typed in thousands: `84` for a car that is not new is 84 000. Null when the typed
 * value is plausible.
 */
export function meantKm(mileage: number, year: number, thisYear: number): number | null {
  return mileage > 0 && mileage < 700 && thisYear - year >= 2 ? mileage * 1000 : null
}
