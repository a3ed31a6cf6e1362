import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { BookedVehicle, Buyer, byKey, Loan, terms } from '../bookings/contract.ts'
import { byVehicle, Hold } from '../reservations/contract.ts'

export const placeStates = ['Waiting', 'Offered', 'Taken', 'Lapsed', 'Left'] as const

/** A place in the line for a car. */
export const WaitlistEntry = z.object({
  /** key that grants access to the place: to view it, leave it, or book when the car is offered */
  key: z.uuid(),
  state: z.enum(placeStates),
  vehicle: BookedVehicle,
  /** counted from 1; null once it is over */
  position: z.int().nullable(),
  /** when the line opens */
  opens: z.iso.datetime(),
  /** until when the car is held for this place */
  offeredUntil: z.iso.datetime().nullable(),
  expires: z.iso.datetime(),
  now: z.iso.datetime(),
  bookingKey: z.uuid().nullable(),
})
export type WaitlistEntry = z.infer<typeof WaitlistEntry>

export const joinWaitlist = defineEndpoint({
  id: 'joinWaitlist',
  method: 'POST',
  path: '/api/vehicles/{id}/places',
  summary:
    'Joins the waiting list for a vehicle that is held by somebody else, or while reservations are closed; one place per person and vehicle',
  params: byVehicle,
  body: z.object({ buyer: Buyer }),
  output: WaitlistEntry,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'DuplicateEnquiry', 'CustomerInactive', 'TooManyRequests', 'AntiForgery'],
})

export const getWaitlistEntry = defineEndpoint({
  id: 'getWaitlistEntry',
  method: 'GET',
  path: '/api/bookings/places/{key}',
  summary: 'Returns the state of a place on the waiting list; its key grants access',
  params: byKey,
  output: WaitlistEntry,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const leaveWaitlist = defineEndpoint({
  id: 'leaveWaitlist',
  method: 'DELETE',
  path: '/api/bookings/places/{key}',
  summary: 'Leaves the waiting list. Idempotent',
  params: byKey,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const bookFromWaitlist = defineEndpoint({
  id: 'bookFromWaitlist',
  method: 'POST',
  path: '/api/bookings/places/{key}/book',
  summary: 'Holds the vehicle offered to a place on the waiting list, for its owner',
  params: byKey,
  body: z.object({ terms, loan: Loan.nullish().transform((loan) => loan ?? null) }),
  output: Hold,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'CarTaken', 'DuplicateEnquiry', 'TooManyRequests', 'AntiForgery'],
})
