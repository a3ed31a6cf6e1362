import { Suspense, useState } from 'react'
import { useSession } from '#client/use-session.ts'
import { CancelBooking } from '#domains/processes/buying/reservations/ui/cancel-booking.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import styles from './cancel-end.module.css'
import { mayCancel } from './cancel-wish.tsx'
import { GuestCode, type GuestTurnProps } from './guest-turn.tsx'

/** Cancel section at the end of a booking's page: period without a reason, then the dialog; a visitor confirms the phone first. */
export function CancelEnd({ outcome, done, proof: { isConfirmed, setConfirmed } }: GuestTurnProps) {
  const t = useText(historyTexts)
  const words = useText(bookingsTexts)
  const { longDate } = useFormat()
  const { state } = useSession()
  const [isWanted, setWanted] = useState(false)
  const { isGuest, cancelTerms: terms } = outcome
  // cancelling an account's booking requires sign-in
  if (!mayCancel(outcome) || (!isGuest && state !== 'signedIn')) return null
  const isAllowed = !isGuest || isConfirmed
  return (
    <Suspense>
      {isWanted && !isAllowed && <GuestCode outcome={outcome} intent="cancel" done={() => setConfirmed(true)} />}
      <footer className={styles.end}>
        {terms && terms.freeUntil !== null && (
          <p>
            <b>{words('outcome.change.title')}</b>{' '}
            {words(terms.needsReason ? 'outcome.change.late' : 'outcome.change.free', { day: longDate(terms.freeUntil) })}
          </p>
        )}
        {(isAllowed || !isWanted) && (
          <Button variant="ghost" aria-haspopup={isAllowed ? 'dialog' : undefined} onClick={() => setWanted(true)}>
            {t(outcome.cancelAsks ? 'cancelAsk' : 'cancel')}
          </Button>
        )}
      </footer>
      {isWanted && isAllowed && (
        <CancelBooking outcome={outcome} done={done} close={() => setWanted(false)} locked={() => setConfirmed(false)} />
      )}
    </Suspense>
  )
}
