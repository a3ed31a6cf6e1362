import { z } from 'zod'
import { siteAddress } from '#shared/address.ts'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { byLanguage } from '#shared/language.ts'
import { bodyStyles, settingTypes, storeServices } from './rules.ts'
import { countryBounds, storeLimits, storeRoles } from './values.ts'

export const BodyStyle = z.enum(bodyStyles)
export type BodyStyle = z.infer<typeof BodyStyle>

/** A city; `name` is the canonical name that filters and vehicles carry. */
export const City = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  nameEn: z.string(),
  region: Localized,
  latitude: z.number(),
  longitude: z.number(),
})
export type City = z.infer<typeof City>

/** A piece of equipment. */
export const Feature = z.object({ id: z.int(), code: z.string(), title: z.string(), titles: Localized })

/** Spec: a feature category is a title and a list of features. `code` is the same in every language. */
export const FeatureCategory = z.object({
  id: z.int(),
  code: z.string(),
  title: z.string(),
  titles: Localized,
  features: z.array(Feature),
})
export type FeatureCategory = z.infer<typeof FeatureCategory>

/** Opening hours of a day as wall-clock `HH:MM`, null when closed. A week has seven, Monday first. */
export const DayHours = z.object({ open: z.string(), close: z.string() }).nullable()
export const WeekHours = z.array(DayHours).length(7)
export type WeekHours = z.infer<typeof WeekHours>

export const StorageArea = z.object({
  id: z.int(),
  name: z.string(),
  names: Localized,
  tag: z.string(),
  city: z.string(),
  cityNames: Localized,
  address: z.string(),
  addresses: Localized,
  addressLine2: z.string().nullable(),
  zip: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
  hours: WeekHours,
  services: z.array(z.enum(storeServices)),
  isDeactivated: z.boolean(),
})
export type StorageArea = z.infer<typeof StorageArea>

/** `logo` is the address of our drawn badge. */
export const Brand = z.object({ id: z.int(), name: z.string(), names: Localized, logo: siteAddress, isVO: z.boolean() })
export type Brand = z.infer<typeof Brand>

export const Model = z.object({
  id: z.int(),
  brand: z.string(),
  /** the same as `name`, as the specification calls it */
  model: z.string(),
  name: z.string(),
  names: Localized,
  bodyStyle: BodyStyle,
  isVO: z.boolean(),
})
export type Model = z.infer<typeof Model>
/** Spec: key, value, type. `value` is always text; a `json` or `number` one is to be parsed. */
export const Setting = z.object({ key: z.string(), value: z.string(), type: z.enum(settingTypes) })
export type Setting = z.infer<typeof Setting>

/** A public holiday. `certainty`: Estimated and Announced ones may still move by a day. */
export const Holiday = z.object({
  id: z.int(),
  date: z.iso.date(),
  name: Localized,
  certainty: z.enum(['Fixed', 'Observed', 'Announced', 'Estimated']),
})
export type Holiday = z.infer<typeof Holiday>

/** The drawn badge of a brand: its address, and the picture itself as a data address. */
export const BrandIcon = z.object({ brand: z.string(), url: siteAddress, data: z.string() })

const brandName = z.string().min(1).max(60)
const open = { roles: ['anyone'] } as const

export const listCities = defineEndpoint({
  ...open,
  id: 'listCities',
  method: 'GET',
  path: '/api/cities',
  summary: 'Lists the canonical (French) names of all cities, in alphabetical order: the values of the filter Cities',
  output: z.array(z.string()),
  errors: [],
})

export const listCityDetails = defineEndpoint({
  ...open,
  id: 'listCityDetails',
  method: 'GET',
  path: '/api/cities/details',
  summary: 'Lists all cities with their names, region and coordinates',
  output: z.array(City),
  errors: [],
})

export const listFeatures = defineEndpoint({
  ...open,
  id: 'listFeatures',
  method: 'GET',
  path: '/api/features',
  summary: 'Lists feature categories (interior, exterior) with their features',
  output: z.array(FeatureCategory),
  errors: [],
})

export const listResources = defineEndpoint({
  ...open,
  id: 'listResources',
  method: 'GET',
  path: '/api/resources',
  summary: 'Lists every text of the product in the language of the caller: key (namespace.key) and ICU message',
  output: z.record(z.string(), z.string()),
  etag: true,
  errors: [],
})

export const listStorageAreas = defineEndpoint({
  ...open,
  id: 'listStorageAreas',
  method: 'GET',
  path: '/api/storageareas',
  summary: 'Lists the stores open to the public, with location, phone and hours',
  output: z.array(StorageArea),
  errors: [],
})

export const listStorageAreaCities = defineEndpoint({
  ...open,
  id: 'listStorageAreaCities',
  method: 'GET',
  path: '/api/storageareas/cities',
  summary: 'Lists the cities that have a store',
  output: z.array(z.string()),
  errors: [],
})

export const listBrands = defineEndpoint({
  ...open,
  id: 'listBrands',
  method: 'GET',
  path: '/api/vehiclebrands/stripped',
  summary: 'Lists all brands without their models, in alphabetical order',
  output: z.array(Brand),
  errors: [],
})

export const listBrandIcons = defineEndpoint({
  ...open,
  id: 'listBrandIcons',
  method: 'GET',
  path: '/api/vehiclebrands/icons',
  summary: 'Lists the badge of every brand: its address and the picture as a data address',
  output: z.array(BrandIcon),
  errors: [],
})

export const getBrandIcon = defineEndpoint({
  ...open,
  id: 'getBrandIcon',
  method: 'GET',
  path: '/api/vehiclebrands/icons/{brand}',
  summary: 'Returns the badge of a brand as SVG',
  params: z.object({ brand: brandName }),
  file: 'image/svg+xml',
  etag: true,
  errors: ['NotFound'],
})

export const listBrandModels = defineEndpoint({
  ...open,
  id: 'listBrandModels',
  method: 'GET',
  path: '/api/vehiclebrands/{brand}/stripped',
  summary: 'Lists the models of a brand, given by any usual name (VW, Mercedes, رونو)',
  params: z.object({ brand: brandName }),
  output: z.array(Model),
  errors: ['NotFound'],
})

export const listModels = defineEndpoint({
  ...open,
  id: 'listModels',
  method: 'GET',
  path: '/models/stripped',
  aliases: ['/api/vehiclebrands/models/stripped', '/api/models/stripped'],
  summary: 'Lists the models of the given brands, or of all brands',
  query: z.object({ brands: z.array(brandName).max(60).optional() }),
  output: z.array(Model),
  errors: ['BadRequest', 'InvalidFilter'],
})

export const listPublicSettings = defineEndpoint({
  ...open,
  id: 'listPublicSettings',
  method: 'GET',
  path: '/api/settings/public',
  summary: 'Returns the public settings: names, phone and hours of the customer centre, deposit, limits',
  output: z.array(Setting),
  errors: [],
})

export const listHolidays = defineEndpoint({
  ...open,
  id: 'listHolidays',
  method: 'GET',
  path: '/api/holidays',
  summary: 'Lists the public holidays of a year, the earliest first',
  query: z.object({ year: z.coerce.number().int().min(2024).max(2100) }),
  output: z.array(Holiday),
  errors: ['BadRequest'],
})

const byId = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })
const word = z.string().trim().min(1).max(100)
/** The name of a holiday in every language. */
export const HolidayNames = z.object(byLanguage(() => word))
/** A holiday as staff enter it. */
export const HolidayEntry = z.object({ date: z.iso.date(), name: HolidayNames })
const planners = { roles: ['manager', 'admin'] } as const

export const addHoliday = defineEndpoint({
  ...planners,
  id: 'addHoliday',
  method: 'POST',
  path: '/api/holidays',
  summary: 'Adds a holiday to the calendar used to compute deadlines',
  body: HolidayEntry,
  output: Holiday,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const changeHoliday = defineEndpoint({
  ...planners,
  id: 'changeHoliday',
  method: 'PUT',
  path: '/api/holidays/{id}',
  summary: 'Corrects the date or name of a holiday, such as one that depends on the moon',
  params: byId,
  body: HolidayEntry,
  output: Holiday,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

export const dropHoliday = defineEndpoint({
  ...planners,
  id: 'dropHoliday',
  method: 'DELETE',
  path: '/api/holidays/{id}',
  summary: 'Deletes a holiday from the calendar',
  params: byId,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'AntiForgery'],
})

/** A store with the fields for staff. `version` counts its changes. */
export const Store = StorageArea.extend({
  version: z.int(),
  /** last change and its author; `by` is null for initial data and unknown authors */
  changed: z.object({ at: z.string(), by: z.string().nullable() }),
  /** what is bound to it: to be looked at before it is closed */
  use: z.object({
    /** cars that stand there and are not sold */
    cars: z.int(),
    /** appointments ahead */
    appointments: z.int(),
  }),
})
export type Store = z.infer<typeof Store>

const inEach = (max: number) => z.object(byLanguage(() => z.string().trim().min(1).max(max)))
const time = /^([01]\d|2[0-3]):[0-5]\d$/

/** Hours of a day, `HH:MM`, closing after opening; null on a closed day. */
const OpenHours = z
  .object({ open: z.string().max(5), close: z.string().max(5) })
  .refine(({ open, close }) => time.test(open) && time.test(close) && open < close, { params: { reason: 'hours' } })
  .nullable()

/** What the staff write of a store. Seven days, Monday first. */
export const StoreEntry = z.object({
  names: inEach(storeLimits.name),
  addresses: inEach(storeLimits.address),
  /** the canonical name of a city */
  city: z.string().trim().min(1).max(60),
  zip: z
    .string()
    .trim()
    .refine((zip) => /^\d{5}$/.test(zip), { params: { reason: 'zip' } })
    .nullable()
    .default(null),
  phone: z.string().trim().min(1).max(30),
  email: z.email().max(storeLimits.email).nullable().default(null),
  latitude: z.number().min(countryBounds.south).max(countryBounds.north),
  longitude: z.number().min(countryBounds.west).max(countryBounds.east),
  hours: z.array(OpenHours).length(7),
  services: z.array(z.enum(storeServices)).max(storeServices.length).default([]),
  isDeactivated: z.boolean().default(false),
})
export type StoreEntry = z.infer<typeof StoreEntry>

const version = z.int().min(1).max(2_147_483_647)
const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })

export const listStores = defineEndpoint({
  id: 'listStores',
  method: 'GET',
  path: '/api/staff/stores',
  summary: 'Lists all stores, including those closed to the public, with their dependent records',
  output: z.array(Store),
  roles: storeRoles,
  errors: ['Unauthorized', 'Forbidden'],
})

export const addStore = defineEndpoint({
  id: 'addStore',
  method: 'POST',
  path: '/api/staff/stores',
  summary: 'Adds a store, immediately visible to visitors',
  body: z.object({ store: StoreEntry }),
  output: Store,
  roles: storeRoles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const changeStore = defineEndpoint({
  id: 'changeStore',
  method: 'PUT',
  path: '/api/staff/stores/{id}',
  summary: 'Changes a store. `version` is the version that the caller read',
  params,
  body: z.object({ store: StoreEntry, version }),
  output: Store,
  roles: storeRoles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'EditConflict', 'AntiForgery'],
})
