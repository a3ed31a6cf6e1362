import type { DataOf } from '#client/call.ts'

/** A car that is sold to the house, as its owner gets it. */
export type Sale = DataOf<'get', '/api/customers/purchases'>[number]
