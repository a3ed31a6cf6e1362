import { useState } from 'react'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { VehicleFeatures } from '../contract.ts'
import styles from './equipment-list.module.css'

/** Entries of a category before “see all”; CSS hides the others, so that they remain searchable and printable. */
const foldedCount = 5

export function EquipmentList({ categories }: { categories: readonly VehicleFeatures[] }) {
  const t = useText(vehicleDetailsTexts)
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const filled = categories.filter((category) => category.features.length > 0)
  const count = filled.reduce((sum, category) => sum + category.features.length, 0)
  const foldable = filled.some((category) => category.features.length > foldedCount)
  if (count === 0) return <p className={styles.none}>{t('noEquipment')}</p>
  return (
    <>
      <div className={open ? styles.groups : `${styles.groups} ${styles.folded}`}>
        {filled.map((category) => (
          <div key={category.code}>
            <h3>{localized(category.titles, language)}</h3>
            <ul>
              {category.features.map((feature) => (
                <li key={feature.id}>
                  <Icon name="check" size={18} />
                  <span>{localized(feature.titles, language)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {foldable && (
        <div className={styles.more}>
          <Button variant="outline" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t('fewerEquipment') : t('seeAllEquipment', { count })}
          </Button>
        </div>
      )}
    </>
  )
}
