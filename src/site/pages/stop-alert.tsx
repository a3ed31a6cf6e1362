import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useAlertNames } from '#domains/customers/alerts/ui/use-alert-names.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './alert.module.css'

const stop = '/api/customers/preferences/stop'
const resume = '/api/customers/preferences/resume'

/** Target of the stop link in a mail: a press of the button stops the alert of its token, without signing in; another one resumes it. */
export default function StopAlertPage() {
  const t = useText(alertsTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const {
    isPending,
    data: state,
    error,
    send,
  } = useMutation((path: typeof stop | typeof resume) => callApi('post', path, { params: { query: { token } } }))
  const criteria = state?.criteria ?? null
  const step = error ? (error.isRefused ? 'unknown' : 'failed') : !state ? 'ask' : state.isDeactivated ? 'done' : 'resumed'
  const nameOf = useAlertNames(criteria ? [criteria] : [])

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('stop.metaTitle')} description={t('stop.metaDescription')} noIndex />
      <div role="status">
        <EmptyState heading="h1" title={t(`stop.${step}`)} text={t(`stop.${step}Text`, { title: criteria ? nameOf(criteria) : '' })}>
          {(step === 'ask' || step === 'failed' || step === 'resumed') && (
            <Button variant={step === 'resumed' ? 'outline' : 'primary'} busy={isPending} onClick={() => void send(stop)}>
              {t(step === 'resumed' ? 'stop.again' : 'stop.stop')}
            </Button>
          )}
          {step === 'done' && (
            <Button variant="outline" busy={isPending} onClick={() => void send(resume)}>
              {t('stop.resume')}
            </Button>
          )}
          <ButtonLink variant={step === 'unknown' ? 'primary' : 'ghost'} to={address.alerts()}>
            {t('all')}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  )
}
