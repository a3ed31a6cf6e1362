import { minComparables } from '#domains/catalogue/vehicles/rules.ts'
import { PricePosition } from '#domains/catalogue/vehicles/ui/price-position.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import styles from './price-legend.module.css'

/** Explains price positions among the results, and when a car has none. */
export function PriceLegend() {
  const t = useText(searchTexts)
  const { number } = useFormat()
  return (
    <div className={styles.band}>
      <PricePosition position={2} />
      <p>{t('legend.placed', { count: number(minComparables) })}</p>
      <PricePosition position={null} always />
      <p>{t('legend.alone', { count: number(minComparables) })}</p>
    </div>
  )
}
