import { z } from 'zod'
import { maxId } from '#domains/catalogue/vehicles/contract.ts'
import { defineEndpoint } from '#shared/contract.ts'
import { changing, common, dirhams, managers, StockCard } from '../contract.ts'

const id = z.coerce.number<string>().int().min(1).max(maxId)
const ofChange = { method: 'POST', params: z.object({ id, changeId: id }), output: StockCard } as const

export const priceStock = defineEndpoint({
  ...managers,
  id: 'priceStock',
  method: 'POST',
  path: '/api/staff/vehicles/{id}/price',
  summary:
    'Sets the price if the value that the caller read is still current. The price of a public vehicle takes effect after ten seconds. A doubtful price fails with the reason `doubtfulPrice` until `confirmed` repeats it, and then needs the approval of a second person',
  params: z.object({ id }),
  body: z.object({
    price: dirhams,
    was: z.int().nullable(),
    /** the same amount once more, in spite of a doubt */
    confirmed: dirhams.optional(),
  }),
  output: StockCard,
  errors: [...changing, 'EditConflict', 'VehicleTaken'],
})

export const approveStockPrice = defineEndpoint({
  ...ofChange,
  ...managers,
  id: 'approveStockPrice',
  path: '/api/staff/vehicles/{id}/price/{changeId}/approve',
  summary: 'Approves a price requested by somebody else; `price` repeats the amount. Forbidden for the requester',
  body: z.object({ price: dirhams }),
  errors: [...changing, 'NotFound', 'EditConflict', 'VehicleTaken'],
})

export const refuseStockPrice = defineEndpoint({
  ...ofChange,
  ...managers,
  id: 'refuseStockPrice',
  path: '/api/staff/vehicles/{id}/price/{changeId}/refuse',
  summary: 'Cancels a price not yet in effect: refuses it, withdraws the own request, or undoes it within ten seconds',
  body: z.object({ remark: z.string().trim().max(500).optional() }),
  errors: [...changing, 'NotFound', 'EditConflict'],
})

export const countStockPrices = defineEndpoint({
  ...managers,
  id: 'countStockPrices',
  method: 'GET',
  path: '/api/staff/pricechanges/count',
  summary: 'Counts the stock prices awaiting a decision of the caller',
  output: z.object({ waiting: z.int() }),
  errors: [...common],
})
