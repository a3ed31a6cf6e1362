import { useText } from '#i18n/text.ts'
import type { DocumentType } from '../contract.ts'

/** Types that have a name for customers. */
const named = [
  'BookingSimulation',
  'SaleProforma',
  'PurchaseOrder',
  'PurchaseInvoice',
  'DeliveryForm',
  'DeliveryVoucher',
  'CreditNote',
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
  'TransferPV',
] as const

/** What a paper is called. */
export function usePrintoutName(): (type: DocumentType) => string {
  const t = useText('documents')
  return (type) => t(`type.${named.find((one) => one === type) ?? 'other'}`)
}
