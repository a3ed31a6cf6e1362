import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { ClaimBooking } from '#domains/processes/buying/customer/ui/claim-booking.tsx'
import type { PurchaseClaim } from '#domains/processes/selling/contract.ts'
import { ClaimSale, OfferedSales } from '#domains/processes/selling/ui/claim-sale.tsx'
import { useText } from '#i18n/text.ts'
import accountTexts from '#texts/account'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Note } from '#ui/note.tsx'
import styles from '../account/account.module.css'
import { AccountAside } from '../account/account-aside.tsx'
import { type AccountCase, partCases, tasksByDeadline } from '../account/account-cases.ts'
import { AccountTabs } from '../account/account-tabs.tsx'
import { CaseRows } from '../account/case-rows.tsx'
import { TodoList } from '../account/todo-list.tsx'
import { useAccountCases } from '../account/use-account-cases.ts'
import { PageMeta } from '../layout/page-meta.tsx'

/** Pending tasks of a customer, by deadline, then one row per case. Loads in the browser, for the customer only. */
export default function HistoryPage() {
  const t = useText(accountTexts)
  const { account, retry } = useAccountCases()
  const { state } = useSession()
  // the offers are above the cases: waiting for them avoids a layout shift
  const offers = useQuery(apiQuery('/api/customers/purchases/claims', state === 'signedIn' ? {} : null, { refetchOnWindowFocus: true }))
  const isReady = account.step === 'ready' && (offers.data !== null || offers.failed !== null)
  const waiting = account.step === 'loading' ? null : undefined
  const todo = account.step === 'ready' ? account.cases.flatMap(({ tasks }) => tasks).length : waiting
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('title')} description={t('description')} noIndex />
      <AccountTabs here="history" todo={todo} />
      {account.step === 'anonymous' && (
        <EmptyState heading="h1" title={t('signIn.title')} text={t('signIn.text')}>
          <Button onClick={() => void signIn()}>{t('signIn.button')}</Button>
        </EmptyState>
      )}
      {account.step === 'failed' && (
        <EmptyState heading="h1" title={t('failed.title')} text={account.text ?? t('failed.text')}>
          <Button onClick={retry}>{t('retry')}</Button>
        </EmptyState>
      )}
      {(account.step === 'loading' || (account.step === 'ready' && !isReady)) && <Loading />}
      {account.step === 'ready' && isReady && <Cases {...account} offers={offers.data ?? []} retry={retry} />}
    </div>
  )
}

function Hello({ text }: { text: string }) {
  const t = useText(accountTexts)
  const { name } = useSession()
  return (
    <header className={styles.head}>
      <h1>{name ? t('hello', { name: `\u2068${name}\u2069` }) : t('helloNobody')}</h1>
      <p>{text}</p>
    </header>
  )
}

/** The skeleton of the page, with the final layout. */
function Loading() {
  const t = useText(accountTexts)
  return (
    <div aria-busy="true">
      <Hello text="" />
      <p className="vh" role="status">
        {t('loading')}
      </p>
      <div className={styles.main}>
        <section>
          <h2>{t('todo.title')}</h2>
          <div className={styles.waiting} aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        </section>
      </div>
    </div>
  )
}

interface CasesProps {
  cases: readonly AccountCase[]
  offers: readonly PurchaseClaim[]
  isPartial: boolean
  retry: () => void
}

function Cases({ cases, offers, isPartial, retry }: CasesProps) {
  const t = useText(accountTexts)
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [, reference] = hash.match(/^#([A-Z]{2}-[\w-]+)$/) ?? []
  const named = cases.find((one) => one.reference === reference)?.to
  // a former address of a case, such as /history#RV-2026-000007
  useEffect(() => {
    if (named) void navigate(named, { replace: true })
  }, [named, navigate])

  const count = tasksByDeadline(cases).length
  const partial = isPartial && (
    <Note tone="warning" icon="triangle-alert" title={t('partial')}>
      <Button variant="outline" size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </Note>
  )
  const claims = (
    <div className={styles.claim}>
      <ClaimBooking done={retry} />
      <ClaimSale />
      <OfferedSales offers={offers} />
    </div>
  )
  if (cases.length === 0)
    return (
      <>
        {claims}
        {partial || (
          <EmptyState heading="h1" title={t('empty.title')} text={t('empty.text')}>
            <ButtonLink variant="primary" to={address.search()}>
              {t('empty.buy')}
            </ButtonLink>
            <ButtonLink variant="outline" to={address.sell()}>
              {t('empty.sell')}
            </ButtonLink>
          </EmptyState>
        )}
      </>
    )
  return (
    <>
      {claims}
      <Hello text={count > 0 ? t('waiting', { count }) : t('idle')} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <section>
            <h2>
              {count > 0 ? t('todo.count', { count: String(count) }) : t('todo.title')} {count > 0 && <small>{t('todo.order')}</small>}
            </h2>
            <TodoList cases={cases} />
          </section>
          <section>
            <h2>
              {t('cases.title')} <small>{t('cases.open', { count: partCases(cases).open.length })}</small>
            </h2>
            <CaseRows cases={cases} />
          </section>
          {partial}
        </div>
        <AccountAside cases={cases} />
      </div>
    </>
  )
}
