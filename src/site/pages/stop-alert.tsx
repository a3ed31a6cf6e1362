import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApi } from '#client/api.ts'
import type { Criteria } from '#domains/alerts/contract.ts'
import { useAlertNames } from '#domains/alerts/ui/use-alert-names.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './alert.module.css'

type Step = 'waiting' | 'done' | 'resumed' | 'unknown' | 'failed'
interface State {
  step: Step
  criteria: Criteria | null
}

/** Where the link of a mail leads: the alert of its token stops, without signing in and without a further question; one press takes it up again. */
export default function StopAlertPage() {
  const t = useText('alerts')
  const api = useApi()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [{ step, criteria }, setState] = useState<State>({ step: 'waiting', criteria: null })
  const nameOf = useAlertNames(criteria ? [criteria] : [])

  const tell = useCallback(
    async (path: '/api/customers/preferences/stop' | '/api/customers/preferences/resume'): Promise<State> => {
      try {
        const { data, response } = await api.POST(path, { params: { query: { token } } })
        if (data) return { step: data.isDeactivated ? 'done' : 'resumed', criteria: data.criteria }
        return { step: response.status < 500 && response.status !== 429 ? 'unknown' : 'failed', criteria: null }
      } catch {
        return { step: 'failed', criteria: null }
      }
    },
    [api, token],
  )
  const stop = useCallback(() => tell('/api/customers/preferences/stop'), [tell])
  useEffect(() => {
    let left = false
    void stop().then((next) => left || setState(next))
    return () => {
      left = true
    }
  }, [stop])

  const title = criteria ? nameOf(criteria) : ''
  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('stop.metaTitle')} description={t('stop.metaDescription')} noIndex />
      <div role="status">
        {step === 'waiting' ? (
          <h1 className={styles.waiting}>{t('stop.waiting')}</h1>
        ) : (
          <EmptyState heading="h1" title={t(`stop.${step}`)} text={t(`stop.${step}Text`, { title })}>
            {step === 'failed' && <Button onClick={() => void stop().then(setState)}>{t('retry')}</Button>}
            {step === 'done' && (
              <Button variant="outline" onClick={() => void tell('/api/customers/preferences/resume').then(setState)}>
                {t('stop.resume')}
              </Button>
            )}
            {step === 'resumed' && (
              <Button variant="outline" onClick={() => void stop().then(setState)}>
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
