/** What staff do to a vehicle themselves; it is reserved, booked, delivered and recovered with its booking. */
export const stockActions = ['submit', 'activate', 'transfer', 'receive', 'publish', 'unpublish'] as const
export type StockAction = (typeof stockActions)[number]
