import { useEffect, useId, useRef } from 'react'
import { callApi } from '#client/call.ts'
import { cancelBookingLimits } from '#client/limits/buying-customer.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useForm } from '#ui/use-form.ts'
import styles from './cancel-booking.module.css'
import { heldDeposit } from './held-deposit.ts'

interface CancelBookingProps {
  outcome: Outcome
  /** called with the updated booking */
  done: (outcome: Outcome) => void
  close: () => void
  /** called when the phone must be confirmed again */
  locked?: (() => void) | undefined
}

/**
 * Confirms a cancellation: period without a reason, refund and its date. Once more than the deposit was received, sends a request to the
 * adviser instead.
 */
export function CancelBooking({ outcome, done, close, locked }: CancelBookingProps) {
  const t = useText(bookingsTexts)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const isReasonNeeded = outcome.cancelTerms?.needsReason === true
  const asks = outcome.cancelAsks
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  const form = useForm({
    limits: cancelBookingLimits,
    required: isReasonNeeded ? ['comment'] : [],
    errorMessage: ({ reason }) => t(reason === 'required' ? 'cancel.need' : 'cancel.bad'),
    offline: t('flow.offline'),
    send: ({ comment = '' }, signal) =>
      callApi(
        'post',
        '/api/bookings/{key}/cancel',
        { params: { path: { key: outcome.key } }, body: comment === '' ? {} : { comment } },
        signal,
      ),
    onSuccess: (cancelled) => {
      dialog.current?.close()
      done(cancelled)
    },
    onError: ({ code }) => {
      if (code === 'PhoneUnconfirmed') locked?.()
      return false
    },
  })

  return (
    <Dialog
      ref={dialog}
      title={t(asks ? 'cancel.askTitle' : 'cancel.title')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" type="submit" form={id} busy={form.busy}>
            {form.busy ? t(asks ? 'cancel.askSending' : 'cancel.sending') : t(asks ? 'cancel.askSubmit' : 'cancel.submit')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        {asks && <p>{t('cancel.askText')}</p>}
        <Terms outcome={outcome} />
        <TextAreaField
          {...form.field('comment')}
          label={t(isReasonNeeded ? 'cancel.reason' : 'cancel.reasonFree')}
          hint={t(isReasonNeeded ? 'cancel.hint' : 'cancel.hintFree')}
          rows={3}
        />
        <FormAlert title={t(asks ? 'cancel.askFailed' : 'cancel.failed')} text={form.summary} />
      </form>
    </Dialog>
  )
}

/** Legal withdrawal period and refund. */
function Terms({ outcome }: { outcome: Outcome }) {
  const t = useText(bookingsTexts)
  const { price, longDate } = useFormat()
  const { cancelTerms: terms } = outcome
  if (terms === null || terms.freeUntil === null) return <p>{t('cancel.unpaid')}</p>
  const { freeUntil, needsReason, returns, returnsBy, keeps } = terms
  // a deposit without a card was paid by hand and is refunded by hand
  const isByCard = heldDeposit(outcome)?.method === null
  return (
    <>
      <p>{t(needsReason ? 'cancel.late' : 'cancel.free', { day: longDate(freeUntil) })}</p>
      {returns > 0 && (
        <p>
          <b>{t(isByCard ? 'cancel.returns' : 'cancel.returnsByHand', { amount: price(returns), day: longDate(returnsBy) })}</b>
        </p>
      )}
      {keeps > 0 && (
        <p>
          <b>{t('cancel.keeps', { amount: price(keeps) })}</b>
        </p>
      )}
    </>
  )
}
