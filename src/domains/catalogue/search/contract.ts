import { z } from 'zod'
import { maxMileage, maxPrice, sortDirections, sortProperties, tableSorts } from '#domains/catalogue/search/index/values.ts'
import { Suggest } from '#domains/catalogue/search/query-parser/contract.ts'
import { VehicleCard } from '#domains/catalogue/vehicles/contract.ts'
import {
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  repairStatuses,
} from '#domains/catalogue/vehicles/rules.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { defineEndpoint, Flag, Localized } from '#shared/contract.ts'
import { withAliases } from '#shared/enum-aliases.ts'
import { maxPage, maxPageSize, paged, sizeUpTo } from '#shared/paging.ts'

const maxId = 2_147_483_647
const maxValues = 60

const code = z.string().trim().max(60).optional()
/** A bound in whole units; a fraction is taken as the whole number that lets the same cars through. */
const bound = (max: number, whole: (value: number) => number) =>
  z.coerce.number().min(0).max(max).transform(whole).meta({ type: 'integer' }).optional()
const [minPrice, maxPriceAsked] = [bound(maxPrice, Math.ceil), bound(maxPrice, Math.floor)]
const [minMileage, maxMileageAsked] = [bound(maxMileage, Math.ceil), bound(maxMileage, Math.floor)]
/** Only years from 1900 to 2100 are days of a car's life. */
const day = z.iso
  .date()
  .refine((text) => text >= '1900' && text < '2101', { params: { reason: 'date' } })
  .optional()
const names = z.array(z.string().trim().min(1).max(80)).max(maxValues).optional()
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) => z.array(z.enum(values)).max(maxValues).optional()

/**
 * The filters of the spec (section 7), and of our own `q`, `RegistrationTypes`, `OperationTypes`, `IsPromoted`, `IsBoosted`, the monthly budget, `ComparableTo` and
 * what is not wanted: `ExcludedBrands`, `ExcludedModels`, `ExcludedCities`, `ExcludedColors`, `ExcludedFuelTypes`,
 * `ExcludedGearTypes`, `ExcludedBodyStyles`.
 */
const filters = {
  /** words as a person types them; what is understood joins the other filters, an explicit filter wins */
  q: z.string().trim().max(200).optional(),
  /** exact reference, chassis or plate number; never shown back */
  Reference: code,
  ChassisNumber: code,
  RegistrationNumber: code,
  /** id of a car: exactly the cars with which its price is compared (`market` of its page) */
  ComparableTo: z.coerce.number().int().min(1).max(maxId).optional(),
  /** names of brands, models and cities in any usual spelling; an unknown name matches nothing */
  Brands: names,
  Models: names,
  Cities: names,
  Colors: oneOf(colors),
  /**
   * What is not wanted. A car of which it is not known stays; an unknown name excludes nothing. A model is named alone ("Clio") or
   * behind its brand ("Renault Clio"); without its brand it is one of `Brands`, or of any brand when `Brands` is empty.
   */
  ExcludedBrands: names,
  ExcludedModels: names,
  ExcludedCities: names,
  ExcludedColors: oneOf(colors),
  ExcludedFuelTypes: oneOf(fuelTypes),
  ExcludedGearTypes: oneOf(gearTypes),
  ExcludedBodyStyles: oneOf(bodyStyles),
  MinReleaseDate: day,
  MaxReleaseDate: day,
  MinMileage: minMileage,
  MaxMileage: maxMileageAsked,
  MinPrice: minPrice,
  MaxPrice: maxPriceAsked,
  /** highest monthly cost with this down payment, in dirhams: cars on credit within both, and cars that the payment covers */
  MonthlyBudget: maxPriceAsked,
  DownPayment: maxPriceAsked,
  IsCertified: Flag,
  IsControlled: Flag,
  IsRepaired: Flag,
  IsFirstHand: Flag,
  IsPromoted: Flag,
  IsFinanced: Flag,
  /** false leaves out the cars for whose place somebody pays now, true shows only these */
  IsBoosted: Flag,
  /** true returns sold and archived vehicles instead of those on sale */
  IsArchived: Flag,
  Conditions: oneOf(conditions),
  FuelTypes: oneOf(fuelTypes),
  BodyStyles: oneOf(bodyStyles),
  GearTypes: oneOf(gearTypes),
  VehicleRepairStatusTypes: oneOf(repairStatuses),
  RegistrationTypes: oneOf(registrationTypes),
  OperationTypes: oneOf(operationTypes),
  StorageAreaId: z.array(z.coerce.number().int().min(1).max(maxId)).max(maxValues).optional(),
}

/** Filters alone, for counts. */
export const FacetQuery = z.object(filters)
export type FacetQuery = z.infer<typeof FacetQuery>

const sortDirection = withAliases(z.enum(sortDirections), { asc: 'Ascending', desc: 'Descending' })

/** Filters, sort and page. Without a direction, price, mileage, brand and reference rise and the others fall. */
export const SearchQuery = z.object({
  ...filters,
  page: z.coerce.number().int().min(1).max(maxPage).default(1),
  size: sizeUpTo(maxPageSize),
  sortPropertyName: z.enum([...sortProperties, ...tableSorts]).default('relevance'),
  sortDirection: sortDirection.optional(),
})
export type SearchQuery = z.infer<typeof SearchQuery>

const valueCount = <T extends z.ZodType>(value: T) => z.object({ value, count: z.int() })
/** How many cars have, or have not, a mark such as certified. */
export const FlagCount = valueCount(z.boolean())
/** A value of a filter, its name as it is shown, and how many cars there are. */
export const NameCount = z.object({ value: z.string(), label: Localized, count: z.int() })
/** Bins lie side by side, `from` included and `to` excluded; a null `to` is open. */
export const HistogramBin = z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })
/** `min` and `max` are the cheapest and dearest found. */
export const Histogram = z.object({
  min: z.int().nullable(),
  max: z.int().nullable(),
  bins: z.array(HistogramBin),
})
export type Histogram = z.infer<typeof Histogram>

/** Used filters to remove, and the number of vehicles without them. */
export const Loosening = z.object({ parameters: z.array(z.string()), total: z.int() })

/** A filter made a little wider, and how many vehicles there are then. */
export const Widening = z.object({
  /** what grows: the highest price or mileage, the age, the cities or the models */
  kind: z.enum(['price', 'mileage', 'year', 'city', 'model']),
  /** the new bound, or the name that joins the others */
  value: z.string(),
  /** the make of a model; else null */
  brand: z.string().nullable(),
  /** of a city: kilometres as the crow flies to the nearest requested city; else null */
  distance: z.int().nullable(),
  /** the parameters of the filter as they are then; the other filters stay */
  parameters: z.record(z.string(), z.array(z.string())),
  total: z.int(),
})
export type Widening = z.infer<typeof Widening>

/**
 * Counts per value, each with all other filters applied and its own left out (brand and model are one filter).
 * Enumerations carry every value; brands, cities and stores every one of the stock (zero kept); models those of the
 * chosen brands, or the 40 most frequent. Names come by falling count. `ages` and `mileages` are cumulative.
 */
export const Facets = z.object({
  total: z.int(),
  certified: z.int(),
  facets: z.object({
    brands: z.array(NameCount),
    models: z.array(NameCount.extend({ brand: z.string() })),
    cities: z.array(NameCount),
    storageAreas: z.array(z.object({ value: z.int(), label: Localized, count: z.int() })),
    bodyStyles: z.array(valueCount(z.enum(bodyStyles))),
    fuelTypes: z.array(valueCount(z.enum(fuelTypes))),
    gearTypes: z.array(valueCount(z.enum(gearTypes))),
    colors: z.array(valueCount(z.enum(colors))),
    conditions: z.array(valueCount(z.enum(conditions))),
    registrationTypes: z.array(valueCount(z.enum(registrationTypes))),
    operationTypes: z.array(valueCount(z.enum(operationTypes))),
    repairStatuses: z.array(valueCount(z.enum(repairStatuses))),
    isCertified: z.array(FlagCount),
    isFirstHand: z.array(FlagCount),
    isControlled: z.array(FlagCount),
    isRepaired: z.array(FlagCount),
    isPromoted: z.array(FlagCount),
    isFinanced: z.array(FlagCount),
    ages: z.array(z.object({ years: z.int(), minReleaseDate: z.iso.date(), count: z.int() })),
    mileages: z.array(z.object({ maxMileage: z.int(), count: z.int() })),
  }),
  histograms: z.object({ price: Histogram, mileage: Histogram, year: Histogram }),
  /** present with a monthly budget: what it buys, on which duration; null when it buys nothing on credit */
  monthly: z.object({ maxPrice: z.int().nullable(), months: z.int() }).optional(),
  /** present when nothing is found, or few (at most 5): how many vehicles there are without each used filter, the most first */
  loosen: z.array(Loosening).optional(),
  /** present when nothing is found and no filter of `loosen` brings a vehicle: the pairs of filters whose removal does, the most first */
  loosenPairs: z.array(Loosening).optional(),
  /** present when few are found: the smallest changes of one filter that bring more, the lightest first */
  widen: z.array(Widening).optional(),
})
export type Facets = z.infer<typeof Facets>

/** Reasons for the position of a car. */
export const Placement = z.object({
  /** counted from 1 through all pages */
  place: z.int(),
  /**
   * `Paid`: the seller pays for this place; at most one in six is (the 4th, the 10th, the 16th …), and only a car that fits every
   * filter gets one. The others stand in the order of these reasons: `CertifiedAndPrice` (inspected by us, position 1 or 2), `Certified`,
   * `Price` (position 1 or 2), `Newest` (neither; the latest published first, as among equals everywhere), `AboveMarket` (position 4
   * or 5), `DoubtfulPrice`. `Sort`: the visitor chose another order, in which no place is paid.
   */
  reason: z.enum(['Paid', 'CertifiedAndPrice', 'Certified', 'Price', 'Newest', 'AboveMarket', 'DoubtfulPrice', 'Sort']),
  /** of a paid position, the position without payment; else null */
  placeWithoutPayment: z.int().nullable(),
})
export type Placement = z.infer<typeof Placement>

/** A car in a list of results. `isBoosted` says here that this very place is paid. */
export const ListedVehicle = VehicleCard.extend({ placement: Placement })
export type ListedVehicle = z.infer<typeof ListedVehicle>

export const StockCount = z.object({ count: z.int(), certified: z.int() })

export const listVehicles = defineEndpoint({
  id: 'listVehicles',
  method: 'GET',
  path: '/api/vehicles',
  summary: 'Lists one page of the vehicles on sale that match the filters, with the exact total',
  query: SearchQuery,
  output: paged(ListedVehicle),
  roles: ['anyone'],
  errors: ['BadRequest'],
})

export const getFacets = defineEndpoint({
  id: 'getFacets',
  method: 'GET',
  path: '/api/vehicles/facets',
  summary: 'Counts vehicles per value of every filter with all other filters applied; returns histograms and total',
  query: FacetQuery,
  output: Facets,
  roles: ['anyone'],
  errors: ['BadRequest'],
})

export const getStockCount = defineEndpoint({
  id: 'getStockCount',
  method: 'GET',
  path: '/api/vehicles/stockcount',
  summary: 'Returns the number of vehicles on sale',
  output: StockCount,
  roles: ['anyone'],
  errors: [],
})

export const suggest = defineEndpoint({
  id: 'suggest',
  method: 'GET',
  path: '/api/search/suggest',
  summary: 'Parses a query in French, Arabic or Darija into filters and returns completions with live counts',
  query: z.object({ q: z.string().max(200).default('') }),
  output: Suggest,
  roles: ['anyone'],
  errors: ['BadRequest'],
})
