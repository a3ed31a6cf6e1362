import { Suspense, useState } from 'react'
import { callApi } from '#client/call.ts'
import { checkBookingCodeLimits } from '#client/limits/buying-customer.ts'
import { useApiMutation } from '#client/mutation.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useForm } from '#ui/use-form.ts'
import { CancelWish } from './cancel-wish.tsx'
import styles from './payment-details.module.css'
import { Panel, TurnFailed } from './turn-panel.tsx'
import { YourTurn } from './your-turn.tsx'

/** State of the phone confirmation on this page. */
export interface PhoneProof {
  isConfirmed: boolean
  setConfirmed: (isConfirmed: boolean) => void
}

export interface GuestTurnProps {
  outcome: Outcome
  /** refetches the booking */
  done: () => void
  proof: PhoneProof
}

/** Action that a visitor starts. */
type Intent = 'cancel' | 'withdraw'

/** Next step of a customer without an account, after the confirmation of the booking's phone. */
export function GuestTurn({ outcome, done, proof: { isConfirmed, setConfirmed } }: GuestTurnProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const asks = outcome.next === 'AnswerPrice' || outcome.next === 'GivePaymentDetails' || outcome.objectUntil !== null
  if (!outcome.isGuest) return null
  const lock = (isWanted: boolean) => () => {
    setConfirmed(false)
    setWithdrawing(isWanted)
  }
  return (
    <Suspense>
      <CancelWish booking={outcome} done={done} locked={lock(true)} />
      {!isConfirmed && (asks || isWithdrawing) && (
        <GuestCode outcome={outcome} intent={isWithdrawing ? 'withdraw' : null} done={() => setConfirmed(true)} />
      )}
      {isConfirmed && asks && <YourTurn booking={outcome} hours={null} done={done} locked={lock(false)} />}
    </Suspense>
  )
}

interface GuestCodeProps {
  outcome: Outcome
  /** null for an answer to a proposal of staff */
  intent: Intent | null
  /** called after the confirmation */
  done: () => void
}

export function GuestCode({ outcome, intent, done }: GuestCodeProps) {
  const t = useText(historyTexts)
  const { price } = useFormat()
  const sending = useApiMutation('post', '/api/bookings/{key}/code')
  const [end, setEnd] = useState<string | null>(null)
  const params = { path: { key: outcome.key } }
  const form = useForm({
    limits: checkBookingCodeLimits,
    errorMessage: ({ reason }) => t(reason === 'required' ? 'guest.need' : 'guest.bad'),
    send: ({ code = '' }, signal) => callApi('post', '/api/bookings/{key}/code/check', { params, body: { code } }, signal),
    onSuccess: done,
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
          <Button busy={sending.isPending} onClick={send}>
            {t(sending.isPending ? 'turn.AnswerPrice.busy' : 'guest.send')}
          </Button>
        )
      }
    >
      <p role="status">{end === null ? t(intent === null ? 'guest.text' : `guest.${intent}Text`) : t('guest.sent', { end })}</p>
      {end !== null && (
        <form className={styles.form} {...form.props}>
          <TextField {...form.field('code')} label={t('guest.code')} latin inputMode="numeric" autoComplete="one-time-code" />
          <div className={styles.wide}>
            <Button type="submit" busy={form.busy}>
              {t(form.busy ? 'turn.AnswerPrice.busy' : 'guest.check')}
            </Button>
            <Button variant="ghost" disabled={sending.isPending} onClick={send}>
              {t('guest.again')}
            </Button>
          </div>
        </form>
      )}
      <TurnFailed text={sending.error?.message ?? form.summary} />
    </Panel>
  )
}
