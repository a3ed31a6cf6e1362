import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import type { CustomerBooking } from '#domains/bookings/contract.ts'
import { isBilled, isOpen } from '#domains/bookings/status.ts'
import { CancelBooking } from '#domains/reservations/ui/cancel-booking.tsx'
import type { Hours } from '#domains/reservations/ui/use-hours.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { BookingStatusLabel } from './booking-status.tsx'
import { BuyerDetails, isTheirs } from './buyer-details.tsx'
import { CancelWish, mayCancel } from './cancel-wish.tsx'
import { Exchanged } from './exchanged.tsx'
import styles from './purchase-card.module.css'
import { PurchaseDocuments } from './purchase-documents.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseJourney } from './purchase-journey.tsx'
import { PurchaseLedger } from './purchase-ledger.tsx'
import { PurchaseMessages } from './purchase-messages.tsx'
import { isOver } from './use-sales.ts'
import { YourTurn } from './your-turn.tsx'

interface PurchaseCardProps {
  booking: CustomerBooking
  hours: Hours | null
  /** the cars that are traded in for this one */
  tradeIns?: readonly { reference: string; title: string }[]
  /** all of it is shown at once */
  open?: boolean
  /** something was done: the purchase is read again */
  done: () => void
}

/** One purchase: where it stands, what is to be done next, and everything about it a tap away. */
export function PurchaseCard({ booking, hours, tradeIns = [], open = false, done }: PurchaseCardProps) {
  const t = useText(historyTexts)
  const { date } = useFormat()
  const [cancelling, setCancelling] = useState(false)
  // papers are asked for once somebody looks
  const [result, setSeen] = useState(open)
  const { vehicle, reference } = booking
  const ended = booking.status === 'Cancelled' || booking.status === 'Rejected'
  const card = useRef<HTMLElement>(null)
  // an address that names this purchase leads to it, once it is there
  useEffect(() => {
    if (location.hash === `#${reference}`) card.current?.scrollIntoView()
  }, [reference])

  return (
    <article ref={card} id={reference} className={styles.card} data-over={isOver(booking)}>
      <header className={styles.head}>
        <span className={styles.photo}>
          {vehicle.picture ? <StoredPicture hash={vehicle.picture} width={320} alt="" /> : <Icon name="car" size={28} />}
        </span>
        <div className={styles.words}>
          <p>{t('booked', { reference: isolate(reference), date: date(localTime(booking.created).day) })}</p>
          <h2>
            <Link to={address.car(vehicle.slug, vehicle.id)}>
              <bdi>{vehicle.year === null ? vehicle.title : `${vehicle.title}, ${vehicle.year}`}</bdi>
            </Link>
          </h2>
        </div>
        <BookingStatusLabel status={booking.status} />
      </header>
      {!ended && <PurchaseJourney booking={booking} />}
      <CancelWish booking={booking} done={done} />
      <Exchanged booking={booking} />
      {tradeIns.map((sale) => (
        <p key={sale.reference} className={styles.tradeIn}>
          <span>{t('tradeIn', { car: isolate(sale.title) })}</span>{' '}
          <Link to={`#${sale.reference}`}>
            <bdi dir="ltr">{sale.reference}</bdi>
          </Link>
        </p>
      ))}
      <YourTurn booking={booking} hours={hours} done={done} />
      <details className={styles.more} open={open} onToggle={(event) => event.currentTarget.open && setSeen(true)}>
        <summary>
          {t('more')} <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.parts}>
          <section>
            <h3>{t('facts.title')}</h3>
            <PurchaseFacts booking={booking} />
          </section>
          {isOpen(booking.status) && !isBilled(booking.status) && !isTheirs(booking.missing) && result && (
            <section>
              <h3>{t('buyer.heading')}</h3>
              <BuyerDetails booking={booking} done={done} />
            </section>
          )}
          <section>
            <h3>{t('ledger.title')}</h3>
            <PurchaseLedger ledger={booking.ledger} />
          </section>
          <section>
            <h3>{t('documents.title')}</h3>
            {result && <PurchaseDocuments bookingKey={booking.key} count={booking.documents} />}
          </section>
          <section>
            <h3>{t('messages.title')}</h3>
            <PurchaseMessages messages={booking.messages} />
          </section>
        </div>
      </details>
      {mayCancel(booking) && (
        <div className={styles.cancel}>
          <Button variant="ghost" onClick={() => setCancelling(true)} aria-haspopup="dialog">
            {t(booking.cancelAsks ? 'cancelAsk' : 'cancel')}
          </Button>
        </div>
      )}
      {cancelling && <CancelBooking outcome={booking} done={done} close={() => setCancelling(false)} />}
    </article>
  )
}
