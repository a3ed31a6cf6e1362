import { z } from 'zod'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { appointmentKinds, appointmentStatuses, maxDays } from './values.ts'

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
