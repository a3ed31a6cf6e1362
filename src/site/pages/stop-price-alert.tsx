import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useQueryOf } from '#client/query/query.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './favourites.module.css'

const path = '/api/favourites/alerts/{token}/stop'

/** Where the link of a message leads: the alert of its token ends, without signing in and without a further question. */
export default function StopPriceAlertPage() {
  const t = useText(alertsTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, failed } = useQueryOf([path, token], (signal) => callApi('post', path, { params: { path: { token } } }, signal), {
    fresh: Number.POSITIVE_INFINITY,
  })
  const step = data ? 'done' : error === null ? 'waiting' : error.isRefused ? 'unknown' : 'failed'

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('priceStop.metaTitle')} description={t('priceStop.metaDescription')} noIndex />
      <div role="status">
        {step === 'waiting' ? (
          <h1 className={styles.waiting}>{t('priceStop.waiting')}</h1>
        ) : (
          <EmptyState
            heading="h1"
            title={t(data?.all ? 'priceStop.doneAll' : `priceStop.${step}`)}
            text={
              step === 'done'
                ? data?.all
                  ? t('priceStop.doneAllText')
                  : t('priceStop.doneText', { title: data?.title ?? '' })
                : t(`priceStop.${step}Text`)
            }
          >
            {failed && step === 'failed' ? (
              <Button onClick={failed.retry}>{t('retry')}</Button>
            ) : (
              <ButtonLink to={address.favourites()}>{t('priceStop.favourites')}</ButtonLink>
            )}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
