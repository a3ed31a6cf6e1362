import { Suspense, useState } from 'react'
import { callApi } from '#client/call.ts'
import { checkBookingCodeLimits } from '#client/limits/customer-bookings.ts'
import { useApiMutation } from '#client/mutation.ts'
import type { Outcome } from '#domains/bookings/contract.ts'
import { CancelBooking } from '#domains/reservations/ui/cancel-booking.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/use-form.ts'
import { CancelWish, mayCancel } from './cancel-wish.tsx'
import styles from './payment-details.module.css'
import { Panel, TurnFailed } from './turn-panel.tsx'
import { YourTurn } from './your-turn.tsx'

interface GuestTurnProps {
  outcome: Outcome
  /** something was done: the booking is read again */
  done: () => void
}

/** What the customer wants to do of their own accord. */
type Intent = 'cancel' | 'withdraw'

/** The turn of a customer without an account: with the key in the address they answer after a code to the phone of the booking. */
export function GuestTurn({ outcome, done }: GuestTurnProps) {
  const t = useText(historyTexts)
  const [isOpen, setOpen] = useState(false)
  const [intent, setIntent] = useState<Intent | null>(null)
  const asks = outcome.next === 'AnswerPrice' || outcome.next === 'GivePaymentDetails' || outcome.objectUntil !== null
  if (!outcome.isGuest) return null
  const lock = (wanted: Intent | null) => () => {
    setOpen(false)
    setIntent(wanted)
  }
  const cancels = mayCancel(outcome)
  return (
    <Suspense>
      <CancelWish booking={outcome} done={done} locked={lock('withdraw')} />
      {!isOpen && (asks || intent !== null) && <GuestCode outcome={outcome} intent={intent} done={() => setOpen(true)} />}
      {isOpen && asks && <YourTurn booking={outcome} hours={null} done={done} locked={lock(null)} />}
      {cancels && (isOpen || intent === null) && (
        <div>
          <Button variant="ghost" onClick={() => setIntent('cancel')}>
            {t(outcome.cancelAsks ? 'cancelAsk' : 'cancel')}
          </Button>
        </div>
      )}
      {cancels && isOpen && intent === 'cancel' && (
        <CancelBooking outcome={outcome} done={done} close={() => setIntent(null)} locked={lock('cancel')} />
      )}
    </Suspense>
  )
}

interface GuestCodeProps extends GuestTurnProps {
  intent: Intent | null
}

/** Says what waits for an answer, and asks for the code that shows whose answer it is. */
function GuestCode({ outcome, intent, done }: GuestCodeProps) {
  const t = useText(historyTexts)
  const { price } = useFormat()
  const sending = useApiMutation('post', '/api/bookings/{key}/code')
  const [end, setEnd] = useState<string | null>(null)
  const params = { path: { key: outcome.key } }
  const form = useForm({
    limits: checkBookingCodeLimits,
    say: ({ reason }) => t(reason === 'required' ? 'guest.need' : 'guest.bad'),
    send: ({ code = '' }, signal) => callApi('post', '/api/bookings/{key}/code/check', { params, body: { code } }, signal),
    done,
  })
  const send = () => void sending.send({ params }).then((sent) => sent.ok && setEnd(sent.data.phone))
  const waiting = () =>
    outcome.newPrice !== null
      ? t('guest.price', { price: price(outcome.newPrice) })
      : t(outcome.objectUntil === null ? 'turn.GivePaymentDetails.title' : 'guest.objection')
  const title = intent === null ? waiting() : t(`guest.${intent}`)
  return (
    <Panel
      mine
      title={title}
      actions={
        end === null && (
          <Button busy={sending.busy} onClick={send}>
            {t(sending.busy ? 'turn.AnswerPrice.busy' : 'guest.send')}
          </Button>
        )
      }
    >
      <p role="status">{end === null ? t('guest.text') : t('guest.sent', { end })}</p>
      {end !== null && (
        <form className={styles.form} {...form.props}>
          <TextField {...form.field('code')} label={t('guest.code')} latin inputMode="numeric" autoComplete="one-time-code" />
          <div className={styles.wide}>
            <Button type="submit" busy={form.busy}>
              {t(form.busy ? 'turn.AnswerPrice.busy' : 'guest.check')}
            </Button>
            <Button variant="ghost" disabled={sending.busy} onClick={send}>
              {t('guest.again')}
            </Button>
          </div>
        </form>
      )}
      <TurnFailed text={sending.error?.message ?? form.summary} />
    </Panel>
  )
}
