import { serverNow } from '#client/server-clock.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import bookingsTexts from '#texts/bookings'
import type { WaitlistEntry } from '../../waitlist/contract.ts'
import styles from './waitlist-joined.module.css'

/** A waiting list entry: position, opening or condition, and expiry. */
export function PlaceTaken({ place: { position, opens, expires } }: { place: WaitlistEntry }) {
  const t = useText(bookingsTexts)
  const { clock, longDate, weekday } = useFormat()
  const at = localTime(opens)
  return (
    <div className={styles.place}>
      {position !== null && <p className={styles.position}>{t('place.position', { position })}</p>}
      <p>
        {Date.parse(opens) > serverNow()
          ? t('place.opens', { weekday: weekday(at.weekday), day: longDate(at.day), time: clock(at.time) })
          : t('place.waiting')}
      </p>
      <p>{t('place.until', { day: longDate(localTime(expires).day) })}</p>
    </div>
  )
}
