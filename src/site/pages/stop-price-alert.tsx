import { useSearchParams } from 'react-router'
import { address } from '#client/addresses.ts'
import { callApi } from '#client/call.ts'
import { useMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageMeta } from '../layout/page-meta.tsx'
import styles from './favourites.module.css'

/** Target of the stop link in a price message: a press of the button ends the alert of its token, without signing in. */
export default function StopPriceAlertPage() {
  const t = useText(alertsTexts)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { isPending, data, error, send } = useMutation(() =>
    callApi('post', '/api/favourites/alerts/{token}/stop', { params: { path: { token } } }),
  )
  const step = data ? (data.all ? 'doneAll' : 'done') : error === null ? 'ask' : error.isRefused ? 'unknown' : 'failed'

  return (
    <div className={`container ${styles.page}`}>
      <PageMeta title={t('priceStop.metaTitle')} description={t('priceStop.metaDescription')} noIndex />
      <div role="status">
        <EmptyState heading="h1" title={t(`priceStop.${step}`)} text={t(`priceStop.${step}Text`, { title: data?.title ?? '' })}>
          {(step === 'ask' || step === 'failed') && (
            <Button size="large" busy={isPending} onClick={() => void send()}>
              {t('priceStop.stop')}
            </Button>
          )}
          <ButtonLink variant={step === 'ask' ? 'ghost' : 'primary'} to={address.favourites()}>
            {t('priceStop.favourites')}
          </ButtonLink>
        </EmptyState>
      </div>
    </div>
  )
}
