import { useId } from 'react'
import type { FeatureCategory } from '#domains/foundation/reference/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import stockTexts from '#texts/stock'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './equipment.module.css'

interface EquipmentProps {
  categories: readonly FeatureCategory[]
  chosen: readonly number[]
  readOnly: boolean
  change: (chosen: number[]) => void
}

export function Equipment({ categories, chosen, readOnly, change }: EquipmentProps) {
  const t = useText(stockTexts)
  const language = useLanguage()
  const id = useId()
  const ticked = new Set(chosen)
  const toggle = (feature: number) => change(ticked.has(feature) ? chosen.filter((one) => one !== feature) : [...chosen, feature])
  return (
    <section className={styles.equipment} aria-labelledby={id}>
      <h2 id={id}>{t('section.equipment')}</h2>
      {categories.map((category) => {
        const count = category.features.filter((feature) => ticked.has(feature.id)).length
        return (
          <details key={category.id} open={count > 0}>
            <summary>
              {localized(category.titles, language)}
              <span>{t('equipmentCount', { count })}</span>
            </summary>
            <div className={styles.list}>
              {category.features.map((feature) => (
                <Checkbox key={feature.id} checked={ticked.has(feature.id)} disabled={readOnly} onChange={() => toggle(feature.id)}>
                  {localized(feature.titles, language)}
                </Checkbox>
              ))}
            </div>
          </details>
        )
      })}
    </section>
  )
}
