import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import type { Outcome } from '../../bookings/contract.ts'
import styles from './cancel-booking.module.css'
import { heldDeposit } from './held-deposit.ts'

interface CancelBookingProps {
  outcome: Outcome
  /** called with what the booking has become */
  done: (outcome: Outcome) => void
  close: () => void
}

/** Asks before a booking is given up: what becomes of the deposit, and why. */
export function CancelBooking({ outcome, done, close }: CancelBookingProps) {
  const t = useText('bookings')
  const { price } = useFormat()
  const api = useApi()
  const form = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<{ fault?: boolean; busy?: boolean; failed?: string }>({})
  const held = heldDeposit(outcome)
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
  }, [])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('comment') as HTMLTextAreaElement
    const comment = field.value.trim()
    if (comment === '') {
      setState({ fault: true })
      field.focus()
      return
    }
    setState({ busy: true })
    try {
      const { data, error } = await api.POST('/api/bookings/{key}/cancel', { params: { path: { key: outcome.key } }, body: { comment } })
      if (data) {
        dialog.current?.close()
        done(data)
      } else setState({ failed: error?.message || t('flow.failedText') })
    } catch {
      setState({ failed: t('flow.offline') })
    }
  }

  return (
    <Dialog
      ref={dialog}
      title={t('cancel.title')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" type="submit" form={form} busy={state.busy ?? false}>
            {state.busy ? t('cancel.sending') : t('cancel.submit')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={send} noValidate>
        <p>{held ? t('cancel.law', { amount: price(held.amount) }) : t('cancel.unpaid')}</p>
        <TextAreaField
          name="comment"
          label={t('cancel.reason')}
          hint={t('cancel.hint')}
          rows={3}
          maxLength={500}
          required
          onChange={() => setState({})}
          {...(state.fault && { error: t('cancel.need') })}
        />
        <div role="alert">
          {state.failed && (
            <Note tone="bad" icon="circle-alert" title={t('cancel.failed')}>
              <p>{state.failed}</p>
            </Note>
          )}
        </div>
      </form>
    </Dialog>
  )
}
