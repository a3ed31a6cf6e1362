import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

/** Prices of comparable cars on sale in whole dirhams: the 5th and 95th percentiles and the median. */
export const MarketPrices = z.object({ low: z.int(), median: z.int(), high: z.int(), count: z.int() })

/** Differences in percent that need no confirmation: from the last price, and from the median of comparable cars. */
export const PriceLimits = z.object({ change: z.number(), below: z.number(), above: z.number() })

/** Data for price checks during input; amounts in whole dirhams, limits in percent. */
export const PriceBasis = z.object({
  /** prices of comparable cars on sale; null with too few */
  market: MarketPrices.nullable(),
  /** years since the first registration */
  age: z.int().nullable(),
  limits: PriceLimits,
})
export type PriceBasis = z.infer<typeof PriceBasis>

export const getPriceBasis = defineEndpoint({
  id: 'getPriceBasis',
  method: 'GET',
  path: '/api/vehicles/pricebasis',
  summary:
    'Returns what a typed price of a car is compared with: comparable cars on sale, age, limits. `market` is null for an unknown model',
  query: z.object({
    brand: z.string().trim().min(1).max(60),
    model: z.string().trim().min(1).max(60),
    releaseDate: z.iso.date(),
    mileage: z.coerce.number().int().min(0).max(2_000_000),
    /** vehicle that is not compared with itself */
    vehicleId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  }),
  output: PriceBasis,
  roles: ['anyone'],
  errors: ['BadRequest'],
})
