import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import type { FactDifference } from '../contract.ts'
import styles from './difference-list.module.css'

/** Differences between inspected and announced facts, each with both values. */
export function DifferenceList({ differences }: { differences: readonly FactDifference[] }) {
  const t = useText(vehiclesTexts)
  const { km } = useFormat()
  const shown = (fact: FactDifference['fact'], value: string | null) => {
    if (value === null) return t('difference.unknown')
    if (fact === 'mileage') return km(Number(value))
    if (fact === 'fuelType') return t(`fuel.${value as 'Diesel'}`)
    return fact === 'gearType' ? t(`gear.${value as 'Manual'}`) : value
  }
  return (
    <dl className={styles.list}>
      {differences.map(({ fact, announced, read }) => (
        <div key={fact}>
          <dt>{t(`difference.fact.${fact}`)}</dt>
          <dd>
            <del>
              <bdi>{shown(fact, announced)}</bdi>
            </del>{' '}
            <ins>
              <bdi>{shown(fact, read)}</bdi>
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
