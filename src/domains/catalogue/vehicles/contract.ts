import { z } from 'zod'
import { GalleryPicture, Picture } from '#domains/foundation/documents/contract.ts'
import { BodyStyle } from '#domains/foundation/reference/contract.ts'
import { bodyStyles } from '#domains/foundation/reference/rules.ts'
import { defineEndpoint, Localized, PartlyLocalized } from '#shared/contract.ts'
import { byLanguage, languages } from '#shared/language.ts'
import { sizeUpTo } from '#shared/paging.ts'
import { cardFields, detailFields, type FieldName, type FieldValue, type VehicleField, vehicleFields } from './fields.ts'
import {
  availabilities,
  colors,
  conditions,
  fuelTypes,
  gearTypes,
  operationTypes,
  registrationTypes,
  releasePrecisions,
  repairStatuses,
} from './rules.ts'
import { vehicleStatuses } from './status.ts'
export const FuelType = z.enum(fuelTypes)
export const GearType = z.enum(gearTypes)
export const Condition = z.enum(conditions)
export const RepairStatus = z.enum(repairStatuses)
export const RegistrationType = z.enum(registrationTypes)
export const ReleasePrecision = z.enum(releasePrecisions)
export const OperationType = z.enum(operationTypes)
export type OperationType = z.infer<typeof OperationType>
export const VehicleStatus = z.enum(vehicleStatuses)
export const Color = z.enum(colors)
export type FuelType = z.infer<typeof FuelType>
export type GearType = z.infer<typeof GearType>
export type Color = z.infer<typeof Color>
export type VehicleStatus = z.infer<typeof VehicleStatus>

/** Dates travel as `YYYY-MM-DD`. */
export const Day = z.iso.date()

/** The largest row number. */
export const maxId = 2_147_483_647
/** A row number in a body. */
export const RowId = z.int().min(1).max(maxId)

const lists: readonly (readonly [readonly string[], z.ZodType])[] = [
  [fuelTypes, FuelType],
  [gearTypes, GearType],
  [conditions, Condition],
  [repairStatuses, RepairStatus],
  [registrationTypes, RegistrationType],
  [releasePrecisions, ReleasePrecision],
  [operationTypes, OperationType],
  [colors, Color],
  [bodyStyles, BodyStyle],
]

const typed = new Map<number, z.ZodType>()
/** What is typed in the languages of a text: one schema for each length, since the API description names it. */
function typedTexts(max: number): z.ZodType {
  const schema = typed.get(max) ?? z.object(byLanguage(() => z.string().trim().max(max).optional()))
  typed.set(max, schema)
  return schema
}
export const TypedDescription = typedTexts(vehicleFields.description.max)

/** The schema of one field: an answer says what is kept, `form` and `import` check the limits of what is given. */
function fieldSchema(field: VehicleField, use: 'answer' | 'form' | 'import'): z.ZodType {
  const isGiven = use !== 'answer'
  if (field.kind === 'boolean') return z.boolean()
  if (field.kind === 'date') return Day
  if (field.kind === 'enum') return lists.find(([values]) => values === field.values)?.[1] ?? z.enum(field.values)
  if (field.kind === 'text' || field.kind === 'localized') {
    const isOne = field.kind === 'text'
    if (!isGiven) return isOne ? z.string() : PartlyLocalized
    const text = z.string().trim().max(field.max)
    if (isOne) return use === 'import' ? text.min(1) : text
    return use === 'import' ? z.object(byLanguage(() => text.min(1).optional())) : typedTexts(field.max)
  }
  if (field.kind === 'decimal') return isGiven ? z.number().min(field.min).max(field.max).multipleOf(field.step) : z.number()
  if (!isGiven) return z.int()
  return field.kind === 'id' ? RowId : z.int().min(field.min).max(field.max)
}

/** The members of a schema for fields of the vehicle. */
export function fieldShape<N extends FieldName>(
  names: readonly N[],
  use: 'answer' | 'form' | 'import',
): { [K in N]: z.ZodType<FieldValue<K>, FieldValue<K>> } {
  const members = names.map((name) => {
    const field: VehicleField = vehicleFields[name]
    const schema = fieldSchema(field, use)
    return [name, field.always ? schema : schema.nullable()]
  })
  return Object.fromEntries(members) as { [K in N]: z.ZodType<FieldValue<K>, FieldValue<K>> }
}

/**
 * What a card shows, the same in every list. Prices are whole dirhams, null when hidden; mileage is in km;
 * `pricePosition` runs from 1 (very good price) to 5 (high); null under 8 comparables, where they lie too far apart in age, for a car
 * to be repaired or with customs unpaid, and for a doubtful price.
 */
export const VehicleCard = z.object({
  id: z.int(),
  reference: z.string(),
  slug: z.string(),
  brand: z.string(),
  model: z.string(),
  price: z.int().nullable(),
  oldPrice: z.int().nullable(),
  priceUpdateDate: Day.nullable(),
  pricePosition: z.int().min(1).max(5).nullable(),
  /** a price under six tenths of the market: to be checked rather than praised, hence without a position */
  isPriceDoubtful: z.boolean(),
  ...fieldShape(cardFields, 'answer'),
  city: z.string().nullable(),
  cityNames: Localized.nullable(),
  /** a paid place at the front of the list, always labelled */
  isBoosted: z.boolean(),
  lastStatus: VehicleStatus,
  pictureCount: z.int(),
  /** the first picture; null shows the silhouette of the body style */
  picture: Picture.nullable(),
})
export type VehicleCard = z.infer<typeof VehicleCard>

/** How long a sold car keeps its page, in days, where the setting says nothing; afterwards its address answers 410 Gone. */
export const soldPageDays = 30

/** How good the comparison is: over `cars` of the stock, the median of the others against the price that is asked. */
export const MarketMeasure = z.object({
  cars: z.int(),
  /** percent of the price that half of them are off by at most */
  medianError: z.number(),
  /** percent of them that are off by a tenth at most */
  withinTen: z.int(),
})

/**
 * Where the price stands among comparable cars on sale: same model, close years, close mileages, neither to be repaired nor with
 * customs unpaid. They are asked prices. One in twenty lies under `low`, one in twenty over `high`; the first and last bin also count
 * what lies outside. `GET /api/vehicles?ComparableTo={id}` lists exactly these cars.
 */
export const Market = z.object({
  /** comparable cars, this one not counted; at least `minComparables` */
  count: z.int(),
  low: z.int(),
  median: z.int(),
  high: z.int(),
  /** 16 steps of equal width from low to high, counting all comparable cars and this one */
  bins: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
  position: z.int().min(1).max(5).nullable(),
  /** percent of the median: -4 is 4 % below the market; null where nothing can be said of the price */
  percent: z.int().nullable(),
  minYear: z.int(),
  maxYear: z.int(),
  minMileage: z.int(),
  /** null: no upper bound */
  maxMileage: z.int().nullable(),
  /** null until there are enough cars to measure it */
  measured: MarketMeasure.nullable(),
})
export type Market = z.infer<typeof Market>

/** Equipment of one category, in the order of the catalogue. */
export const VehicleFeatures = z.object({
  code: z.string(),
  title: z.string(),
  titles: Localized,
  features: z.array(z.object({ id: z.int(), code: z.string(), title: z.string(), titles: Localized })),
})
export type VehicleFeatures = z.infer<typeof VehicleFeatures>

/** The store where the car stands; `hours` has seven entries, Monday first, null when closed. */
export const VehicleStore = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  tag: z.string(),
  city: z.string(),
  cityNames: Localized,
  address: z.string(),
  addresses: Localized,
  addressLine2: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.array(z.object({ open: z.string(), close: z.string() }).nullable()),
})
export type VehicleStore = z.infer<typeof VehicleStore>

/** All that is public of a plate: the prefecture or province of its last number. */
export const MaskedRegistration = z.object({ code: z.int(), prefecture: Localized })

/**
 * The vehicle page: the card and everything else that is public. Neither the chassis number nor the plate ever leaves.
 * A sold car answers for `soldPageDays` days with `availability: 'Sold'` and without its price.
 */
export const VehicleDetail = VehicleCard.extend({
  brandNames: Localized,
  modelNames: Localized,
  ...fieldShape(detailFields, 'answer'),
  availability: z.enum(availabilities),
  /** the store to which a published car is on its way, and the expected day; null otherwise */
  arrival: z.object({ date: Day, store: z.object({ id: z.int(), name: z.string(), names: Localized }) }).nullable(),
  /** as imported or entered by staff, e.g. "WW au Maroc"; null when unknown */
  origin: z.string().nullable(),
  /** an address starting with https://, else null */
  videoLink: z.string().nullable(),
  registration: MaskedRegistration.nullable(),
  publishedAt: Day.nullable(),
  created: z.string(),
  lastModified: z.string(),
  isDeleted: z.literal(false),
  /** what a loan lends of the price, in percent, and over how many months, where the house has fixed it for this car */
  financingRatio: z.number().nullable(),
  financingMonths: z.int().nullable(),
  soldAt: Day.nullable(),
  features: z.array(VehicleFeatures),
  pictures: z.array(GalleryPicture),
  storageArea: VehicleStore.nullable(),
  market: Market.nullable(),
})
export type VehicleDetail = z.infer<typeof VehicleDetail>

/** An id in a path or a query, from text. */
export const VehicleId = z.coerce.number().int().min(1).max(maxId)
const byId = z.object({ id: VehicleId })
/** The most cars of a list that has no pages. */
const maxShown = 48
const howMany = z.object({
  /** cars in the answer */
  size: sizeUpTo(maxShown),
})

export const getVehicle = defineEndpoint({
  id: 'getVehicle',
  method: 'GET',
  path: '/api/vehicles/{id}',
  summary: 'Returns the public data of a published, reserved or recently sold vehicle',
  params: byId,
  output: VehicleDetail,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})

export const listFeaturedVehicles = defineEndpoint({
  id: 'listFeaturedVehicles',
  method: 'GET',
  path: '/api/vehicles/featured',
  summary: 'Lists featured vehicles, the latest published first',
  query: howMany,
  output: z.array(VehicleCard),
  roles: ['anyone'],
  errors: ['BadRequest'],
})

export const listPromotedVehicles = defineEndpoint({
  id: 'listPromotedVehicles',
  method: 'GET',
  path: '/api/vehicles/promoted',
  summary: 'Lists promoted vehicles, the latest published first',
  query: howMany,
  output: z.array(VehicleCard),
  roles: ['anyone'],
  errors: ['BadRequest'],
})

export const listRecommendations = defineEndpoint({
  id: 'listRecommendations',
  method: 'GET',
  path: '/api/vehicles/{id}/recommendations',
  summary: 'Lists available vehicles similar to this one, the most similar first',
  params: byId,
  query: howMany.extend({ size: sizeUpTo(maxShown, 8) }),
  output: z.array(VehicleCard),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})

export const listVehicleFeatures = defineEndpoint({
  id: 'listVehicleFeatures',
  method: 'GET',
  path: '/api/vehicles/{id}/features',
  summary: 'Lists the equipment of a vehicle by category',
  params: byId,
  output: z.array(VehicleFeatures),
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})

export const getVehicleSheet = defineEndpoint({
  id: 'getVehicleSheet',
  method: 'GET',
  path: '/api/vehicles/{id}/sheet',
  summary:
    'Redirects (303) to the newest PDF data sheet of a vehicle in the language of the request; generates a new version when the vehicle has changed',
  params: z.object({ id: VehicleId }),
  redirects: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone'],
})

export const getSharePicture = defineEndpoint({
  id: 'getSharePicture',
  method: 'GET',
  path: '/documents/vehicles/{id}/{language}.jpeg',
  summary:
    'Returns the preview picture of a shared vehicle link: first picture, name and facts, 1200 × 630; without the price, which can change after sharing',
  params: z.object({ id: VehicleId, language: z.enum(languages) }),
  file: 'image/jpeg',
  etag: true,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'Gone', 'DocumentNotFound'],
})
