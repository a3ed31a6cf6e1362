import { useText } from '#i18n/text.ts'
import sellingTexts from '#texts/selling'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { PurchaseStatus } from '../status.ts'

/** Stages of a purchase for its owner. */
export const saleStations = ['request', 'visit', 'offer', 'documents', 'transfer'] as const

/** Colour of a status and its number of completed stages. */
export const saleStates: Record<PurchaseStatus, { tone: StatusTone; place: number }> = {
  Submited: { tone: 'new', place: 0 },
  Accepted: { tone: 'running', place: 1 },
  Rejected: { tone: 'bad', place: 0 },
  TechnicalExpertiseSubmitted: { tone: 'running', place: 2 },
  TechnicalExpertisePendingEdit: { tone: 'running', place: 1 },
  QuotationRejected: { tone: 'running', place: 2 },
  QuotationAccepted: { tone: 'new', place: 2 },
  CustomerRejected: { tone: 'draft', place: 2 },
  CustomerNegociated: { tone: 'running', place: 2 },
  CustomerAccepted: { tone: 'new', place: 3 },
  Deactivated: { tone: 'draft', place: 0 },
  DocumentsSubmited: { tone: 'running', place: 3 },
  DocumentsRejected: { tone: 'bad', place: 3 },
  DocumentsAccepted: { tone: 'good', place: 3 },
  Billed: { tone: 'good', place: 4 },
  DocumentsConformityRejected: { tone: 'bad', place: 4 },
  DocumentsConformityAccepted: { tone: 'running', place: 4 },
  Complete: { tone: 'good', place: 5 },
  TransferedToIntermediation: { tone: 'draft', place: 2 },
  Canceled: { tone: 'draft', place: 0 },
  TransferedToAd: { tone: 'draft', place: 2 },
}

/** Status of a purchase for its owner. */
export function SaleStatusLabel({ status }: { status: PurchaseStatus }) {
  const t = useText(sellingTexts)
  return <StatusLabel tone={saleStates[status].tone} label={t(`own.status.${status}`)} />
}
