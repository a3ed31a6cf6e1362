import { useEffect, useRef } from 'react'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Drawing } from '#ui/icon.tsx'
import styles from './hold-timer.module.css'
import { useSecondsLeft } from './time-left.ts'

/** lucide (ISC licence) */
const timer = 'M10 2h4 M12 14l3-3 M4 14a8 8 0 1 0 16 0a8 8 0 1 0 -16 0'

interface HoldTimerProps {
  /** end of the hold, in server time */
  until: string
  /** full duration in seconds, for the length of the bar */
  whole: number
  /** what follows: "puis elle revient en vente" */
  then: string
  /** called once at the end */
  over?: () => void
}

/** Remaining time of a hold. Announced to screen readers once a minute. */
export function HoldTimer({ until, whole, then, over }: HoldTimerProps) {
  const t = useText(bookingsTexts)
  const left = useSecondsLeft(until)
  const told = useRef(false)
  useEffect(() => {
    if (left > 0 || told.current) return
    told.current = true
    over?.()
  }, [left, over])
  const minutes = Math.floor(left / 60)
  return (
    <div className={styles.hold} data-late={left < 60}>
      <Drawing path={timer} size={24} />
      <p className={styles.words}>
        <b aria-hidden="true">
          {left === 0
            ? t('timer.over')
            : minutes > 0
              ? t('timer.left', { minutes: String(minutes), seconds: String(left % 60) })
              : t('timer.seconds', { seconds: String(left) })}
        </b>
        <span className="vh" role="timer" aria-live="polite">
          {left === 0 ? t('timer.over') : t('timer.spoken', { minutes: Math.ceil(left / 60) })}
        </span>
        {left > 0 && <span>{then}</span>}
      </p>
      <span className={styles.meter} aria-hidden="true">
        <i style={{ inlineSize: `${Math.min(100, (left / whole) * 100)}%` }} />
      </span>
    </div>
  )
}
