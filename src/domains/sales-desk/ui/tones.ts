import type { StatusTone } from '#ui/status-label.tsx'
import type { BookingStatus, SaleStatus } from '../../bookings/contract.ts'

/** The colours of the statuses (design, section 2). */
export const bookingTones: Record<BookingStatus, StatusTone> = {
  Draft: 'draft',
  Submitted: 'new',
  Accepted: 'good',
  Rejected: 'bad',
  NewPriceSubmitted: 'running',
  NewPriceAccepted: 'good',
  NewPriceRejected: 'bad',
  PayementDetailsSubmitted: 'running',
  Billed: 'good',
  Controlled: 'running',
  Delivered: 'good',
  Recovered: 'warning',
  Cancelled: 'warning',
}

export const saleTones: Record<SaleStatus, StatusTone> = {
  Draft: 'draft',
  Submitted: 'new',
  Assigned: 'running',
  InProgress: 'running',
  Rejected: 'bad',
  Cancelled: 'warning',
  Done: 'good',
}
