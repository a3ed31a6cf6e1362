import { bookingStatuses } from '#domains/processes/buying/bookings/status.ts'
import { BookingStatusLabel } from './booking-status.tsx'

/** Every status label of a booking for customers. */
export default function BookingStatusExamples() {
  return bookingStatuses.map((status) => <BookingStatusLabel key={status} status={status} />)
}
