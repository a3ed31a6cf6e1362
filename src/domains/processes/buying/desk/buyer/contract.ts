import { z } from 'zod'
import { Buyer } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { BookingRecord, changing, pathId } from '../contract.ts'

export const editBuyer = defineEndpoint({
  id: 'editBuyer',
  method: 'PUT',
  path: '/api/vehiclebookings/{id}/buyer',
  summary:
    'Corrects the buyer until the invoice: name, company, numbers, address. E-mail and phone stay those of the booking. Records every change; printed documents get a new version',
  params: z.object({ id: pathId }),
  body: Buyer,
  output: BookingRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})
