import { useText } from '#i18n/text.ts'
import styles from './compare-checkbox.module.css'
import { type Comparable, useCompare } from './use-compare.ts'
import { useToggleCompare } from './use-toggle-compare.ts'

/** The box “Comparer” at the foot of a card. */
export function CompareCheckbox({ car }: { car: Comparable }) {
  const t = useText('compare')
  const { has } = useCompare()
  const toggle = useToggleCompare()
  const title = `${car.brand} ${car.model}`
  return (
    <label className={styles.compare}>
      <input type="checkbox" checked={has(car.id)} onChange={() => toggle(car)} aria-label={t('add', { title })} />
      <span aria-hidden="true">{t('compare')}</span>
    </label>
  )
}
