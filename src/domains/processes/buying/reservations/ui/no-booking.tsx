import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { ButtonLink } from '#ui/button.tsx'
import styles from './booking-outcome.module.css'
import { useOpeningWords } from './opening-words.ts'
import { OutcomeLayout } from './outcome-layout.tsx'
import { useHours } from './use-hours.ts'

/** Failures 2 and 3 without a booking: the car is taken, or reservations are closed. */
export function NoBooking({ failure }: { failure: 2 | 3 }) {
  const t = useText(bookingsTexts)
  const { hours } = useHours()
  const openingWords = useOpeningWords()
  const closed = failure === 3
  const opens = closed && hours && hours !== 'lost' && !hours.open ? openingWords(hours.opens) : t('outcome.closed.title')
  return (
    <OutcomeLayout tone="bad" title={closed ? opens : t('outcome.lost.title')} text={closed ? t('outcome.closed.text') : t('taken.text')}>
      <div className={styles.ways}>
        <ButtonLink size="large" to={address.search()}>
          {t('outcome.unknown.search')}
        </ButtonLink>
        <ButtonLink size="large" variant="outline" to={address.contact()}>
          {t('outcome.failed.callBack')}
        </ButtonLink>
      </div>
    </OutcomeLayout>
  )
}
