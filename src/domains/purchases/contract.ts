import { z } from 'zod'
import { defineEndpoint, Localized } from '#shared/contract.ts'
import { purchaseStatuses, purchaseTypes } from './status.ts'

/** A car that its owner sells to the house or trades in, as the owner sees the request. */
export const Purchase = z.object({
  id: z.int(),
  reference: z.string(),
  type: z.enum(purchaseTypes),
  status: z.enum(purchaseStatuses),
  vehicle: z.object({ title: z.string(), year: z.int().nullable(), mileage: z.int().nullable() }),
  /** where the car is looked at */
  storageArea: z.object({ id: z.int(), name: z.string(), names: Localized }).nullable(),
  /** whole dirhams; shown from the moment at which it is offered, with the end of the offer */
  quotation: z.int().nullable(),
  quotationUntil: z.iso.datetime().nullable(),
  /** what the owner may do now, by the names of the workflow */
  actions: z.array(z.string()),
  statuses: z.array(z.object({ type: z.enum(purchaseStatuses), created: z.iso.datetime() })),
  documents: z.int(),
  created: z.iso.datetime(),
})
export type Purchase = z.infer<typeof Purchase>

export const listPurchases = defineEndpoint({
  id: 'listPurchases',
  method: 'GET',
  path: '/api/customers/purchases',
  summary: 'The cars that the caller sells to the house or trades in, the latest request first',
  output: z.array(Purchase),
  roles: ['customer'],
  errors: ['Unauthorized', 'CustomerInactive'],
})
