import type { ReactNode } from 'react'
import { address } from '#client/addresses.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { useOwnBookings } from './own-bookings.ts'
import styles from './reserve.module.css'
import { houseTime, serverNow } from './server-clock.ts'
import { useHours } from './use-hours.ts'

interface ReserveHintProps {
  vehicleId: number
  /** what stands here as a rule */
  otherwise: ReactNode
}

/** What a visitor should know before pressing: that they hold this car already, or that reservations are closed. */
export function ReserveHint({ vehicleId, otherwise }: ReserveHintProps) {
  const t = useText('bookings')
  const { clock, weekday } = useFormat()
  const { bookings } = useOwnBookings()
  const { hours: found } = useHours()
  const hours = found === 'lost' ? null : found
  const own = bookings.find((booking) => booking.vehicleId === vehicleId)
  if (own && hours && Date.parse(own.holdUntil) > serverNow())
    return (
      <>
        <HoldTimer until={own.holdUntil} whole={hours.holdMinutes * 60} then={t('timer.backOnSale')} />
        <ButtonLink variant="outline" to={address.paymentFailure(own.key)}>
          {t('duplicate.resume')}
        </ButtonLink>
      </>
    )
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
