import { useEffect, useId, useRef } from 'react'
import { callApi } from '#client/call.ts'
import { cancelBookingLimits } from '#client/limits/customer-bookings.ts'
import type { Outcome } from '#domains/bookings/contract.ts'
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
  /** called with what the booking has become */
  done: (outcome: Outcome) => void
  close: () => void
  /** it has to be shown anew whose booking it is */
  locked?: (() => void) | undefined
}

/** Asks before a booking is given up: what becomes of the deposit, and why; of one that is paid further, before the adviser is asked. */
export function CancelBooking({ outcome, done, close, locked }: CancelBookingProps) {
  const t = useText(bookingsTexts)
  const { price } = useFormat()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const held = heldDeposit(outcome)
  const asks = outcome.cancelAsks
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  const form = useForm({
    limits: cancelBookingLimits,
    say: () => t('cancel.need'),
    offline: t('flow.offline'),
    send: ({ comment = '' }, signal) =>
      callApi('post', '/api/bookings/{key}/cancel', { params: { path: { key: outcome.key } }, body: { comment } }, signal),
    done: (cancelled) => {
      dialog.current?.close()
      done(cancelled)
    },
    refused: ({ code }) => {
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
        <p>{held ? t('cancel.law', { amount: price(held.amount) }) : t('cancel.unpaid')}</p>
        <TextAreaField {...form.field('comment')} label={t('cancel.reason')} hint={t('cancel.hint')} rows={3} />
        <FormAlert title={t(asks ? 'cancel.askFailed' : 'cancel.failed')} text={form.summary} />
      </form>
    </Dialog>
  )
}
