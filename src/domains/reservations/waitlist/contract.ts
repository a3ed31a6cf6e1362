import { z } from 'zod'
import { call } from '#shared/contract.ts'
import { Buyer, byKey, byVehicle, Held, Loan, Place, terms } from '../../bookings/contract.ts'

export const addPlace = call({
  id: 'addPlace',
  method: 'POST',
  path: '/api/vehicles/{id}/places',
  summary: 'A place in the line for a car that somebody else holds, or while reservations are closed; one per person and car',
  params: byVehicle,
  body: z.object({ buyer: Buyer }),
  output: Place,
  roles: ['anyone'],
  errors: ['BadRequest', 'VehicleNotFound', 'DuplicateEnquiry', 'CustomerInactive', 'TooManyRequests', 'AntiForgery'],
})

export const getPlace = call({
  id: 'getPlace',
  method: 'GET',
  path: '/api/bookings/places/{key}',
  summary: 'How a place in the line stands; its key is the right to see it',
  params: byKey,
  output: Place,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound'],
})

export const leavePlace = call({
  id: 'leavePlace',
  method: 'DELETE',
  path: '/api/bookings/places/{key}',
  summary: 'Gives a place in the line back; a second time changes nothing',
  params: byKey,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'AntiForgery'],
})

export const bookPlace = call({
  id: 'bookPlace',
  method: 'POST',
  path: '/api/bookings/places/{key}/book',
  summary: 'Holds the car that is offered to a place, for the person who took it',
  params: byKey,
  body: z.object({ terms, loan: Loan.nullish().transform((loan) => loan ?? null) }),
  output: Held,
  roles: ['anyone'],
  errors: ['BadRequest', 'NotFound', 'CarTaken', 'DuplicateEnquiry', 'TooManyRequests', 'AntiForgery'],
})
