import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CancelEnd } from '#domains/processes/buying/customer/ui/cancel-end.tsx'
import { GuestTurn } from '#domains/processes/buying/customer/ui/guest-turn.tsx'
import { BookingOutcome, UnknownBooking } from '#domains/processes/buying/reservations/ui/booking-outcome.tsx'
import { NoBooking } from '#domains/processes/buying/reservations/ui/no-booking.tsx'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'

/** Outcome of a reservation. The server renders it without the booking: the browser loads it by the key in the address. */
export function OutcomePage({ arrived }: { arrived: 'success' | 'failure' }) {
  const t = useText(bookingsTexts)
  const site = useSite()
  const [search] = useSearchParams()
  const key = search.get('booking')
  const failure = search.get('failure')
  const [isConfirmed, setConfirmed] = useState(false)
  const proof = { isConfirmed, setConfirmed }
  return (
    <div className="container">
      <PageMeta title={t('outcome.title')} description={t('outcome.description')} noIndex />
      {key ? (
        <BookingOutcome
          key={key}
          bookingKey={key}
          arrived={arrived === 'failure' && failure === null ? 'own' : arrived}
          seller={site}
          turn={(outcome, done) => <GuestTurn outcome={outcome} done={done} proof={proof} />}
          cancel={(outcome, done) => <CancelEnd outcome={outcome} done={done} proof={proof} />}
        />
      ) : failure === '2' || failure === '3' ? (
        <NoBooking failure={failure === '2' ? 2 : 3} />
      ) : (
        <UnknownBooking />
      )}
    </div>
  )
}
