import { address } from '#client/addresses.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSession } from '#client/use-session.ts'
import type { Preference } from '#domains/customers/alerts/contract.ts'
import { AlertCard } from '#domains/customers/alerts/ui/alert-card.tsx'
import { SignInFirst } from '#domains/customers/alerts/ui/sign-in-first.tsx'
import { useAlertCalls } from '#domains/customers/alerts/ui/use-alert-calls.ts'
import { useAlertNames } from '#domains/customers/alerts/ui/use-alert-names.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useToast } from '#ui/toast.tsx'
import { AccountTabs } from '../account/account-tabs.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './alert.module.css'

/** The alerts of the user. The server renders without a user: the list loads in the browser. */
export default function AlertPage() {
  const t = useText(alertsTexts)
  const { state, subject } = useSession()
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('metaTitle')} description={t('metaDescription')} noIndex />
      <AccountTabs here="alerts" />
      {state === 'anonymous' ? <SignInFirst /> : <Alerts key={subject} ready={state === 'signedIn'} />}
    </div>
  )
}

function Alerts({ ready }: { ready: boolean }) {
  const t = useText(alertsTexts)
  const toast = useToast()
  const calls = useAlertCalls()
  const { data: alerts, failed, setData } = useQuery(apiQuery('/api/customers/alerts', ready ? {} : null))
  const nameOf = useAlertNames(alerts ?? [])

  async function toggle(alert: Preference): Promise<void> {
    const saved = await calls.save(alert, { isDeactivated: !alert.isDeactivated })
    if (!saved) return
    if (alerts) setData(alerts.map((one) => (one.id === saved.id ? saved : one)))
    toast.success(t(saved.isDeactivated ? 'stopped' : 'resumed'), { detail: nameOf(saved) })
  }

  if (alerts?.length === 0)
    return (
      <EmptyState heading="h1" title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink variant="primary" to={address.search()}>
          {t('browse')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('title')}</h1>
          <p>{t('intro')}</p>
        </div>
        <ButtonLink variant="outline" to={address.search()}>
          {t('new')}
        </ButtonLink>
      </div>
      {alerts === null && !failed && <p role="status">{t('loading')}</p>}
      {failed && (
        <p className={styles.failed} role="alert">
          <span>{t('failed')}</span>
          <Button variant="outline" size="small" onClick={failed.retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <ul className={styles.list}>
        {alerts?.map((alert) => (
          <li key={alert.id}>
            <AlertCard alert={alert} title={nameOf(alert)} busy={calls.saving === alert.id} toggle={() => void toggle(alert)} />
          </li>
        ))}
      </ul>
    </>
  )
}
