// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const printPurchaseDocumentLimits = {
  type: { required: true, values: ['QuotationSheet', 'PurchaseVoucher', 'TradeInVoucher', 'PurchaseInvoice', 'BankTransferCommitment'] },
  language: { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits
