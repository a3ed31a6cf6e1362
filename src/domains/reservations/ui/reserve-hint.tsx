import type { ReactNode } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import styles from './reserve.module.css'
import { houseTime } from './server-clock.ts'
import { useHours } from './use-hours.ts'

interface ReserveHintProps {
  /** what stands here as a rule */
  otherwise: ReactNode
}

/** What a visitor should know before pressing: that reservations are closed. */
export function ReserveHint({ otherwise }: ReserveHintProps) {
  const t = useText('bookings')
  const { clock, weekday } = useFormat()
  const { hours: found } = useHours()
  const hours = found === 'lost' ? null : found
  if (hours && !hours.open) {
    // in one line, as what was here, and as a line of its own: nothing moves, not even its words
    const at = hours.opens === null ? null : houseTime(hours.opens)
    return (
      <p key="closed" className={styles.hint}>
        {at ? t('closed.hint', { weekday: weekday(at.weekday), time: clock(at.time) }) : t('closed.titleNever')}
      </p>
    )
  }
  return otherwise
}
