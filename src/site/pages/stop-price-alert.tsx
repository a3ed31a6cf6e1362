import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './favourites.module.css'

type State = { step: 'waiting' | 'unknown' | 'failed' } | { step: 'done'; title: string }

/** Where the link of a message leads: the alert of its token ends, without signing in and without a further question. */
export default function StopPriceAlertPage() {
  const t = useText('favourites')
  const api = useApi()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [state, setState] = useState<State>({ step: 'waiting' })

  const stop = useCallback(async (): Promise<State> => {
    try {
      const { data, response } = await api.POST('/api/favourites/alerts/{token}/stop', { params: { path: { token } } })
      if (data) return { step: 'done', title: data.title }
      return { step: response.status < 500 && response.status !== 429 ? 'unknown' : 'failed' }
    } catch {
      return { step: 'failed' }
    }
  }, [api, token])
  useEffect(() => {
    let left = false
    void stop().then((next) => left || setState(next))
    return () => {
      left = true
    }
  }, [stop])

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('stop.metaTitle')} description={t('stop.metaDescription')} noIndex />
      <div role="status">
        {state.step === 'waiting' ? (
          <h1 className={styles.waiting}>{t('stop.waiting')}</h1>
        ) : (
          <EmptyState
            heading="h1"
            title={t(`stop.${state.step}`)}
            text={state.step === 'done' ? t('stop.doneText', { title: state.title }) : t(`stop.${state.step}Text`)}
          >
            {state.step === 'failed' ? (
              <Button onClick={() => void stop().then(setState)}>{t('retry')}</Button>
            ) : (
              <ButtonLink to={address.favourites()}>{t('stop.favourites')}</ButtonLink>
            )}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
