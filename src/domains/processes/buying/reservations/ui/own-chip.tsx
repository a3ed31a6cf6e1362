import { Link, useLocation } from 'react-router'
import { serverNow } from '#client/server-clock.ts'
import { useText } from '#i18n/text.ts'
import vehiclesTexts from '#texts/vehicles'
import { Icon } from '#ui/icon.tsx'
import { type OwnBooking, ownState, useOwnBookings } from './own-bookings.ts'
import { ownAddress } from './own-cars.tsx'
import styles from './own-chip.module.css'
import { useSecondsLeft } from './time-left.ts'

/** Header chip of the car that the user is reserving, with the remaining time, or has reserved. */
export function OwnChip() {
  const { bookings } = useOwnBookings()
  const { pathname } = useLocation()
  const held = bookings.find((one) => ownState(one, serverNow()) === 'held')
  const own = held ?? bookings.find(({ state }) => state === 'booked')
  // these pages show the state themselves
  if (!own || /^\/payment-(success|failure)$/.test(pathname)) return null
  return held ? <Held own={held} /> : <Booked own={own} />
}

function Held({ own }: { own: OwnBooking }) {
  const t = useText(vehiclesTexts)
  const left = useSecondsLeft(own.holdUntil)
  if (left === 0) return null
  return (
    <Link className={styles.chip} data-state="held" to={ownAddress(own, 'held')}>
      <Icon name="clock" size={18} />
      <span className="vh">{t('own.held')} </span>
      <b aria-hidden="true">
        <bdi dir="ltr">{minutesOf(left)}</bdi>
      </b>
      <Name own={own} />
      <em>{t('own.pay')}</em>
    </Link>
  )
}

function Booked({ own }: { own: OwnBooking }) {
  const t = useText(vehiclesTexts)
  return (
    <Link className={styles.chip} data-state="booked" to={ownAddress(own, 'booked')}>
      <Icon name="circle-check" size={18} />
      <span className="vh">{t('own.booked')} </span>
      <Name own={own} />
      <em>{t('own.follow')}</em>
    </Link>
  )
}

const Name = ({ own: { title } }: { own: OwnBooking }) =>
  title ? (
    <span className={styles.name}>
      <bdi>{title}</bdi>
    </span>
  ) : null

/** Formats `14:32`. */
function minutesOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
