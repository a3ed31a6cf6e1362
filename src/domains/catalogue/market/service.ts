import { randomBytes } from 'node:crypto'
import { setImmediate as breath } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { type CarFacts, isSameCar } from '#domains/catalogue/vehicles/rules.ts'
import { isOneOf, listedStatuses } from '#domains/catalogue/vehicles/status.ts'
import { findCards } from '#domains/catalogue/vehicles/store.ts'
import { findSettings } from '#domains/foundation/reference/store.ts'
import type { Deps } from '#platform/context.ts'
import { insertAttempt } from '#platform/form-attempts.ts'
import type { Database } from '#platform/tables.ts'
import { fieldError } from '#platform/validation.ts'
import { AppError } from '#shared/errors.ts'
import { foreignPlate, localPlate } from '#shared/plate.ts'
import { localTime } from '#shared/working-time.ts'
import type { AdPriceDay, AdWorth, Estimate, EstimateBasis, OtherWay } from './contract.ts'
import {
  type Comparable,
  comparablesModel,
  type EstimatedCar,
  errorOf,
  measureOf,
  nearestOf,
  netOf,
  type PriceModel,
  type PriceRange,
} from './rules.ts'
import {
  findAdvertised,
  findAllCars,
  findByPlate,
  findComparables,
  findKept,
  findMeasured,
  findPlace,
  findPriceDays,
  findPriced,
  findSellingTimes,
  insertEstimate,
  refreshSellingTimes,
  removeExpired,
  saveMeasure,
  savePriceDays,
  standardFee,
} from './store.ts'
import { isTold } from './values.ts'

/** Maximum number of returned days. */
const maxDays = 60

/** Returns the daily price positions of an advert, without an access check. */
export function listPriceDays({ db }: Pick<Deps, 'db'>, id: number): Promise<AdPriceDay[]> {
  return findPriceDays(db, id, maxDays)
}

/** Stores the price position of online adverts today among `cars`, each with at least `needed` other comparable cars. */
async function notePriceDays(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cars: readonly (Comparable & { modelId: number })[],
  needed: number,
  model: PriceModel,
): Promise<void> {
  const ofModel = Map.groupBy(cars, ({ modelId }) => modelId)
  const noted: (Omit<AdPriceDay, 'day'> & { adId: number })[] = []
  for (const { adId, vehicleId, modelId, price, ...car } of await findPriced(db)) {
    const others = (ofModel.get(modelId) ?? []).filter(({ id }) => id !== vehicleId)
    const range = model(car, others, needed)
    if (range) noted.push({ adId, price, low: range.low, probable: range.probable, high: range.high, cars: range.adjusted.length })
    // lets this process serve pending requests
    await breath()
  }
  await savePriceDays(db, localTime(clock.now()).day, noted)
}

/** Price model of the estimates; replaceable. */
const priceModel = comparablesModel

/** Requests per address within ten minutes; many people share the address of a mobile network. */
const maxAttempts = 60
const nearCars = 3
/** Minimum numbers of errors and sales for a published figure. */
const least = { errors: 30, sales: 20 }
/** Maximum number of cars whose error is measured. */
const mostMeasured = 1_000

interface Asked {
  modelId: number
  year: number
  mileage: number
  city?: string | undefined
  fuelType?: FuelType | undefined
  gearType?: GearType | undefined
  isFirstHand?: boolean | undefined
}

/** Defaults of the settings. */
const usual = {
  'estimates.keepDays': 90,
  'estimates.mileagePercent': 10,
  'estimates.minComparables': 8,
  'estimates.soldMonths': 24,
  'purchases.offerShareLow': 88,
  'purchases.offerShareHigh': 93,
  'ads.feeDirhams': 0,
}

async function numberSettings(db: Kysely<Database>): Promise<(key: keyof typeof usual) => number> {
  const settings = await findSettings(db, '')
  return (key) => Number(settings.get(key) ?? usual[key])
}

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** Estimates a car and stores the result under a new key. BadRequest for an impossible model, city or year; TooManyRequests. */
export async function createEstimate(deps: Deps, asked: Asked, address: string): Promise<Estimate> {
  const { db, clock } = deps
  const now = clock.now()
  if (asked.year > now.getUTCFullYear()) throw fieldError('year', 'tooBig', { limit: now.getUTCFullYear() })
  const [attempts, place, setting] = await Promise.all([
    insertAttempt(db, 'Estimate', address, now),
    findPlace(db, asked.modelId, asked.city ?? null),
    numberSettings(db),
  ])
  if (attempts > maxAttempts) throw new AppError('TooManyRequests')
  if (!place.isModel) throw fieldError('modelId', 'invalid')
  if (asked.city !== undefined && place.cityId === null) throw fieldError('city', 'invalid')
  const car: EstimatedCar = {
    year: asked.year,
    mileage: asked.mileage,
    fuelType: asked.fuelType ?? null,
    gearType: asked.gearType ?? null,
    isFirstHand: asked.isFirstHand ?? null,
  }
  const needed = setting('estimates.minComparables')
  const { range, cars } = await priceCar(db, asked.modelId, car, { now, setting })
  const key = randomBytes(16).toString('hex')
  await insertEstimate(db, {
    ...{ key, modelId: asked.modelId, car, cityId: place.cityId, needed, created: now },
    range: range && { low: range.low, probable: range.probable, high: range.high, basis: basisOf(car, range) },
    found: range?.adjusted.length ?? cars.length,
    expires: new Date(now.getTime() + setting('estimates.keepDays') * 86_400_000),
  })
  return getEstimate(deps, key)
}

async function priceCar(
  db: Kysely<Database>,
  modelId: number,
  car: EstimatedCar,
  { now, setting }: { now: Date; setting: Awaited<ReturnType<typeof numberSettings>> },
) {
  const cars = await findComparables(db, modelId, car, monthsBefore(now, setting('estimates.soldMonths')))
  return { cars, range: priceModel(car, cars, setting('estimates.minComparables')) }
}

/**
 * Returns the price range of a car, in whole dirhams: that of the estimate under `key` while the estimate is of a car with the same facts
 * (mileage within the setting `estimates.mileagePercent`), otherwise one that is computed from `facts`. Null when model, year or mileage are
 * unknown, or too few cars are comparable. A range never comes from the facts of another car.
 */
export async function estimateFor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string | undefined,
  facts: CarFacts,
): Promise<{ low: number; high: number } | null> {
  const now = clock.now()
  const setting = await numberSettings(db)
  const kept = key === undefined ? null : await findKept(db, key, now)
  if (kept && isSameCar({ ...kept.car, version: facts.version }, facts, setting('estimates.mileagePercent')))
    return kept.range && { low: kept.range.low, high: kept.range.high }
  const { modelId, year, mileage, fuelType, gearType } = facts
  if (modelId === null || year === null || mileage === null) return null
  const { range } = await priceCar(db, modelId, { year, mileage, fuelType, gearType, isFirstHand: null }, { now, setting })
  return range && { low: range.low, high: range.high }
}

/**
 * Returns the value of an advertised car, computed from the other comparable cars; stores no estimate, checks no access. Undefined when too
 * few cars are comparable, or year or mileage are unknown.
 */
export async function worthOfAd({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<AdWorth | undefined> {
  const advertised = await findAdvertised(db, id)
  if (!advertised) return undefined
  const { vehicleId, modelId, ...car } = advertised
  const setting = await numberSettings(db)
  const cars = await findComparables(db, modelId, car, monthsBefore(clock.now(), setting('estimates.soldMonths')))
  const others = cars.filter((one) => one.id !== vehicleId)
  const range = priceModel(car, others, setting('estimates.minComparables'))
  return range ? { low: range.low, probable: range.probable, high: range.high, cars: range.adjusted.length } : undefined
}

/** Rounds prices to steps of 500, so that the exact price of a sold car stays confidential. */
const toldPrice = (price: number) => Math.round(price / 500) * 500

function basisOf(car: EstimatedCar, { adjusted, confidence, reachYears, ...range }: PriceRange): EstimateBasis {
  const sold = adjusted.filter(({ kind }) => kind !== 'Asked').length
  return {
    ...{ confidence, reachYears, sold, told: adjusted.filter(({ kind }) => isTold(kind)).length, asked: adjusted.length - sold },
    dots: adjusted
      .map(({ year, mileage, kind, ...one }) => ({ price: toldPrice(one.adjusted), sold: kind !== 'Asked', year, mileage }))
      .sort((a, b) => a.price - b.price),
    nearest: nearestOf(car, adjusted, nearCars).map(({ id, year, mileage, price, kind, soldAt, ...one }) => ({
      ...{ id, year, mileage, kind, soldOn: soldAt && localTime(soldAt).day, price: toldPrice(price) },
      adjusted: toldPrice(one.adjusted),
    })),
    moves: { perYear: range.perYear, perTenThousandKm: range.perTenThousandKm, firstHand: range.firstHand },
  }
}

/** Returns an estimate by its key, with the ways to sell at current terms. NotFound. */
export async function getEstimate({ db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>, key: string): Promise<Estimate> {
  const kept = await findKept(db, key, clock.now())
  if (!kept) throw new AppError('NotFound')
  const { range, ...estimate } = kept
  if (!range) return { ...estimate, range, measured: await findMeasured(db), ways: [] }
  const [cards, measured, ways] = await Promise.all([
    findCards(
      pool,
      range.nearest.map(({ id }) => id),
    ),
    findMeasured(db),
    waysToSell(db, range),
  ])
  const nearest = range.nearest.map((near) => {
    const card = cards.find(({ id }) => id === near.id)
    const onSale = card !== undefined && isOneOf(listedStatuses, card.lastStatus)
    return { ...near, version: card?.version ?? null, slug: onSale ? card.slug : null, picture: card?.picture ?? null }
  })
  return { ...estimate, range: { ...range, nearest }, measured, ways }
}

/** Returns the net proceeds of each way to sell (to us, on consignment, by an own advert), at the terms of the settings. */
async function waysToSell(
  db: Kysely<Database>,
  { low, probable, high }: { low: number; probable: number; high: number },
): Promise<Estimate['ways']> {
  const [setting, times, fee] = await Promise.all([numberSettings(db), findSellingTimes(db), standardFee(db)])
  const shares = [setting('purchases.offerShareLow'), setting('purchases.offerShareHigh')]
  const share = { low: Math.min(...shares), high: Math.max(...shares) }
  const none = { percent: 0, fixed: 0 }
  const advertFee = { percent: 0, fixed: setting('ads.feeDirhams') }
  return [
    {
      way: 'House',
      low: toldPrice((probable * share.low) / 100),
      high: toldPrice((probable * share.high) / 100),
      share,
      fee: none,
      days: null,
    },
    { way: 'Mediation', low: netOf(low, fee), high: netOf(high, fee), share: null, fee, days: times.get('Intermediation') ?? null },
    { way: 'Advert', low: netOf(low, advertFee), high: netOf(high, advertFee), share: null, fee: advertFee, days: times.get('Ad') ?? null },
  ]
}

/** Returns the proceeds of the ways to sell other than a sale to the company, at current terms. */
export async function otherWays(db: Kysely<Database>, { low, high }: { low: number; high: number }): Promise<OtherWay[]> {
  const ways = await waysToSell(db, { low, probable: low, high })
  return ways.flatMap(({ way, low, high, days }) =>
    way === 'House' ? [] : [{ way, low: toldPrice(low), high: toldPrice(high), days: days?.median ?? null }],
  )
}

/** Returns the model of the car with a plate, among cars that were on sale here. BadRequest for an invalid plate; TooManyRequests. */
export async function recogniseCar({ db, clock }: Deps, text: string, address: string) {
  if ((await insertAttempt(db, 'Estimate', address, clock.now())) > maxAttempts) throw new AppError('TooManyRequests')
  const plate = localPlate(text) ?? foreignPlate(text)
  if (plate === null) throw fieldError('plate', 'plate')
  return { plate, car: await findByPlate(db, plate) }
}

/**
 * Measures the estimation error: estimates every car with a price from the others of its model, sold cars if there are enough, else cars on
 * sale. Also updates selling times and the daily price positions of adverts. Publishes no figure from too few cars.
 */
export async function measureEstimates({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const setting = await numberSettings(db)
  const soldSince = monthsBefore(now, setting('estimates.soldMonths'))
  const cars = await findAllCars(db, soldSince)
  await notePriceDays({ db, clock }, cars, setting('estimates.minComparables'), priceModel)
  const ofModel = Map.groupBy(cars, ({ modelId }) => modelId)
  const errors = async (some: readonly (Comparable & { modelId: number })[]) => {
    const found: { off: number; inside: boolean }[] = []
    for (const car of some.slice(0, mostMeasured)) {
      const error = errorOf(priceModel, car, ofModel.get(car.modelId) ?? [], setting('estimates.minComparables'))
      if (error) found.push(error)
      // lets this process serve pending requests
      await breath()
    }
    return found
  }
  const sold = measureOf(await errors(cars.filter(({ kind }) => kind === 'Paid' || kind === 'LastAsked')), least.errors)
  const asked = sold ? null : measureOf(await errors(cars.filter(({ kind }) => kind === 'Asked')), least.errors)
  await saveMeasure(db, sold ? { ...sold, basis: 'Sold' } : asked && { ...asked, basis: 'Asked' }, now)
  await refreshSellingTimes(db, soldSince, least.sales, now)
}

/** Deletes expired estimates; returns their number. */
export async function forgetExpired({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeExpired(db, clock.now())
}
