import { z } from 'zod'
import { storeRoles } from '#domains/foundation/reference/values.ts'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { appointmentKinds, appointmentStatuses, capacityLimits, maxDays } from './values.ts'

const Moment = z.iso.datetime()
const Kind = z.enum(appointmentKinds)
const queryId = z.coerce.number<string>().int().min(1).max(2_147_483_647)

/** An appointment as its person knows it. `key` opens the calendar file. */
export const Appointment = z.object({
  key: z.uuid(),
  kind: Kind,
  status: z.enum(appointmentStatuses),
  starts: Moment,
  ends: Moment,
  storageArea: Area,
})
export type Appointment = z.infer<typeof Appointment>

/** A time at which somebody can come, with the places that are left; 0: taken. */
export const Slot = z.object({ starts: Moment, ends: Moment, free: z.int() })

/** A day of a store; `closed`: why nobody is there. A day that is past or too near has no slots left. */
export const SlotDay = z.object({
  date: z.iso.date(),
  closed: z.enum(['Hours', 'Holiday']).nullable(),
  slots: z.array(Slot),
})
export type SlotDay = z.infer<typeof SlotDay>

export const listSlots = defineEndpoint({
  id: 'listSlots',
  method: 'GET',
  path: '/api/appointments/slots',
  summary: 'Lists the times for appointments at a store by day, with the free places',
  query: z.object({
    kind: Kind,
    storageAreaId: queryId,
    /** the first day, YYYY-MM-DD; today without it */
    from: z.iso.date().optional(),
    days: z.coerce.number<string>().int().min(1).max(maxDays).default(7),
  }),
  output: z.object({
    /** how long it takes */
    minutes: z.int(),
    /** the last day that can be booked */
    until: z.iso.date(),
    days: z.array(SlotDay),
  }),
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const listFirstSlots = defineEndpoint({
  id: 'listFirstSlots',
  method: 'GET',
  path: '/api/appointments/firstslots',
  summary: 'Lists the next free time at each store; null when none is bookable',
  query: z.object({ kind: Kind }),
  output: z.array(z.object({ storageAreaId: z.int(), starts: Moment.nullable() })),
  roles: ['anyone'],
  errors: ['BadRequest'],
})

export const getCalendarFile = defineEndpoint({
  id: 'getCalendarFile',
  method: 'GET',
  path: '/api/appointments/{key}/calendar',
  summary: 'Returns an appointment as an iCalendar file',
  params: z.object({ key: z.uuid() }),
  file: 'text/calendar',
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'TooManyRequests'],
})

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
