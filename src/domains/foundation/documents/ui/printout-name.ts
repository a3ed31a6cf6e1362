import { useText } from '#i18n/text.ts'
import documentsTexts from '#texts/documents'
import type { DocumentType } from '../contract.ts'

/** Types with a name for customers. */
const named = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'DeliveryForm',
  'DeliveryVoucher',
  'CreditNote',
  'SaleRecoveryRequest',
  'SaleRecoveryExpertiseSheet',
  'SaleRecoveryVoucher',
  'ReleaseVoucher',
  'QualityControlSheet',
  'VehicleInfoSheet',
  'VehicleWarranty',
  'CustomerCIN',
  'CustomerRC',
  'CustomerCompanyStatus',
  'CustomerCompanyWithdrawal',
  'BankTransferCommitment',
  'VehiclePowerOfAttorney',
  'QuotationSheet',
  'TradeInVoucher',
  'PurchaseVoucher',
  'IntermediationContractIndividual',
  'IntermediationContractGarageOwner',
  'IntermediationCommitmentIndividual',
  'IntermediationCommitmentGarageOwner',
  'IntermediationExpertiseSheet',
  'IntermediationSaleContractIndividual',
  'IntermediationSaleContractGarageOwner',
  'TransferPV',
] as const

export function usePrintoutName(): (type: DocumentType) => string {
  const t = useText(documentsTexts)
  return (type) => t(`type.${named.find((one) => one === type) ?? 'other'}`)
}
