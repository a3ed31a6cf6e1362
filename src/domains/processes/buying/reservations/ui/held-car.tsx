import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { isolate } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Note } from '#ui/note.tsx'
import type { Hold } from '../contract.ts'
import styles from './held-car.module.css'
import { HoldTimer } from './hold-timer.tsx'

interface HeldCarProps {
  held: Hold
  /** duration of a hold in minutes */
  wholeMinutes: number
  /** why the gateway's page did not open */
  failed: string | null
}

/** A held car: remaining time, and a link to its page. */
export function HeldCar({ held, wholeMinutes, failed }: HeldCarProps) {
  const t = useText(bookingsTexts)
  return (
    <div className={styles.held}>
      <HoldTimer until={held.holdUntil} whole={wholeMinutes * 60} then={t('timer.backOnSale')} />
      <p>{t('flow.heldText')}</p>
      <div role="alert">
        {failed !== null && (
          <Note tone="bad" icon="circle-alert" title={t('flow.bankAway')}>
            <p>{failed}</p>
          </Note>
        )}
      </div>
      <p className={styles.reference}>
        {t('outcome.referenceIs', { reference: isolate(held.reference) })}
        {' · '}
        <Link to={address.paymentFailure(held.key)}>{t('duplicate.see')}</Link>
      </p>
    </div>
  )
}
