import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useApiMutation } from '#client/mutation.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { type AdTexts, digits } from './ad.ts'
import styles from './ads.module.css'

/** What comparable cars say of the price: asked for by a press, with the estimate of the selling pages behind it. */
export function PriceHint({ texts }: { texts: AdTexts }) {
  const t = useText(advertsTexts)
  const { price } = useFormat()
  const { brand, model, unlisted, releaseDate, mileage } = texts
  const { data: models } = useQuery(
    apiQuery('/api/vehiclebrands/{brand}/stripped', brand && unlisted === '' ? { params: { path: { brand } } } : null, {
      staleTime: Number.POSITIVE_INFINITY,
    }),
  )
  const estimate = useApiMutation('post', '/api/estimates')
  const modelId = models?.find(({ name }) => name === model)?.id
  const isKnown = modelId !== undefined && releaseDate !== '' && /^\d{1,7}$/.test(digits(mileage))
  const ask = () => {
    if (modelId !== undefined)
      void estimate.send({ body: { modelId, year: Number(releaseDate.slice(0, 4)), mileage: Number(digits(mileage)) } })
  }
  const { range, found, key } = estimate.data ?? { range: null, found: 0, key: '' }
  if (unlisted !== '') return <p className={styles.small}>{t('estimate.unlisted')}</p>
  return (
    <div className={styles.hint}>
      <p className={styles.small}>{t(isKnown ? 'estimate.text' : 'estimate.first')}</p>
      <p>
        <Button variant="outline" size="small" busy={estimate.isPending} disabled={!isKnown} onClick={ask}>
          {t('estimate.ask')}
        </Button>
      </p>
      {estimate.error && (
        <p role="alert" className={styles.fault}>
          {estimate.error.message || t('offline')}
        </p>
      )}
      {estimate.data && (
        <p role="status">
          {range
            ? t('estimate.range', { low: price(range.low), high: price(range.high), probable: price(range.probable), count: found })
            : t('estimate.tooFew', { count: found })}{' '}
          {range && <Link to={address.sell(key)}>{t('estimate.more')}</Link>}
        </p>
      )}
    </div>
  )
}
