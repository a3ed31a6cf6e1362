import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import type { Market } from '../contract.ts'
import styles from './price-gauge.module.css'

/** Explains the price comparison: which cars, which prices, and the measured error. */
export function PriceMethod({ market }: { market: Market }) {
  const t = useText(vehiclesTexts)
  const format = useFormat()
  const { minYear, maxYear, minMileage, maxMileage, low, median, high, measured } = market
  const years =
    minYear === maxYear ? t('page.howYear', { year: String(minYear) }) : t('page.howYears', { from: String(minYear), to: String(maxYear) })
  const mileage =
    maxMileage === null
      ? t('page.howFrom', { from: format.km(minMileage) })
      : t('page.howBetween', { from: format.km(minMileage), to: format.km(maxMileage) })
  return (
    <details className={styles.method}>
      <summary>{t('page.howTitle')}</summary>
      <p>{t('page.howSample', { years, mileage })}</p>
      <p>{t('page.howPrices', { low: format.price(low), high: format.price(high), median: format.price(median) })}</p>
      <p>
        {measured
          ? t('page.howError', {
              cars: measured.cars,
              error: format.percent(measured.medianError),
              within: format.percent(measured.withinTen),
            })
          : t('page.howNoError')}
      </p>
    </details>
  )
}
