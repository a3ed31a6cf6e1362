import { z } from 'zod'
import { FuelType, GearType } from '#domains/catalogue/vehicles/contract.ts'
import { Picture } from '#domains/foundation/documents/contract.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { confidences, firstYear, leastKm, mostKm, priceKinds, sellingWays } from './values.ts'

/** Whole dirhams. */
const dirhams = z.int()

/** A car close to the one in question, with what parts the two and its price once that is evened out. */
export const NearCar = z.object({
  id: z.int(),
  year: z.int(),
  mileage: z.int(),
  price: dirhams,
  kind: z.enum(priceKinds),
  soldOn: z.iso.date().nullable(),
  adjusted: dirhams,
})

/** The basis of a range at the time of the estimate. Percentages may have one decimal. */
export const EstimateBasis = z.object({
  confidence: z.enum(confidences),
  /** maximum age difference of the comparable cars, in years */
  reachYears: z.int(),
  sold: z.int(),
  /** how many of these are sold by the word of their seller alone */
  told: z.int().optional(),
  asked: z.int(),
  /** every comparable car at year and kilometres of this one, the cheapest first */
  dots: z.array(z.object({ price: dirhams, sold: z.boolean(), year: z.int(), mileage: z.int() })),
  nearest: z.array(NearCar),
  /** by how much a car is worth more per year that it is newer, less per 10 000 km that it ran further, more with one owner (null: too few say so) */
  moves: z.object({ perYear: z.number(), perTenThousandKm: z.number(), firstHand: z.number().nullable() }),
})
export type EstimateBasis = z.infer<typeof EstimateBasis>

/** A way to sell: what is left to the seller, and what of it is the house's. */
export const SellingWay = z.object({
  way: z.enum(sellingWays),
  low: dirhams,
  high: dirhams,
  /** the part of the market price that is usually offered, in percent; only of a sale to the house */
  share: z.object({ low: z.number(), high: z.number() }).nullable(),
  fee: z.object({ percent: z.number(), fixed: dirhams }),
  /** within how many days half of such cars were sold; null as long as too few were */
  days: z.object({ median: z.int(), sales: z.int() }).nullable(),
})

/** A way besides a sale to the house: what it would leave, within how many days half of such cars were sold. */
export const OtherWay = SellingWay.pick({ low: true, high: true }).extend({
  way: z.enum(sellingWays).exclude(['House']),
  days: z.int().nullable(),
})
export type OtherWay = z.infer<typeof OtherWay>

/** The car that was asked about: nothing of a person, and no plate. */
const EstimatedCar = z.object({
  brandId: z.int(),
  brand: z.string(),
  brandNames: Localized,
  modelId: z.int(),
  model: z.string(),
  modelNames: Localized,
  year: z.int(),
  mileage: z.int(),
  city: z.string().nullable(),
  cityNames: Localized.nullable(),
  fuelType: FuelType.nullable(),
  gearType: GearType.nullable(),
  isFirstHand: z.boolean().nullable(),
})

export const Estimate = z.object({
  key: z.string(),
  car: EstimatedCar,
  asOf: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** comparable cars that were found, and how many it takes */
  found: z.int(),
  needed: z.int(),
  /** null: too few cars are comparable */
  range: z
    .object({
      ...{ low: dirhams, probable: dirhams, high: dirhams },
      ...EstimateBasis.shape,
      /** `slug`: the words of its page, while it is on sale */
      nearest: z.array(NearCar.extend({ version: z.string().nullable(), slug: z.string().nullable(), picture: Picture.nullable() })),
    })
    .nullable(),
  /** how far estimates are off, measured on cars that were sold or, as long as these are too few, on those on sale; null: not known yet */
  measured: z
    .object({ cars: z.int(), basis: z.enum(['Sold', 'Asked']), sevenInTen: z.number(), withinRange: z.number(), on: z.iso.date() })
    .nullable(),
  /** nothing without a range */
  ways: z.array(SellingWay),
})
export type Estimate = z.infer<typeof Estimate>

export const createEstimate = defineEndpoint({
  id: 'createEstimate',
  method: 'POST',
  path: '/api/estimates',
  summary:
    'Estimates the sale price of a vehicle from comparable ones; stores the estimate under the returned key, which alone grants access',
  body: z.object({
    modelId: z.int().min(1).max(2_147_483_647),
    /** of its first registration */
    year: z.int().min(firstYear).max(2100),
    mileage: z.int().min(leastKm).max(mostKm),
    /** one of the names of `/api/cities` */
    city: z.string().trim().min(1).max(60).optional(),
    fuelType: FuelType.optional(),
    gearType: GearType.optional(),
    isFirstHand: z.boolean().optional(),
  }),
  output: Estimate,
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

export const getEstimate = defineEndpoint({
  id: 'getEstimate',
  method: 'GET',
  path: '/api/estimates/{key}',
  summary: 'Returns a stored estimate with the current terms of the selling options. NotFound after expiry',
  params: z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) }),
  output: Estimate,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests'],
})

export const recogniseCar = defineEndpoint({
  id: 'recogniseCar',
  method: 'POST',
  path: '/api/estimates/plates',
  summary: 'Finds model and year of a vehicle formerly on sale by its plate; null for an unknown plate. Does not store the plate',
  body: z.object({ plate: z.string().trim().min(1).max(40) }),
  output: z.object({
    plate: z.string(),
    car: EstimatedCar.pick({ brand: true, modelId: true }).extend({ year: z.int().nullable() }).nullable(),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'TooManyRequests', 'AntiForgery'],
})

/** What a car is worth by `cars` comparable ones, in whole dirhams. */
export const AdWorth = z.object({ low: z.int(), probable: z.int(), high: z.int(), cars: z.int() })
export type AdWorth = z.infer<typeof AdWorth>

export const getAdWorth = defineEndpoint({
  id: 'getVehicleAdWorth',
  method: 'GET',
  path: '/api/vehicleads/{id}/worth',
  summary: 'Estimates the vehicle of an advert of the caller; 204 with too few comparable vehicles, or without year or mileage',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: AdWorth,
  mayBeEmpty: true,
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'],
})

/** Where the price of an advert stood on a day, in whole dirhams. */
export const AdPriceDay = AdWorth.extend({ day: z.iso.date(), price: z.int() })
export type AdPriceDay = z.infer<typeof AdPriceDay>

export const listAdPriceDays = defineEndpoint({
  id: 'listVehicleAdPriceDays',
  method: 'GET',
  path: '/api/vehicleads/{id}/worth/days',
  summary:
    'Lists the price of an advert of the caller and the value of comparable vehicles by day: the last sixty known days, the oldest first. Omits days with too few comparable vehicles',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(AdPriceDay),
  roles: ['customer'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'CustomerInactive', 'NotFound'],
})
