/** Document types generated for a purchase. */
export const purchasePrintouts = [
  'QuotationSheet',
  'PurchaseVoucher',
  'TradeInVoucher',
  'PurchaseInvoice',
  'BankTransferCommitment',
] as const
