import { z } from 'zod'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { appointmentKinds, appointmentStatuses, capacityLimits } from '../values.ts'
import { staffKinds } from './values.ts'

const Moment = z.iso.datetime()

/** The kinds of records that an appointment is about. */
export const agendaSubjects = ['Purchase', 'Intermediation', 'Ad', 'Booking', 'Vehicle'] as const

/** The person of an appointment or a delivery. */
export const AgendaPerson = z.object({ name: z.string(), phone: z.string().nullable() })

/** The car of an appointment or a delivery. */
export const AgendaVehicle = z.object({ title: z.string(), plate: z.string().nullable() })

/** An appointment as the staff read it. A place that is blocked has nobody; `about`: the record that it belongs to. */
export const AgendaEntry = z.object({
  id: z.int(),
  /** which of the places of its kind it has */
  place: z.int(),
  kind: z.enum(appointmentKinds),
  status: z.enum(appointmentStatuses),
  starts: Moment,
  ends: Moment,
  storageArea: Area,
  person: AgendaPerson.nullable(),
  vehicle: AgendaVehicle.nullable(),
  about: z.object({ type: z.enum(agendaSubjects), id: z.int(), reference: z.string() }).nullable(),
  /** why a place is blocked, or what the staff noted of an appointment */
  note: z.string().nullable(),
})
export type AgendaEntry = z.infer<typeof AgendaEntry>

/** What a store offers of a kind on a day: so many places, and how many of them are taken time by time. */
const AgendaOffer = z.object({
  kind: z.enum(appointmentKinds),
  places: z.int(),
  slots: z.array(z.object({ starts: Moment, ends: Moment, taken: z.int() })),
})

/** A day of a store; `closed`: why nobody is there, else from when until when somebody is, by the clocks of Morocco. */
const AgendaDay = z.object({
  date: z.iso.date(),
  hours: z.object({ open: z.string(), close: z.string() }).nullable(),
  closed: z.enum(['Hours', 'Holiday']).nullable(),
  offers: z.array(AgendaOffer),
})
export type AgendaDay = z.infer<typeof AgendaDay>

/** A store that receives people, day by day. */
export const AgendaStore = z.object({ storageArea: Area, days: z.array(AgendaDay) })
export type AgendaStore = z.infer<typeof AgendaStore>

/** A car that is handed over on that day, without an hour: the delivery day of its booking. */
export const AgendaDelivery = z.object({
  id: z.int(),
  reference: z.string(),
  date: z.iso.date(),
  storageArea: Area.nullable(),
  person: AgendaPerson,
  vehicle: AgendaVehicle,
})
export type AgendaDelivery = z.infer<typeof AgendaDelivery>

export const listAgenda = defineEndpoint({
  id: 'listAgenda',
  method: 'GET',
  path: '/api/staff/appointments',
  summary:
    'Lists the appointments at the stores of the caller from a day on, by time, with the load of each store and the deliveries without an hour. Omits cancelled appointments',
  query: z.object({
    /** the first day, YYYY-MM-DD; today without it */
    from: z.iso.date().optional(),
    days: z.coerce.number<string>().int().min(1).max(7).default(1),
    area: z.coerce.number<string>().int().min(1).max(2_147_483_647).optional(),
  }),
  output: z.object({
    days: z.array(z.iso.date()),
    stores: z.array(AgendaStore),
    results: z.array(AgendaEntry),
    deliveries: z.array(AgendaDelivery),
  }),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

const words = (limit: number) => z.string().trim().min(1).max(limit)

export const addAppointment = defineEndpoint({
  id: 'addAppointment',
  method: 'POST',
  path: '/api/staff/appointments',
  summary:
    'Books a visit, test drive or delivery. With a booking reference the person is its customer; else name and phone are required. SlotTaken when no place is free',
  body: z.object({
    kind: z.enum(staffKinds),
    storageAreaId: z.int().min(1),
    starts: Moment,
    firstName: words(60).optional(),
    lastName: words(60).optional(),
    phone: words(40).optional(),
    /** of a vehicle (VO-…) or of a booking (RV-…) */
    reference: words(20).optional(),
    /** for colleagues */
    note: z.string().trim().max(200).optional(),
  }),
  output: z.object({ id: z.int() }),
  roles: ['agent', 'expert', 'manager'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'SlotTaken'],
})

export const endAppointment = defineEndpoint({
  id: 'endAppointment',
  method: 'POST',
  path: '/api/staff/appointments/{id}/steps',
  summary: 'Cancels an appointment made by staff, or records its outcome once it has begun. NotFound for one that belongs to a request',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  body: z.object({ status: z.enum(['Cancelled', 'Done', 'Missed']) }),
  output: z.void(),
  roles: ['agent', 'expert', 'manager'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound'],
})

export const blockPlaces = defineEndpoint({
  id: 'blockPlaces',
  method: 'POST',
  path: '/api/staff/appointments/blocks',
  summary: 'Blocks places of a store for some hours of a day. SlotTaken when too few are free throughout; move their appointments first',
  body: z.object({
    storageAreaId: z.int().min(1),
    kind: z.enum(appointmentKinds),
    starts: Moment,
    ends: Moment,
    places: z.int().min(1).max(capacityLimits.places),
    /** why, for colleagues */
    note: z.string().trim().max(200).optional(),
  }),
  output: z.object({ ids: z.array(z.int()) }),
  roles: ['agent', 'expert', 'manager'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'SlotTaken'],
})

export const freePlace = defineEndpoint({
  id: 'freePlace',
  method: 'DELETE',
  path: '/api/staff/appointments/blocks/{id}',
  summary: 'Frees a blocked place. NotFound for any other appointment or a store that the caller cannot access',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.void(),
  roles: ['agent', 'expert', 'manager'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery', 'NotFound'],
})
