import type { DataOf } from '#client/call.ts'

/** Purchase request as its owner receives it. */
export type Sale = DataOf<'get', '/api/customers/purchases'>[number]
