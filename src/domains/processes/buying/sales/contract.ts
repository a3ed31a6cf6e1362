import { z } from 'zod'
import { Area } from '#domains/foundation/team/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { maxPage, maxPageSize, paged } from '#shared/paging.ts'
import {
  BookingStatus,
  Colleague,
  Comment,
  changing,
  commentKinds,
  DeskCustomer,
  desk,
  filters,
  Moment,
  pathId,
  reading,
  record,
  remark,
  rowId,
  SaleStatus,
} from '../desk/contract.ts'

/** A booking of a sale, in the list of sales. */
export const SaleBooking = z.object({ id: z.int(), reference: z.string(), status: BookingStatus, title: z.string(), price: z.int() })

/** One line of the list of sales. */
export const SaleRow = z.object({
  id: z.int(),
  reference: z.string(),
  status: SaleStatus,
  created: Moment,
  customer: DeskCustomer,
  area: Area.nullable(),
  assignee: Colleague.nullable(),
  assigned: Moment.nullable(),
  bookings: z.array(SaleBooking),
})
export type SaleRow = z.infer<typeof SaleRow>

const saleViews = ['mine', 'unassigned', 'open', 'closed'] as const
export type SaleView = (typeof saleViews)[number]

export const listVehicleSales = defineEndpoint({
  ...reading,
  id: 'listVehicleSales',
  method: 'GET',
  path: '/api/vehiclesales',
  summary: 'Lists sales with their bookings: open ones the oldest first, closed ones the latest first',
  query: z.object({
    view: z.enum(saleViews).default('open'),
    area: filters.area,
    assignee: filters.assignee,
    text: filters.text,
    page: z.coerce.number().int().min(1).max(maxPage).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).default(25),
  }),
  output: paged(SaleRow).extend({
    counts: z.object({ mine: z.int(), unassigned: z.int(), open: z.int(), closed: z.int() }),
  }),
})

export const SaleRecord = SaleRow.extend({
  timeline: z.array(
    z.object({ id: z.int(), status: SaleStatus, comment: z.string().nullable(), at: Moment, author: z.string().nullable() }),
  ),
  comments: z.array(Comment),
  /** what this caller may do with it */
  allowed: z.array(z.enum(['assign', 'begin'])),
})
export type SaleRecord = z.infer<typeof SaleRecord>

export const getVehicleSale = defineEndpoint({
  ...record,
  id: 'getVehicleSale',
  method: 'GET',
  path: '/api/vehiclesales/{id}',
  summary: 'Returns a sale with its bookings, history and comments',
  params: z.object({ id: pathId }),
  output: SaleRecord,
})

export const listAssignees = defineEndpoint({
  ...reading,
  id: 'listAssignees',
  method: 'GET',
  path: '/api/vehiclesales/assignees',
  summary: 'Lists the staff who can be assigned to sales, with their areas (none: all)',
  output: z.array(Colleague.extend({ areas: z.array(z.int()) })),
})

export const assignSale = defineEndpoint({
  id: 'assignSale',
  method: 'POST',
  path: '/api/vehiclesales/{id}/assign',
  summary: 'Assigns an unassigned sale to the caller, or (managers) to any colleague',
  params: z.object({ id: pathId }),
  /** without a subject: to the caller */
  body: z.object({ subject: z.string().trim().min(1).max(64).optional(), comment: remark.optional() }),
  output: SaleRecord,
  roles: ['agent', 'manager', 'admin'],
  errors: [...changing, 'TransitionNotAllowed'],
})

export const assignSales = defineEndpoint({
  id: 'assignSales',
  method: 'POST',
  path: '/api/vehiclesales/assign',
  summary: 'Assigns several sales to one colleague; each has its own result',
  body: z.object({ ids: z.array(rowId).min(1).max(100), subject: z.string().trim().min(1).max(64) }),
  output: z.object({
    results: z.array(z.object({ id: z.int(), code: z.enum(['Done', 'NotFound', 'TransitionNotAllowed', 'Forbidden']) })),
  }),
  roles: ['manager', 'admin'],
  errors: ['BadRequest', 'Unauthorized', 'Forbidden', 'AntiForgery'],
})

export const addSaleComment = defineEndpoint({
  id: 'addSaleComment',
  method: 'POST',
  path: '/api/vehiclesales/{id}/comments',
  summary: 'Adds a note or a customer contact to a sale; the first contact begins the sale',
  params: z.object({ id: pathId }),
  body: z.object({ kind: z.enum(commentKinds), body: remark.min(1) }),
  output: SaleRecord,
  roles: desk,
  errors: changing,
})
