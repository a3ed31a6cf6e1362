// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const arrangePurchaseVisitLimits = {
  storageAreaId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  starts: { required: true },
} as const satisfies Limits

export const arrangeVisitForLimits = {
  storageAreaId: { required: true, min: 1, max: 2147483647, kind: 'integer' },
  starts: { required: true },
} as const satisfies Limits

export const commentPurchaseLimits = {
  title: { maxLength: 120 },
  body: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const endPurchaseVisitLimits = {
  status: { required: true, values: ['Done', 'Missed'] },
} as const satisfies Limits

export const linkTradeInLimits = {
  bookingId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits

export const prepareTransferLimits = {
  isDeduction: { kind: 'boolean' },
  debited: { maxLength: 80 },
  reference: { maxLength: 60 },
} as const satisfies Limits

export const savePurchaseCarLimits = {
  chassisNumber: { maxLength: 30 },
  fuelType: { values: ['Diesel', 'Gasoline', 'Hybrid', 'Electric'] },
  gearType: { values: ['Manual', 'Automatic'] },
  fiscalPower: { min: 1, max: 60, kind: 'integer' },
} as const satisfies Limits

export const saveSellerBankAccountLimits = {
  holder: { required: true, maxLength: 120 },
  bankName: { required: true, maxLength: 80 },
  bankNumber: { required: true, maxLength: 60 },
  bankAddress: { maxLength: 160 },
} as const satisfies Limits

export const sendTransferBackLimits = {
  comment: { required: true, maxLength: 2000 },
} as const satisfies Limits

export const stepPurchaseLimits = {
  action: { required: true, values: ['accept', 'reject', 'approveQuotation', 'rejectQuotation', 'newOffer', 'acceptDocuments', 'rejectDocuments', 'bill', 'conform', 'notConform', 'pay', 'deactivate', 'reopen', 'acceptOffer', 'negotiate', 'takeBack', 'decline', 'toIntermediation', 'toAd', 'sendDocuments', 'cancel'] },
  comment: { maxLength: 2000 },
  quotation: { min: 1, max: 100000000, kind: 'integer' },
  wishedPrice: { min: 1, max: 100000000, kind: 'integer' },
  isSure: { kind: 'boolean' },
  reasonId: { min: 1, max: 2147483647, kind: 'integer' },
} as const satisfies Limits
