import type { StatusTone } from '#ui/status-label.tsx'
import type { ExpertiseStatus } from '../status.ts'

export const expertiseTones: Record<ExpertiseStatus, StatusTone> = {
  Draft: 'new',
  Submitted: 'running',
  PendingEdits: 'bad',
  QuotationSubmitted: 'running',
  QuotationRejected: 'bad',
  QuotationAccepted: 'good',
  Accepted: 'good',
  Rejected: 'draft',
}
