import { useText } from '#i18n/text.ts'
import { StatusLabel, type StatusTone } from '#ui/status-label.tsx'
import type { BookingStatus } from '../../bookings/contract.ts'

const tones: Record<BookingStatus, StatusTone> = {
  Draft: 'draft',
  Submitted: 'new',
  Accepted: 'good',
  Rejected: 'bad',
  NewPriceSubmitted: 'running',
  NewPriceAccepted: 'good',
  NewPriceRejected: 'bad',
  PayementDetailsSubmitted: 'running',
  Billed: 'good',
  Cancelled: 'draft',
  Delivered: 'good',
  Recovered: 'warning',
  Controlled: 'good',
}

/** Where a booking stands, in the words of customers. */
export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const t = useText('bookings')
  return <StatusLabel tone={tones[status]} label={t(`status.${status}`)} />
}
