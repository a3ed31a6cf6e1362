import { z } from 'zod'
import { civilities } from '#domains/customers/customers/rules.ts'
import { buyerDetails, byKey, Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'

/** What a customer completes and corrects about who buys, for the papers; all else is corrected by the staff. */
const Details = z.object(buyerDetails)

export const OwnBuyer = z.object({
  civility: z.enum(civilities).nullable(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  idNumber: z.string().nullable(),
  address: z.string().nullable(),
  addressLine2: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
})
export type OwnBuyer = z.infer<typeof OwnBuyer>

const own = {
  path: '/api/bookings/{key}/buyer',
  params: byKey,
  roles: ['anyone'],
} as const
const errors = ['BadRequest', 'Unauthorized', 'CustomerInactive', 'PhoneUnconfirmed', 'NotFound'] as const

export const getOwnBuyer = defineEndpoint({
  ...own,
  id: 'getOwnBuyer',
  method: 'GET',
  summary: 'Returns the buyer of a booking to its customer: by account, or by key after a code (PhoneUnconfirmed)',
  output: OwnBuyer,
  errors,
})

export const editOwnBuyer = defineEndpoint({
  ...own,
  id: 'editOwnBuyer',
  method: 'PUT',
  summary:
    'Completes or corrects the identity card and address of the buyer, until the invoice. Records every change; printed documents get a new version',
  body: Details,
  output: Outcome,
  errors: [...errors, 'TransitionNotAllowed', 'AntiForgery'],
})
