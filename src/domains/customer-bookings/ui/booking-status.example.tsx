import { bookingStatuses } from '#domains/bookings/status.ts'
import { BookingStatusLabel } from './booking-status.tsx'

/** Every status of a booking in the words of customers. */
export default function BookingStatusExamples() {
  return bookingStatuses.map((status) => <BookingStatusLabel key={status} status={status} />)
}
