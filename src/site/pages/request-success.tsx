import { type LoaderFunctionArgs, redirect, useLocation, useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { GuestMediation, GuestSale } from '#domains/purchases/ui/own-sales.tsx'
import { RequestSent, sentSale } from '#domains/purchases/ui/request-sent.tsx'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import sellingTexts from '#texts/selling'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'

/** Messages lead here with the key of a place in a line: it has a page of its own. */
export function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('place')
  if (key) throw redirect(address.place(key))
  return null
}

/** What was just sent; opened without a request there is none to speak of: it says so, and where those that were sent are found. */
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
