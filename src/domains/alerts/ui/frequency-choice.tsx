import { useId } from 'react'
import { useText } from '#i18n/text.ts'
import type { Frequency } from '../contract.ts'
import styles from './frequency-choice.module.css'

const frequencies = ['Instant', 'Daily', 'Weekly'] as const satisfies readonly Frequency[]

interface FrequencyChoiceProps {
  value: Frequency
  disabled?: boolean
  change: (frequency: Frequency) => void
}

/** How often an alert writes, one of three side by side. */
export function FrequencyChoice({ value, disabled, change }: FrequencyChoiceProps) {
  const t = useText('alerts')
  const name = useId()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>{t('frequency.label')}</legend>
      <div className={styles.segments}>
        {frequencies.map((frequency) => (
          <label key={frequency}>
            <input type="radio" name={name} checked={frequency === value} onChange={() => change(frequency)} />
            <span>{t(`frequency.${frequency}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
