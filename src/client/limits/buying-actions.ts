// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const acceptBookingLimits = {
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const acceptPriceForLimits = {
  way: { required: true, values: ['Phone', 'InPerson', 'Message'] },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const addReceiptLimits = {
  method: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  amount: { required: true, min: 1, max: 100000000, kind: 'integer' },
  reference: { maxLength: 100 },
  'cheque.bank': { required: true, minLength: 2, maxLength: 80 },
  'cheque.day': { required: true, kind: 'date' },
  'cheque.isCertified': { required: true, kind: 'boolean' },
} as const satisfies Limits

export const addRefundLimits = {
  method: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  amount: { required: true, min: 1, max: 100000000, kind: 'integer' },
  reference: { maxLength: 100 },
} as const satisfies Limits

export const approveAskLimits = {
  remark: { maxLength: 2000 },
} as const satisfies Limits

export const askPriceLimits = {
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
  comment: { required: true, maxLength: 2000 },
  confirmedPrice: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const askRefundLimits = {
  method: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  amount: { required: true, min: 1, max: 100000000, kind: 'integer' },
  reference: { maxLength: 100 },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const billBookingLimits = {
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const cancelBilledLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const cancelVehicleBookingLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const controlBookingLimits = {
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const correctDeliveryLimits = {
  mileage: { required: true, min: 0, max: 5000000, kind: 'integer' },
  isMileageConfirmed: { kind: 'boolean' },
  day: { kind: 'date' },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const correctInvoiceLimits = {
  'buyer.civility': { required: true, values: ['M.', 'Mme.', 'Société'] },
  'buyer.firstName': { required: true, maxLength: 60 },
  'buyer.lastName': { required: true, maxLength: 60 },
  'buyer.email': { required: true, maxLength: 254, kind: 'email' },
  'buyer.phone': { maxLength: 40 },
  'buyer.address': { maxLength: 120 },
  'buyer.addressLine2': { maxLength: 120 },
  'buyer.zip': { maxLength: 5 },
  'buyer.city': { maxLength: 60 },
  'buyer.idNumber': { maxLength: 12 },
  'buyer.companyName': { maxLength: 120 },
  'buyer.ice': { maxLength: 20 },
  'buyer.registrationNumber': { maxLength: 12 },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const deliverBookingLimits = {
  mileage: { required: true, min: 0, max: 5000000, kind: 'integer' },
  isMileageConfirmed: { kind: 'boolean' },
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const editBuyerLimits = {
  civility: { required: true, values: ['M.', 'Mme.', 'Société'] },
  firstName: { required: true, maxLength: 60 },
  lastName: { required: true, maxLength: 60 },
  email: { required: true, maxLength: 254, kind: 'email' },
  phone: { maxLength: 40 },
  address: { maxLength: 120 },
  addressLine2: { maxLength: 120 },
  zip: { maxLength: 5 },
  city: { maxLength: 60 },
  idNumber: { maxLength: 12 },
  companyName: { maxLength: 120 },
  ice: { maxLength: 20 },
  registrationNumber: { maxLength: 12 },
} as const satisfies Limits

export const exchangeBookingLimits = {
  vehicleId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
  mileage: { required: true, min: 0, max: 5000000, kind: 'integer' },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const planDeliveryLimits = {
  deliveryDate: { kind: 'date' },
  warrantyPackId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const proposePriceLimits = {
  price: { required: true, min: 1, max: 100000000, kind: 'integer' },
  comment: { maxLength: 2000 },
  confirmedPrice: { min: 1, max: 100000000, kind: 'integer' },
} as const satisfies Limits

export const recoverBookingLimits = {
  mileage: { required: true, min: 0, max: 5000000, kind: 'integer' },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const refuseAskLimits = {
  remark: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const rejectBookingLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const rejectPriceForLimits = {
  way: { required: true, values: ['Phone', 'InPerson', 'Message'] },
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const reopenControlLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const signBookingLimits = {
  signedBy: { required: true, maxLength: 120 },
  png: { required: true, maxLength: 400000 },
} as const satisfies Limits

export const submitPaymentDetailsLimits = {
  paymentType: { required: true, values: ['Direct', 'Financing'] },
  paymentMethod: { required: true, values: ['Cash', 'Checks', 'CreditCard', 'BankTransfer'] },
  loanAdvance: { min: 0, max: 99, kind: 'number' },
  loanMonths: { min: 1, max: 120, kind: 'integer' },
  comment: { maxLength: 2000 },
} as const satisfies Limits

export const takeReceiptBackLimits = {
  reason: { required: true, maxLength: 300 },
} as const satisfies Limits

export const updateCheckPartLimits = {
  isFine: { required: true, kind: 'boolean' },
  comment: { maxLength: 500 },
} as const satisfies Limits

export const withdrawPriceLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits
