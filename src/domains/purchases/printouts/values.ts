/** The papers of a purchase, by document type. */
export const purchasePrintouts = [
  'QuotationSheet',
  'PurchaseVoucher',
  'TradeInVoucher',
  'PurchaseInvoice',
  'BankTransferCommitment',
] as const
