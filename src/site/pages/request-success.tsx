import { address } from '#client/addresses.ts'
import { OutcomeLayout } from '#domains/reservations/ui/outcome-layout.tsx'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** A request was taken: what happens next, and where to follow it. */
export default function RequestSuccessPage() {
  const t = useText('bookings')
  return (
    <div className="container">
      <PageMeta title={t('outcome.request.title')} description={t('outcome.request.text')} noIndex />
      <OutcomeLayout tone="good" title={t('outcome.request.title')} text={t('outcome.request.text')}>
        <div>
          <ButtonLink size="large" to={address.history()}>
            {t('outcome.request.follow')}
          </ButtonLink>
        </div>
      </OutcomeLayout>
    </div>
  )
}
