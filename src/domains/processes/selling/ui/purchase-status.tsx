import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { PurchaseStatus } from '../status.ts'

/** Colours of the specification: new blue, refused red, good green, inactive grey, all others in progress. */
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

/** Status of a request for the staff. */
export function PurchaseStatusLabel({ status }: { status: PurchaseStatus }) {
  const t = useText(staffPurchasesTexts)
  return <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />
}
