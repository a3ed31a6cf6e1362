import { type ReactNode, useEffect, useState } from 'react'
import { address } from '#client/addresses.ts'
import { useApi } from '#client/api.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { ButtonLink } from '#ui/button.tsx'
import { HoldTimer } from './hold-timer.tsx'
import { useOwnBookings } from './own-bookings.ts'
import styles from './reserve.module.css'
import { houseTime, serverNow } from './server-clock.ts'
import { askHours, type Hours } from './use-hours.ts'

interface ReserveHintProps {
  vehicleId: number
  /** what stands here as a rule */
  otherwise: ReactNode
}

/** What a visitor should know before pressing: that they hold this car already, or that reservations are closed. */
export function ReserveHint({ vehicleId, otherwise }: ReserveHintProps) {
  const t = useText('bookings')
  const api = useApi()
  const { clock, weekday } = useFormat()
  const { bookings } = useOwnBookings()
  const [hours, setHours] = useState<Hours | null>(null)
  useEffect(() => {
    let left = false
    void askHours(api).then((found) => left || setHours(found))
    return () => {
      left = true
    }
  }, [api])
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
    // in one line, as what stood here, and as a line of its own: nothing moves, not even its words
    const at = hours.opens === null ? null : houseTime(hours.opens)
    return (
      <p key="closed" className={styles.hint}>
        {at ? t('closed.hint', { weekday: weekday(at.weekday), time: clock(at.time) }) : t('closed.titleNever')}
      </p>
    )
  }
  return otherwise
}
