import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { PurchaseStatus } from '../../status.ts'

/** The colours of the specification: new ones blue, refused ones red, what is fine green, what rests grey, all else running. */
const tones: Record<PurchaseStatus, StatusTone> = {
  Submited: 'new',
  Accepted: 'running',
  Rejected: 'bad',
  TechnicalExpertiseSubmitted: 'running',
  TechnicalExpertisePendingEdit: 'warning',
  QuotationRejected: 'warning',
  QuotationAccepted: 'running',
  CustomerRejected: 'bad',
  CustomerNegociated: 'warning',
  CustomerAccepted: 'good',
  Deactivated: 'draft',
  DocumentsSubmited: 'new',
  DocumentsRejected: 'bad',
  DocumentsAccepted: 'good',
  Billed: 'good',
  DocumentsConformityRejected: 'bad',
  DocumentsConformityAccepted: 'running',
  Complete: 'good',
  TransferedToIntermediation: 'draft',
  Canceled: 'draft',
  TransferedToAd: 'draft',
}

/** Where a request stands, for the staff. */
export function PurchaseStatusLabel({ status }: { status: PurchaseStatus }) {
  const t = useText(staffPurchasesTexts)
  return <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />
}
