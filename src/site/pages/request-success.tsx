import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { OutcomeLayout } from '#domains/bookings/ui/outcome-layout.tsx'
import { PlaceOutcome } from '#domains/bookings/ui/place-outcome.tsx'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import { useSite } from '../layout/site.ts'

/** A request was taken. With the key of a place in the line: that place, and the way to book when it is its turn. */
export default function RequestSuccessPage() {
  const t = useText('bookings')
  const site = useSite()
  const [search] = useSearchParams()
  const place = search.get('place')
  return (
    <div className="container">
      <PageMeta
        title={place ? t('place.page.title') : t('outcome.request.title')}
        description={place ? t('place.page.description') : t('outcome.request.text')}
        noIndex
      />
      {place ? (
        <PlaceOutcome key={place} placeKey={place} seller={site} />
      ) : (
        <OutcomeLayout tone="good" title={t('outcome.request.title')} text={t('outcome.request.text')}>
          <div>
            <ButtonLink size="large" to={address.history()}>
              {t('outcome.request.follow')}
            </ButtonLink>
          </div>
        </OutcomeLayout>
      )}
    </div>
  )
}
