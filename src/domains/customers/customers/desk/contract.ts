import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import { customerStaff } from '../contract.ts'
import { civilities } from '../rules.ts'
import { customerStatuses } from '../status.ts'

/** A customer in the list for staff; times are ISO 8601. */
export const CustomerLine = z.object({
  id: z.int(),
  civility: z.enum(civilities),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  lastStatus: z.enum(customerStatuses),
  hasAccount: z.boolean(),
  bookings: z.int(),
  created: z.string(),
  lastSeen: z.string(),
})
export type CustomerLine = z.infer<typeof CustomerLine>

export const listCustomers = defineEndpoint({
  id: 'listCustomers',
  method: 'GET',
  path: '/api/customers',
  summary: 'Finds customers by name, phone, e-mail or plate of a booked vehicle; without a search lists the latest first',
  query: z.object({
    q: z.string().trim().min(2).max(100).optional(),
    status: z.enum(customerStatuses).optional(),
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(30),
  }),
  output: paged(CustomerLine),
  roles: customerStaff,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})

/** What a customer has going on, for their card. */
export const CustomerBookingLine = z.object({
  id: z.int(),
  reference: z.string(),
  saleId: z.int(),
  car: z.string(),
  plate: z.string().nullable(),
  price: z.int(),
  status: z.string(),
  created: z.string(),
})
export type CustomerBookingLine = z.infer<typeof CustomerBookingLine>

export const listCustomerBookings = defineEndpoint({
  id: 'listCustomerBookings',
  method: 'GET',
  path: '/api/customers/{id}/bookings',
  summary: 'Lists the bookings of a customer that the caller can access, the latest first',
  params: z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) }),
  output: z.array(CustomerBookingLine),
  roles: customerStaff,
  errors: ['BadRequest', 'Unauthorized', 'Forbidden'],
})
