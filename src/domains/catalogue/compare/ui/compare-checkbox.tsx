import { useText } from '#i18n/text.ts'
import compareTexts from '#texts/compare'
import styles from './compare-checkbox.module.css'
import { type Comparable, useCompare } from './use-compare.ts'
import { useToggleCompare } from './use-toggle-compare.ts'

/** Checkbox “Comparer” of a card, in its footer or on its photo; without label on the small photo of a row. */
export function CompareCheckbox({ car, onPhoto = false }: { car: Comparable; onPhoto?: boolean }) {
  const t = useText(compareTexts)
  const { has } = useCompare()
  const toggle = useToggleCompare()
  const title = `${car.brand} ${car.model}`
  return (
    <label className={styles.compare} data-on-photo={onPhoto ? '' : undefined}>
      <input type="checkbox" checked={has(car.id)} onChange={() => toggle(car)} aria-label={t('add', { title })} />
      <span aria-hidden="true">{t('compare')}</span>
    </label>
  )
}
