import { useId } from 'react'
import styles from './segments.module.css'

interface SegmentsProps<V extends string | number> {
  legend: string
  /** hides the legend visually: a heading shows it */
  quiet?: boolean
  /** `say` is the accessible name of a short label */
  options: readonly { value: V; label: string | number; say?: string }[]
  /** undefined: none is selected */
  value: V | undefined
  disabled?: boolean
  change: (value: V) => void
}

/** Renders a few radio buttons in one frame. */
export function Segments<V extends string | number>({ legend, quiet, options, value, disabled, change }: SegmentsProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={quiet ? 'vh' : undefined}>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              aria-label={option.say}
              onChange={() => change(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
