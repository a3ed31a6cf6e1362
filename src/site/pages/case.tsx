import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { serverNow } from '#client/server-clock.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { PurchaseCard } from '#domains/processes/buying/customer/ui/purchase-card.tsx'
import { useSales } from '#domains/processes/buying/customer/ui/use-sales.ts'
import { OwnMediation } from '#domains/processes/consignment/ui/own-mediation.tsx'
import { OwnSale } from '#domains/processes/selling/ui/own-sale.tsx'
import { useText } from '#i18n/text.ts'
import accountTexts from '#texts/account'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Failed } from '#ui/failed.tsx'
import { Icon } from '#ui/icon.tsx'
import { Waiting } from '#ui/waiting.tsx'
import { type AccountCase, bookingCase, mediationCase, saleCase, tasksByDeadline } from '../account/account-cases.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { useTaskWords } from '../account/todo-list.tsx'
import { useDueWords } from '../account/use-due.ts'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './case.module.css'

const kinds = { RV: BookingCase, RA: SaleCase, RI: MediationCase }

/** One case of a customer: a booking, a request to sell or a consignment, by its reference. Loads in the browser, for the customer only. */
export default function CasePage() {
  const t = useText(accountTexts)
  const { reference = '' } = useParams()
  const { state } = useSession()
  const Case = kinds[reference.slice(0, 2) as keyof typeof kinds] ?? Missing
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('title')} description={t('description')} noIndex />
      <AccountTabs here="history" />
      <nav className={styles.back} aria-label={t('case.path')}>
        <ButtonLink variant="ghost" size="small" to={address.history()}>
          <Icon name="chevron-left" size={18} />
          {t('case.back')}
        </ButtonLink>
      </nav>
      {state === 'anonymous' ? (
        <EmptyState heading="h1" title={t('signIn.title')} text={t('signIn.text')}>
          <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
        </EmptyState>
      ) : (
        <Case reference={reference} />
      )}
    </div>
  )
}

interface CaseProps {
  reference: string
}

function BookingCase({ reference }: CaseProps) {
  const { purchases, retry } = useSales()
  const sales = useQuery(apiQuery('/api/customers/purchases', purchases.step === 'ready' ? {} : null))
  const deadlineOf = useDeadline()
  const booking = purchases.step === 'ready' ? purchases.bookings.find((one) => one.reference === reference) : undefined
  if (!booking || purchases.step !== 'ready')
    return <NotShown isLoading={purchases.step === 'loading'} failed={purchases.step === 'failed' ? { retry } : null} />
  const tradeIns = (sales.data ?? []).flatMap((sale) =>
    sale.tradeIn?.bookingKey === booking.key && sale.status !== 'Canceled'
      ? [{ reference: sale.reference, title: sale.disposedVehicle.title }]
      : [],
  )
  // both parts of a trade-in change together
  const done = () => {
    retry()
    void sales.refetch()
  }
  return (
    <PurchaseCard
      booking={booking}
      hours={purchases.hours}
      tradeIns={tradeIns}
      whole
      heading="h1"
      deadline={deadlineOf(bookingCase(booking))}
      done={done}
    />
  )
}

function SaleCase({ reference }: CaseProps) {
  const { state } = useSession()
  const { data, failed, refetch } = useQuery(
    apiQuery('/api/customers/purchases', state === 'signedIn' ? {} : null, { refetchOnWindowFocus: true }),
  )
  const deadlineOf = useDeadline()
  const sale = data?.find((one) => one.reference === reference)
  if (!sale) return <NotShown isLoading={data === null} failed={failed} />
  return <OwnSale sale={sale} mayUpload heading="h1" deadline={deadlineOf(saleCase(sale, serverNow()))} done={() => void refetch()} />
}

function MediationCase({ reference }: CaseProps) {
  const { state } = useSession()
  const { data, failed, refetch } = useQuery(
    apiQuery('/api/customers/intermediations', state === 'signedIn' ? {} : null, { refetchOnWindowFocus: true }),
  )
  const deadlineOf = useDeadline()
  const mediation = data?.find((one) => one.reference === reference)
  if (!mediation) return <NotShown isLoading={data === null} failed={failed} />
  return (
    <OwnMediation
      mediation={mediation}
      mayUpload
      heading="h1"
      deadline={deadlineOf(mediationCase(mediation))}
      done={() => void refetch()}
    />
  )
}

/** Returns the first task of a case; null when its owner has none. */
function useDeadline() {
  const dueWords = useDueWords()
  const taskWords = useTaskWords()
  return (of: AccountCase) => {
    const first = tasksByDeadline([of])[0]?.task
    if (!first) return null
    const { day, detail } = dueWords(first.due)
    const { title } = taskWords(first)
    return { value: day, text: first.due === null ? title : `${title}. ${detail}` }
  }
}

function NotShown({ isLoading, failed }: { isLoading: boolean; failed: { retry: () => void } | null }): ReactNode {
  const t = useText(accountTexts)
  if (failed) return <Failed heading="h1" title={t('failed.title')} text={t('failed.text')} retry={failed.retry} />
  return isLoading ? <Waiting label={t('loading')} lines={[40, 75, 60, 68]} className={styles.waiting} /> : <Missing />
}

function Missing(_props: Partial<CaseProps>) {
  const t = useText(accountTexts)
  return (
    <EmptyState heading="h1" title={t('case.missing.title')} text={t('case.missing.text')}>
      <ButtonLink to={address.history()}>{t('case.missing.button')}</ButtonLink>
    </EmptyState>
  )
}
