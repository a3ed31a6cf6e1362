import { useState } from 'react'
import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { CaseContact } from '#domains/cases/progress/ui/case-contact.tsx'
import { CaseNews } from '#domains/cases/progress/ui/case-news.tsx'
import type { CustomerBooking } from '#domains/processes/buying/bookings/contract.ts'
import { isBilled, isOpen as isOpenBooking } from '#domains/processes/buying/bookings/status.ts'
import { CancelBooking } from '#domains/processes/buying/reservations/ui/cancel-booking.tsx'
import type { Hours } from '#domains/processes/buying/reservations/ui/use-hours.ts'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { type CaseDeadline, CaseHead } from '#ui/case-head.tsx'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { BookingStatusLabel } from './booking-status.tsx'
import { BuyerDetails, isTheirs } from './buyer-details.tsx'
import { CancelWish, mayCancel } from './cancel-wish.tsx'
import { Exchanged } from './exchanged.tsx'
import styles from './purchase-card.module.css'
import { PurchaseDocuments } from './purchase-documents.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseLedger } from './purchase-ledger.tsx'
import { PurchaseMessages } from './purchase-messages.tsx'
import { useBookingNews } from './use-booking-news.ts'
import { usePurchaseJourney } from './use-purchase-journey.ts'
import { YourTurn } from './your-turn.tsx'

interface PurchaseCardProps {
  booking: CustomerBooking
  hours: Hours | null
  /** trade-in cars of this purchase */
  tradeIns?: readonly { reference: string; title: string }[]
  /** shows all details, not only the next step */
  whole?: boolean
  heading?: 'h1' | 'h2'
  /** the customer's next deadline */
  deadline?: CaseDeadline | null
  /** refetches the purchase */
  done: () => void
}

/** Card of a purchase: status, next step and details. */
export function PurchaseCard({ booking, hours, tradeIns = [], whole = false, heading = 'h2', deadline, done }: PurchaseCardProps) {
  const t = useText(historyTexts)
  const { date } = useFormat()
  const [cancelling, setCancelling] = useState(false)
  // documents load when the section opens
  const [isOpen, setOpen] = useState(whole)
  const { vehicle, reference } = booking
  const ended = booking.status === 'Cancelled' || booking.status === 'Rejected'
  const journey = usePurchaseJourney(booking)
  const news = useBookingNews(booking)
  const parts = (
    <div className={styles.parts}>
      <CaseContact kind="Booking" adviser={booking.adviser} store={booking.store} />
      <CaseNews news={news} />
      <section>
        <h3>{t('facts.title')}</h3>
        <PurchaseFacts booking={booking} />
      </section>
      {isOpenBooking(booking.status) && !isBilled(booking.status) && !isTheirs(booking.missing) && isOpen && (
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
        {isOpen && <PurchaseDocuments bookingKey={booking.key} count={booking.documents} />}
      </section>
      <section>
        <h3>{t('messages.title')}</h3>
        <PurchaseMessages messages={booking.messages} />
      </section>
    </div>
  )

  return (
    <article id={reference} className={styles.case}>
      <CaseHead
        heading={heading}
        title={
          <Link to={address.car(vehicle.slug, vehicle.id)}>
            <bdi>{vehicle.title}</bdi>
          </Link>
        }
        picture={vehicle.picture && <StoredPicture hash={vehicle.picture} width={480} alt="" />}
        facts={
          <>
            <span>{t('booked', { reference: isolate(reference), date: date(localTime(booking.created).day) })}</span>
            {vehicle.year !== null && <span>{vehicle.year}</span>}
          </>
        }
        status={<BookingStatusLabel status={booking.status} />}
        journey={ended ? null : journey}
        deadline={deadline}
      />
      <CancelWish booking={booking} done={done} />
      <Exchanged booking={booking} />
      {tradeIns.map((sale) => (
        <p key={sale.reference} className={styles.tradeIn}>
          <span>{t('tradeIn', { car: isolate(sale.title) })}</span>{' '}
          <Link to={address.history(sale.reference)}>
            <bdi dir="ltr">{sale.reference}</bdi>
          </Link>
        </p>
      ))}
      <YourTurn booking={booking} hours={hours} done={done} />
      {whole ? (
        parts
      ) : (
        <details className={styles.more} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
          <summary>
            {t('more')} <Icon name="chevron-down" size={18} />
          </summary>
          {parts}
        </details>
      )}
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
