/** Stock actions of the staff. Bookings reserve, book, deliver and recover a vehicle. */
export const stockActions = ['submit', 'activate', 'transfer', 'receive', 'publish', 'unpublish'] as const
export type StockAction = (typeof stockActions)[number]
