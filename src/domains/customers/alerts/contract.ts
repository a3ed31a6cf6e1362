import { z } from 'zod'
import { maxMileage, maxPrice } from '#domains/catalogue/search/index/values.ts'
import { VehicleId } from '#domains/catalogue/vehicles/contract.ts'
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
import { defineEndpoint } from '#shared/contract.ts'
import { frequencies } from './values.ts'

const maxId = 2_147_483_647
const maxValues = 60
const code = z.string().trim().min(1).max(60).optional()
const amount = z.int().min(0).max(maxPrice).optional()
const distance = z.int().min(0).max(maxMileage).optional()
const day = z.iso
  .date()
  .refine((text) => text >= '1900' && text < '2101', { params: { reason: 'date' } })
  .optional()
const names = z.array(z.string().trim().min(1).max(80)).min(1).max(maxValues).optional()
const oneOf = <const V extends readonly [string, ...string[]]>(values: V) => z.array(z.enum(values)).min(1).max(maxValues).optional()

/**
 * What an alert looks for: the filters of `GET /api/vehicles` under the names of the entity (spec, section 3), so with a small
 * first letter. An absent filter matches every car.
 */
export const Criteria = z.object({
  reference: code,
  chassisNumber: code,
  registrationNumber: code,
  brands: names,
  models: names,
  cities: names,
  colors: oneOf(colors),
  excludedBrands: names,
  excludedModels: names,
  excludedCities: names,
  excludedColors: oneOf(colors),
  excludedFuelTypes: oneOf(fuelTypes),
  excludedGearTypes: oneOf(gearTypes),
  excludedBodyStyles: oneOf(bodyStyles),
  minReleaseDate: day,
  maxReleaseDate: day,
  minMileage: distance,
  maxMileage: distance,
  minPrice: amount,
  maxPrice: amount,
  isCertified: z.boolean().optional(),
  isControlled: z.boolean().optional(),
  isRepaired: z.boolean().optional(),
  isFirstHand: z.boolean().optional(),
  isPromoted: z.boolean().optional(),
  isFinanced: z.boolean().optional(),
  conditions: oneOf(conditions),
  fuelTypes: oneOf(fuelTypes),
  bodyStyles: oneOf(bodyStyles),
  gearTypes: oneOf(gearTypes),
  vehicleRepairStatusTypes: oneOf(repairStatuses),
  registrationTypes: oneOf(registrationTypes),
  operationTypes: oneOf(operationTypes),
  storageAreaId: z.array(z.int().min(1).max(maxId)).min(1).max(maxValues).optional(),
})
export type Criteria = z.infer<typeof Criteria>

/** Notification options: without `news` an alert sends no mail, a deactivated one matches no car. */
const telling = { frequency: z.enum(frequencies), news: z.boolean(), isDeactivated: z.boolean() }

/**
 * An alert of a customer. `count`: matching vehicles on sale; `newCount`: matches of the last seven days still on sale, at most the
 * latest thousand awaiting a mail.
 */
export const Preference = Criteria.extend({
  ...telling,
  id: z.int(),
  customerId: z.int(),
  customerUserId: z.string(),
  created: z.iso.datetime({ offset: true }),
  lastModified: z.iso.datetime({ offset: true }),
  isDeleted: z.literal(false),
  /** earliest time of its next mail; null when it sends none */
  nextSending: z.iso.datetime({ offset: true }).nullable(),
  count: z.int(),
  newCount: z.int(),
})
export type Preference = z.infer<typeof Preference>

const byId = z.object({ id: VehicleId })
const byToken = z.object({ token: z.uuid() })

/** A search to store as an alert. */
export const NewAlert = Criteria.extend({
  /** free-text query; parsed filters join the criteria, explicit criteria win */
  q: z.string().trim().max(200).optional(),
  frequency: z.enum(frequencies).default('Instant'),
  news: z.boolean().default(true),
})
const ofTheCaller = ['BadRequest', 'Unauthorized', 'CustomerInactive'] as const

export const createAlert = defineEndpoint({
  id: 'createAlert',
  method: 'POST',
  path: '/api/customers/alerts',
  summary: 'Stores a search as an alert. The same search returns the existing alert, reactivated',
  body: NewAlert,
  output: Preference,
  roles: ['customer'],
  errors: [...ofTheCaller, 'TooManyAlerts'],
})

export const listAlerts = defineEndpoint({
  id: 'listAlerts',
  method: 'GET',
  path: '/api/customers/alerts',
  summary: 'Lists the alerts of the caller, the latest first',
  output: z.array(Preference),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const getAlert = defineEndpoint({
  id: 'getAlert',
  method: 'GET',
  path: '/api/customers/alerts/{id}',
  // where it stood before
  aliases: ['/api/customers/preferences/{id}'],
  summary: 'Returns an alert of the caller',
  params: byId,
  output: Preference,
  roles: ['customer'],
  errors: [...ofTheCaller, 'NotFound'],
})

export const saveAlert = defineEndpoint({
  id: 'saveAlert',
  method: 'PUT',
  path: '/api/customers/alerts/{id}',
  summary: 'Replaces the criteria and notification options of an alert of the caller',
  params: byId,
  body: Criteria.extend(telling),
  output: Preference,
  roles: ['customer'],
  errors: [...ofTheCaller, 'NotFound'],
})

export const deleteAlert = defineEndpoint({
  id: 'deleteAlert',
  method: 'DELETE',
  path: '/api/customers/alerts/{id}',
  summary: 'Deletes an alert of the caller',
  params: byId,
  roles: ['customer'],
  errors: [...ofTheCaller, 'NotFound'],
})

/*
 * The preference of the specification: one of a customer, which here is the latest alert (decision 011).
 */

export const createPreference = defineEndpoint({
  id: 'createPreference',
  method: 'POST',
  path: '/api/customers/preferences',
  summary: 'Stores search criteria as the preference of the caller, their latest alert',
  body: NewAlert,
  output: Preference,
  roles: ['customer'],
  errors: [...ofTheCaller, 'TooManyAlerts'],
})

export const getPreference = defineEndpoint({
  id: 'getPreference',
  method: 'GET',
  path: '/api/customers/preferences',
  summary: 'Returns the preference of the caller, their latest alert; 204 when there is none',
  output: Preference,
  mayBeEmpty: true,
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})

export const savePreference = defineEndpoint({
  id: 'savePreference',
  method: 'PUT',
  path: '/api/customers/preferences',
  summary: 'Replaces the criteria of the preference of the caller, or creates one; omitted notification options stay unchanged',
  body: Criteria.extend({ ...z.object(telling).partial().shape, id: z.int().min(1).max(maxId).optional() }),
  output: Preference,
  roles: ['customer'],
  errors: [...ofTheCaller, 'NotFound', 'TooManyAlerts'],
})

export const deletePreference = defineEndpoint({
  id: 'deletePreference',
  method: 'DELETE',
  path: '/api/customers/preferences',
  summary: 'Deletes the preference of the caller, or the given alert',
  query: byId.partial(),
  roles: ['customer'],
  errors: [...ofTheCaller, 'NotFound'],
})

/** An alert as shown by the link of its mail. */
export const StoppedAlert = z.object({ criteria: Criteria, isDeactivated: z.boolean() })

export const stopPreference = defineEndpoint({
  id: 'stopPreference',
  method: 'POST',
  path: '/api/customers/preferences/stop',
  summary: 'Stops an alert by the token of its mails, from its page or the mail program. Idempotent',
  query: byToken,
  output: StoppedAlert,
  roles: ['anyone'],
  skipCsrf: true,
  errors: ['BadRequest', 'NotFound'],
})

export const resumePreference = defineEndpoint({
  id: 'resumePreference',
  method: 'POST',
  path: '/api/customers/preferences/resume',
  summary: 'Resumes an alert by the token of its mails',
  query: byToken,
  output: StoppedAlert,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})
