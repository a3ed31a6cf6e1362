import { z } from 'zod'
import { staffOfAction } from '#domains/processes/buying/bookings/status.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { pathId, record } from '../contract.ts'

/** A car that may be taken instead of a delivered one, with what becomes of the money; whole dirhams. */
export const ExchangeCar = z.object({
  id: z.int(),
  reference: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  plate: z.string().nullable(),
  mileage: z.int().nullable(),
  price: z.int().nullable(),
  /** the car of the booking itself */
  isSame: z.boolean(),
  /** what would be carried to it, and the difference; null for a car that is not for sale */
  sums: z.object({ carried: z.int(), toPay: z.int(), toReturn: z.int() }).nullable(),
})
export type ExchangeCar = z.infer<typeof ExchangeCar>

export const listExchangeCars = defineEndpoint({
  ...record,
  id: 'listExchangeCars',
  method: 'GET',
  path: '/api/vehiclebookings/{id}/exchange',
  summary: 'Finds vehicles by reference, plate or chassis number in any notation, each with the difference to pay or refund',
  params: z.object({ id: pathId }),
  query: z.object({ q: z.string().trim().min(3).max(100) }),
  output: z.array(ExchangeCar),
  roles: staffOfAction('exchange'),
})
