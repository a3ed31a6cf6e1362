import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'

export const foundKinds = ['booking', 'sale', 'vehicle', 'customer'] as const

/** A search result. `status` is a state of its workflow; a customer has no reference. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: z.int(),
  reference: z.string().nullable(),
  /** the name of the person or the car */
  title: z.string(),
  /** a distinguishing detail: plate, phone, car */
  detail: z.string().nullable(),
  status: z.string(),
})
export type Found = z.infer<typeof Found>

export const searchRecords = defineEndpoint({
  id: 'searchRecords',
  method: 'GET',
  path: '/api/staff/search',
  summary:
    'Finds records by reference, plate, chassis number, phone, e-mail or name in any notation; bookings and sales only in the areas of the caller',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  output: z.array(Found),
  roles: ['agent', 'expert', 'controller', 'manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})
