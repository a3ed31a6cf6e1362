import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import { Icon } from '#ui/icon.tsx'
import type { VehicleCard as Card } from '../contract.ts'
import styles from './similar-cars.module.css'

interface SimilarCarsProps {
  similar: readonly Card[]
  promoted: readonly Card[]
  /** renders one card; the page provides its heart and checkbox */
  card: (car: Card) => ReactNode
  /** search for the same model */
  all: { href: string; label: string } | null
}

const kinds = ['similar', 'promoted'] as const

/** Similar cars and promoted cars as tabs; an empty list has no tab. */
export function SimilarCars({ similar, promoted, card, all }: SimilarCarsProps) {
  const t = useText(vehicleDetailsTexts)
  const id = useId()
  const lists = { similar, promoted }
  const tabs = kinds.filter((kind) => lists[kind].length > 0)
  const [chosen, setChosen] = useState<(typeof kinds)[number]>('similar')
  const shown = tabs.includes(chosen) ? chosen : tabs[0]
  if (!shown) return null

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = tabs.find((kind) => kind !== shown)
    if (!other) return
    setChosen(other)
    event.currentTarget.querySelector<HTMLElement>(`[data-kind="${other}"]`)?.focus()
  }
  return (
    <section className={styles.section} id="similar">
      <div className={styles.head}>
        <div>
          <h2>{t('hesitate')}</h2>
          <div className={styles.tabs} role="tablist" aria-label={t('hesitate')} onKeyDown={onKeyDown}>
            {tabs.map((kind) => (
              <button
                key={kind}
                type="button"
                role="tab"
                id={`${id}-${kind}-tab`}
                data-kind={kind}
                aria-selected={kind === shown}
                aria-controls={`${id}-${kind}`}
                tabIndex={kind === shown ? 0 : -1}
                onClick={() => setChosen(kind)}
              >
                {t(kind)}
              </button>
            ))}
          </div>
        </div>
        {all && (
          <Link className={styles.all} to={all.href}>
            {all.label}
            <Icon name="arrow-right" size={18} flip />
          </Link>
        )}
      </div>
      {tabs.map((kind) => (
        <div key={kind} role="tabpanel" id={`${id}-${kind}`} aria-labelledby={`${id}-${kind}-tab`} hidden={kind !== shown}>
          <ul className={styles.cars}>
            {lists[kind].slice(0, 4).map((car) => (
              <li key={car.id}>{card(car)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
