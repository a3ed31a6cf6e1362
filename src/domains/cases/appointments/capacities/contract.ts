import { z } from 'zod'
import { storeRoles } from '#domains/foundation/reference/values.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { appointmentKinds, capacityLimits } from '../values.ts'

/** How many come at the same time, and how long one takes. No place: not offered. */
export const CapacitySize = z.object({
  places: z.int().min(0).max(capacityLimits.places),
  minutes: z.int().min(capacityLimits.minMinutes).max(capacityLimits.maxMinutes),
})

/** What a store says of a kind itself; `own` null: as the settings say. */
export const OwnCapacity = z.object({ kind: z.enum(appointmentKinds), own: CapacitySize.nullable() })
export type OwnCapacity = z.infer<typeof OwnCapacity>

/** What a store offers of a kind, with what the settings `appointments.*` say. */
export const StoreCapacity = OwnCapacity.extend({ usual: z.object({ places: z.int(), minutes: z.int() }) })
export type StoreCapacity = z.infer<typeof StoreCapacity>

const params = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) })
const ofAll = z.array(OwnCapacity).max(appointmentKinds.length)

export const listStoreCapacities = defineEndpoint({
  id: 'listStoreCapacities',
  method: 'GET',
  path: '/api/staff/stores/{id}/capacities',
  summary: 'Lists the capacity and duration of each appointment kind at a store',
  params,
  output: z.array(StoreCapacity),
  roles: storeRoles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound'],
})

export const changeStoreCapacities = defineEndpoint({
  id: 'changeStoreCapacities',
  method: 'PUT',
  path: '/api/staff/stores/{id}/capacities',
  summary: 'Replaces the capacities of a store. `was` holds the values that the caller read. Existing appointments stay',
  params,
  body: z.object({ capacities: ofAll, was: ofAll }),
  output: z.array(StoreCapacity),
  roles: storeRoles,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'EditConflict', 'AntiForgery'],
})
