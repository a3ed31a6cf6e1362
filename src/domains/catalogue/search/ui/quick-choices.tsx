import { useId } from 'react'
import { useText } from '#i18n/text.ts'
import searchFiltersTexts from '#texts/searchFilters'
import styles from './quick-choices.module.css'

interface QuickChoicesProps {
  label: string
  /** URL parameter */
  name: string
  choices: readonly { value: string; text: string; count: number }[]
  chosen: string | null
  choose: (value: string | null) => void
}

/** Preset bounds; pressing the active one clears it. Without JavaScript each one submits the form. */
export function QuickChoices({ label, name, choices, chosen, choose }: QuickChoicesProps) {
  const t = useText(searchFiltersTexts)
  const id = useId()
  return (
    <fieldset className={styles.field} aria-labelledby={id}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.choices}>
        {choices.map(({ value, text, count }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            aria-pressed={chosen === value}
            data-zero={count === 0 ? '' : undefined}
            onClick={(event) => {
              event.preventDefault()
              choose(chosen === value ? null : value)
            }}
          >
            {text}
            <span className="vh">{t('filters.count', { count })}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
