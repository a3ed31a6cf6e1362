import { useText } from '#i18n/text.ts'
import compareTexts from '#texts/compare'
import { Icon } from '#ui/icon.tsx'
import styles from './compare-toggle.module.css'
import { type Comparable, useCompare } from './use-compare.ts'
import { useToggleCompare } from './use-toggle-compare.ts'

/** Compare button over the photo of a car. */
export function CompareToggle({ car }: { car: Comparable }) {
  const t = useText(compareTexts)
  const { has } = useCompare()
  const toggle = useToggleCompare()
  const title = `${car.brand} ${car.model}`
  return (
    <button type="button" className={styles.toggle} aria-pressed={has(car.id)} aria-label={t('add', { title })} onClick={() => toggle(car)}>
      <Icon name="scale" size={20} />
    </button>
  )
}
