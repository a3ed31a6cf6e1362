import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import type { Market } from '../contract.ts'
import styles from './price-gauge.module.css'

/** Explains the price comparison: which cars, which prices, and the measured error. */
export function PriceMethod({ market }: { market: Market }) {
  const t = useText(vehiclePageTexts)
  const format = useFormat()
  const { minYear, maxYear, minMileage, maxMileage, low, median, high, measured } = market
  const years =
    minYear === maxYear ? t('howYear', { year: String(minYear) }) : t('howYears', { from: String(minYear), to: String(maxYear) })
  const mileage =
    maxMileage === null
      ? t('howFrom', { from: format.km(minMileage) })
      : t('howBetween', { from: format.km(minMileage), to: format.km(maxMileage) })
  return (
    <details className={styles.method}>
      <summary>{t('howTitle')}</summary>
      <p>{t('howSample', { years, mileage })}</p>
      <p>{t('howPrices', { low: format.price(low), high: format.price(high), median: format.price(median) })}</p>
      <p>
        {measured
          ? t('howError', {
              cars: measured.cars,
              error: format.percent(measured.medianError),
              within: format.percent(measured.withinTen),
            })
          : t('howNoError')}
      </p>
    </details>
  )
}
