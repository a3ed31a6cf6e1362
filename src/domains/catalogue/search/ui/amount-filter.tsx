import { type KeyboardEvent, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { typedAmount } from '#shared/limits.ts'
import searchFiltersTexts from '#texts/searchFilters'
import type { Histogram } from '../contract.ts'
import styles from './amount-filter.module.css'
import { RangeSlider } from './range-slider.tsx'

interface AmountFilterProps {
  legend: string
  /** parameters of the two bounds */
  names: readonly [string, string]
  search: URLSearchParams
  histogram: Histogram
  unit: string
  labels: [min: string, max: string]
  say: (value: number) => string
  set: (from: number | null, to: number | null) => void
}

/** Filter by price or mileage: histogram, two thumbs, and two exact fields. Swaps bounds in the wrong order. */
export function AmountFilter({ legend, names, search, histogram, unit, labels, say, set }: AmountFilterProps) {
  const t = useText(searchFiltersTexts)
  const { number } = useFormat()
  const [from, to] = [amount(search.get(names[0])), amount(search.get(names[1]))]
  // Typed values take precedence until they are applied; then a moving thumb; then the URL.
  const [typed, setTyped] = useState<[string, string] | null>(null)
  const [moving, setMoving] = useState<{ over: string; low: number | null; high: number | null } | null>(null)
  const over = `${from} ${to}`
  const previewed = moving?.over === over ? moving : { low: from, high: to }
  const shown = (value: number | null): string => (value === null ? '' : number(value))
  const values = typed ?? [shown(previewed.low), shown(previewed.high)]

  function apply(): void {
    if (!typed) return
    const [low, high] = [amount(typed[0]), amount(typed[1])]
    const [first, second] = low !== null && high !== null && low > high ? [high, low] : [low, high]
    setTyped(null)
    setMoving(null)
    if (first !== from || second !== to) set(first, second)
  }

  return (
    <>
      <RangeSlider
        bins={histogram.bins}
        from={from}
        to={to}
        labels={labels}
        say={(value) => (value === null ? t('range.noBound') : say(value))}
        preview={(low, high) => setMoving({ over, low, high })}
        settle={(low, high) => {
          if (low !== from || high !== to) set(low, high)
        }}
      />
      <fieldset className={styles.fields}>
        <legend className="vh">{legend}</legend>
        {([0, 1] as const).map((i) => (
          <label key={names[i]} className={styles.field}>
            <span>{t(i === 0 ? 'range.min' : 'range.max', { unit })}</span>
            <input
              type="text"
              inputMode="numeric"
              name={names[i]}
              autoComplete="off"
              maxLength={12}
              value={values[i]}
              placeholder={shown(i === 0 ? histogram.min : histogram.max)}
              onChange={(event) => setTyped(i === 0 ? [event.target.value, values[1]] : [values[0], event.target.value])}
              onBlur={apply}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                apply()
              }}
            />
          </label>
        ))}
      </fieldset>
    </>
  )
}

const largest = 999_999_999

/** Returns the integer part of the amount in a text; null when there is none. */
export function amount(text: string | null): number | null {
  const value = typedAmount(text ?? '')
  return value === null || Number.isNaN(value) || value < 0 ? null : Math.min(largest, Math.trunc(value))
}
