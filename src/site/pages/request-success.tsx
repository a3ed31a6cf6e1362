import { type LoaderFunctionArgs, redirect, useLocation, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { GuestMediation, GuestSale } from '#domains/processes/selling/ui/own-sales.tsx'
import { RequestSent, sentSale } from '#domains/processes/selling/ui/request-sent.tsx'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import sellingTexts from '#texts/selling'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Messages link here with the key of a waiting-list entry, which has its own page. */
export function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('place')
  if (key) throw redirect(address.place(key))
  return null
}

/** The request that was just sent; without one, shows where requests are listed. */
export default function RequestSuccessPage() {
  const t = useText(bookingsTexts)
  const words = useText(sellingTexts)
  const sale = sentSale(useLocation().state)
  const [asked] = useSearchParams()
  const [key, mediation] = [asked.get('purchase'), asked.get('intermediation')]
  if (mediation)
    return (
      <div className="container">
        <PageMeta title={words('own.one')} description={words('metaDescription')} noIndex />
        <GuestMediation mediationKey={mediation} />
      </div>
    )
  if (key)
    return (
      <div className="container">
        <PageMeta title={words('own.one')} description={words('metaDescription')} noIndex />
        <GuestSale saleKey={key} />
      </div>
    )
  if (sale)
    return (
      <div className="container">
        <PageMeta title={words('sent.title')} description={words('metaDescription')} noIndex />
        <RequestSent sale={sale} />
      </div>
    )
  return (
    <div className="container">
      <PageMeta title={t('outcome.request.none')} description={t('outcome.request.noneText')} noIndex />
      <EmptyState heading="h1" title={t('outcome.request.none')} text={t('outcome.request.noneText')}>
        <ButtonLink to={address.search()}>{t('outcome.request.browse')}</ButtonLink>
        <ButtonLink variant="outline" to={address.history()}>
          {t('outcome.request.follow')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
