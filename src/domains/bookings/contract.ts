export const bookingStatuses = [
  'Draft',
  'Submitted',
  'Accepted',
  'Rejected',
  'NewPriceSubmitted',
  'NewPriceAccepted',
  'NewPriceRejected',
  'PayementDetailsSubmitted',
  'Billed',
  'Cancelled',
  'Delivered',
  'Recovered',
  'Controlled',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const saleStatuses = ['Draft', 'Submitted', 'Assigned', 'InProgress', 'Rejected', 'Cancelled', 'Done'] as const
export type SaleStatus = (typeof saleStatuses)[number]

export const paymentTypes = ['Direct', 'Financing'] as const
export type PaymentType = (typeof paymentTypes)[number]

export const paymentMethods = ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
