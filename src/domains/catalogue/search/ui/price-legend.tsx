import { useId } from 'react'
import { minComparables } from '#domains/catalogue/vehicles/rules.ts'
import { PricePosition } from '#domains/catalogue/vehicles/ui/price-position.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import searchTexts from '#texts/search'
import { Icon } from '#ui/icon.tsx'
import styles from './price-legend.module.css'

const legendId = 'price-legend'

/** Button beside a price position; opens the legend of the page, also without script. */
export function PriceLegendButton() {
  const t = useText(searchTexts)
  return (
    <button type="button" className={styles.ask} popoverTarget={legendId} aria-label={t('legend.title')} title={t('legend.title')}>
      <Icon name="info" size={16} />
    </button>
  )
}

/** Explains price positions, and when a car has none: one popover for all cars of a page, beside the pressed button. */
export function PriceLegend() {
  const t = useText(searchTexts)
  const { number } = useFormat()
  const title = useId()
  return (
    <div id={legendId} popover="auto" role="dialog" aria-labelledby={title} className={styles.legend}>
      <b id={title}>{t('legend.title')}</b>
      <PricePosition position={2} />
      <p>{t('legend.placed', { count: number(minComparables) })}</p>
      <PricePosition position={null} always />
      <p>{t('legend.alone', { count: number(minComparables) })}</p>
    </div>
  )
}
