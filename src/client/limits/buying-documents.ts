// Generated from the contract of the room by tools/generate.ts.
import type { Limits } from '#shared/limits.ts'

export const printBookingDocumentLimits = {
  type: { required: true, values: ['BookingSimulation', 'SaleProforma', 'PurchaseOrder', 'PurchaseInvoice', 'ReleaseVoucher', 'QualityControlSheet', 'DeliveryForm', 'DeliveryVoucher', 'VehicleWarranty', 'CreditNote', 'SaleRecoveryRequest', 'SaleRecoveryExpertiseSheet', 'SaleRecoveryVoucher'] },
  language: { required: true, values: ['fr', 'ar'] },
} as const satisfies Limits
