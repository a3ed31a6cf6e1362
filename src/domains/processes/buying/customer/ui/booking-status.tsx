import { type BookingStatus, bookingStates } from '#domains/processes/buying/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { StatusLabel } from '#ui/status-label.tsx'

/** Status label of a booking for customers. */
export function BookingStatusLabel({ status }: { status: BookingStatus }) {
  const t = useText(bookingsTexts)
  return <StatusLabel tone={bookingStates[status].tone} label={t(`status.${status}`)} />
}
