import { useParams } from 'react-router'
import { PlaceOutcome } from '#domains/processes/buying/reservations/ui/waitlist-outcome.tsx'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'

/** A waiting-list entry for a car, and the booking link once it is first; the key in the address authorises it. */
export default function PlacePage() {
  const t = useText(bookingsTexts)
  const site = useSite()
  const { key = '' } = useParams()
  return (
    <div className="container">
      <PageMeta title={t('place.page.title')} description={t('place.page.description')} noIndex />
      <PlaceOutcome key={key} placeKey={key} seller={site} />
    </div>
  )
}
