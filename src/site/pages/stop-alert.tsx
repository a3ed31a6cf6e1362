import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useChange } from '#client/mutation.ts'
import { useQueryOf } from '#client/query/query.ts'
import { useAlertNames } from '#domains/alerts/ui/use-alert-names.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './alert.module.css'

const stop = '/api/customers/preferences/stop'
const resume = '/api/customers/preferences/resume'

/** Where the link of a mail leads: the alert of its token stops, without signing in and without a further question; one press takes it up again. */
export default function StopAlertPage() {
  const t = useText(alertsTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const stopping = useQueryOf([stop, token], (signal) => callApi('post', stop, { params: { query: { token } } }, signal), {
    fresh: Number.POSITIVE_INFINITY,
  })
  const change = useChange((path: typeof stop | typeof resume) => callApi('post', path, { params: { query: { token } } }), {
    done: stopping.put,
  })
  const error = change.error ?? stopping.error
  const state = error ? null : stopping.data
  const criteria = state?.criteria ?? null
  const step = error ? (error.isRefused ? 'unknown' : 'failed') : !state ? 'waiting' : state.isDeactivated ? 'done' : 'resumed'
  const nameOf = useAlertNames(criteria ? [criteria] : [])

  const title = criteria ? nameOf(criteria) : ''
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('stop.metaTitle')} description={t('stop.metaDescription')} noIndex />
      <div role="status">
        {step === 'waiting' ? (
          <h1 className={styles.waiting}>{t('stop.waiting')}</h1>
        ) : (
          <EmptyState heading="h1" title={t(`stop.${step}`)} text={t(`stop.${step}Text`, { title })}>
            {step === 'failed' && <Button onClick={() => void change.send(stop)}>{t('retry')}</Button>}
            {step === 'done' && (
              <Button variant="outline" onClick={() => void change.send(resume)}>
                {t('stop.resume')}
              </Button>
            )}
            {step === 'resumed' && (
              <Button variant="outline" onClick={() => void change.send(stop)}>
                {t('stop.again')}
              </Button>
            )}
            <ButtonLink variant={step === 'unknown' ? 'primary' : 'ghost'} to={address.alerts()}>
              {t('all')}
            </ButtonLink>
          </EmptyState>
        )}
      </div>
    </div>
  )
}
