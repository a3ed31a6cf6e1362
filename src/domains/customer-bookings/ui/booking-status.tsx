import { type BookingStatus, bookingStates } from '#domains/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import { StatusLabel } from '#ui/status-label.tsx'

/** Where a booking stands, in the words of customers. */
export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const t = useText('bookings')
  return <StatusLabel tone={bookingStates[status].tone} label={t(`status.${status}`)} />
}
