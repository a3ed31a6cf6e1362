import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Histogram } from '../contract.ts'
import styles from './range-slider.module.css'

interface RangeSliderProps {
  bins: Histogram['bins']
  /** bounds in use; null is open */
  from: number | null
  to: number | null
  labels: [min: string, max: string]
  /** accessible text of a value; null is no bound */
  say: (value: number | null) => string
  /** called while a thumb moves */
  preview: (from: number | null, to: number | null) => void
  /** called after a thumb stops */
  settle: (from: number | null, to: number | null) => void
}

/** Debounce in ms after the last key. */
const rest = 350

/**
 * Two thumbs under a histogram. A step is one bar, so thumbs are between bars; the outermost position means "no bound". Native range
 * inputs: arrows, Page, Home and End work, and the direction follows the page.
 */
export function RangeSlider({ bins, from, to, labels, say, preview, settle }: RangeSliderProps) {
  const last = bins.length
  const [moving, setMoving] = useState<[number, number] | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef({ from, to })
  // A thumb stays where it was released until its bounds return. External bounds replace it; its own returning bounds do not once it moves
  // again.
  useEffect(() => {
    const own = asked.current.from === from && asked.current.to === to
    asked.current = { from, to }
    if (own && timer.current !== undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    setMoving(null)
  }, [from, to])
  useEffect(() => () => clearTimeout(timer.current), [])
  if (last === 0) return null

  const edge = (i: number): number => (i < last ? (bins[i]?.from ?? 0) : (bins[last - 1]?.to ?? bins[last - 1]?.from ?? 0))
  const low = from === null ? 0 : bins.filter((bin) => bin.from <= from).length - 1
  const high = to === null ? last : Math.min(last, bins.filter((bin) => bin.from < to).length)
  const [a, b] = moving ?? [Math.max(0, Math.min(low, last - 1)), Math.max(1, high)]
  const top = Math.max(1, ...bins.map((bin) => bin.count))
  const bounds = (low: number, high: number) => [low === 0 ? null : edge(low), high === last ? null : edge(high)] as const

  function move(low: number, high: number): void {
    setMoving([low, high])
    preview(...bounds(low, high))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => release(low, high), rest)
  }

  function release(low: number, high: number): void {
    clearTimeout(timer.current)
    timer.current = undefined
    const [first, second] = bounds(low, high)
    asked.current = { from: first, to: second }
    settle(first, second)
  }

  const letGo = (): void => {
    if (moving && timer.current !== undefined) release(...moving)
  }
  return (
    <div className={styles.range} style={{ '--a': a / last, '--b': b / last } as CSSProperties}>
      <div className={styles.bars} aria-hidden="true">
        {bins.map((bin, i) => (
          <i
            key={bin.from}
            data-in={i >= a && i < b ? '' : undefined}
            style={{ blockSize: bin.count === 0 ? '2px' : `${Math.max(6, Math.round((bin.count / top) * 100))}%` }}
          />
        ))}
      </div>
      <div className={styles.track}>
        <input
          type="range"
          min={0}
          max={last}
          value={a}
          aria-label={labels[0]}
          aria-valuetext={say(a === 0 ? null : edge(a))}
          data-front={a > last / 2 ? '' : undefined}
          onChange={(event) => move(Math.min(Number(event.target.value), b - 1), b)}
          onPointerUp={letGo}
        />
        <input
          type="range"
          min={0}
          max={last}
          value={b}
          aria-label={labels[1]}
          aria-valuetext={say(b === last ? null : edge(b))}
          onChange={(event) => move(a, Math.max(Number(event.target.value), a + 1))}
          onPointerUp={letGo}
        />
      </div>
    </div>
  )
}
