import { z } from 'zod'
import { defineEndpoint } from '#shared/contract.ts'
import { promises } from './values.ts'

/** How often a promise was kept, counted from the records of a period; `kept` is null where too few cases stand behind it. */
export const PromiseFigure = z.object({
  promise: z.enum(promises),
  /** promised time in whole hours or days, from the current settings; for a report its points */
  within: z.int(),
  from: z.iso.date(),
  until: z.iso.date(),
  /** cases whose deadline fell in that period */
  of: z.int(),
  kept: z.int().nullable(),
})
export type PromiseFigure = z.infer<typeof PromiseFigure>

export const listPromiseFigures = defineEndpoint({
  id: 'listPromiseFigures',
  method: 'GET',
  path: '/api/commitments/figures',
  summary:
    'Returns how often service commitments were met in the last 90 days (inspection reports: vehicles on sale now); `kept` is null below `least` cases. Omits unrecorded commitments',
  output: z.object({ least: z.int(), figures: z.array(PromiseFigure) }),
  roles: ['anyone'],
  errors: [],
})
