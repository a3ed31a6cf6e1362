import { address } from '#client/addresses.ts'
import { useApiQuery } from '#client/query/query.ts'
import { signIn } from '#client/sign-in.ts'
import { ClaimBooking } from '#domains/customer-bookings/ui/claim-booking.tsx'
import { PurchaseCard } from '#domains/customer-bookings/ui/purchase-card.tsx'
import { useSales } from '#domains/customer-bookings/ui/use-sales.ts'
import { OwnMediations } from '#domains/intermediation/ui/own-mediations.tsx'
import { ClaimSale } from '#domains/purchases/ui/claim-sale.tsx'
import { OwnSales } from '#domains/purchases/ui/own-sales.tsx'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import sessionTexts from '#texts/session'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SkeletonLines } from '#ui/skeleton.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './history.module.css'

/** What a customer buys: each purchase with where it stands and what is to be done next. It arrives in the browser, for its owner only. */
export default function HistoryPage() {
  const t = useText(historyTexts)
  const words = useText(sessionTexts)
  const { purchases, retry } = useSales()
  const { data: sales, refetch: askSales } = useApiQuery('/api/customers/purchases', purchases.step === 'ready' ? {} : null)
  const tradedIn = (bookingKey: string) =>
    (sales ?? []).flatMap(({ reference, status, tradeIn, disposedVehicle: { title } }) =>
      tradeIn?.bookingKey === bookingKey && status !== 'Canceled' ? [{ reference, title }] : [],
    )
  // both sides of a trade-in change together
  const changed = () => {
    retry()
    void askSales()
  }
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('title')} description={t('description')} noIndex />
      <AccountTabs here="history" />
      {purchases.step === 'anonymous' && (
        <EmptyState heading="h1" title={words('history.signIn.title')} text={words('history.signIn.text')}>
          <Button onClick={() => void signIn()}>{words('history.signIn.button')}</Button>
        </EmptyState>
      )}
      {purchases.step === 'loading' && (
        <div aria-busy="true">
          <h1 className={styles.title}>{t('title')}</h1>
          <p className="vh" role="status">
            {t('loading')}
          </p>
          <div className={styles.panel}>
            <SkeletonLines widths={[40, 75, 60, 68]} />
          </div>
        </div>
      )}
      {purchases.step === 'failed' && (
        <EmptyState heading="h1" title={t('failed.title')} text={purchases.text ?? t('failed.text')}>
          <Button onClick={retry}>{t('failed.retry')}</Button>
        </EmptyState>
      )}
      <div className={styles.claim}>
        {purchases.step === 'ready' && <ClaimBooking done={retry} />}
        {purchases.step === 'ready' && <ClaimSale />}
      </div>
      {purchases.step === 'ready' && purchases.bookings.length === 0 && (
        <EmptyState heading="h1" title={words('history.empty.title')} text={words('history.empty.text')}>
          <ButtonLink variant="primary" to={address.search()}>
            {words('history.empty.buy')}
          </ButtonLink>
          <ButtonLink variant="outline" to={address.favourites()}>
            {words('history.empty.favourites')}
          </ButtonLink>
        </EmptyState>
      )}
      {purchases.step === 'ready' && purchases.bookings.length > 0 && (
        <>
          <h1 className={styles.title}>{t('title')}</h1>
          <div className={styles.list}>
            {purchases.bookings.map((booking, i) => (
              <PurchaseCard
                key={booking.key}
                booking={booking}
                hours={purchases.hours}
                tradeIns={tradedIn(booking.key)}
                open={i === 0 && purchases.bookings.length === 1}
                done={changed}
              />
            ))}
          </div>
        </>
      )}
      <OwnSales changed={retry} />
      <OwnMediations />
    </div>
  )
}
