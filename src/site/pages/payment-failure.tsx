import { useText } from '#i18n/text.ts'
import { PageMeta } from '../layout/page-meta.tsx'

export default function PaymentFailurePage() {
  const t = useText('bookings')
  return (
    <div className="container">
      <PageMeta title={t('outcome.title')} description={t('outcome.description')} noIndex />
      <h1>{t('outcome.title')}</h1>
    </div>
  )
}
