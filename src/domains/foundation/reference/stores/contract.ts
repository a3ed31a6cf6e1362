import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { byLanguage } from '#shared/language.ts'
import { StorageArea } from '../contract.ts'
import { storeServices } from '../rules.ts'
import { countryBounds, storeLimits, storeRoles } from './values.ts'

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
