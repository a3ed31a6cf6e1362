import { useEffect, useId, useRef, useState } from 'react'
import { isFarAbove } from '#domains/bookings/rules.ts'
import type { StaffAction } from '#domains/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { Limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { missingWords, type StepForm, sendStep, stepLimits, wholeNumber } from './act.ts'
import { PaymentFields } from './payment-fields.tsx'
import styles from './step-dialog.module.css'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

/** Steps whose comment is sent to the customer. */
const readByCustomer: readonly StaffAction[] = ['reject', 'cancel', 'proposePrice', 'withdraw']

interface StepDialogProps {
  record: BookingRecord
  action: StaffAction
  change: RecordHold['change']
  /** what was typed before, for this step or another: it outlives a step that somebody else took first */
  comment: string
  keepComment: (text: string) => void
  close: () => void
}

/** Asks for what a step needs and takes it. */
export function StepDialog({ record, action, change, comment, keepComment, close }: StepDialogProps) {
  const t = useText('bookingCase')
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [values, setValues] = useState(() => emptyForm(record))
  const limits: Limits = stepLimits[action]
  const known = action === 'recover' ? (record.delivery?.mileage ?? null) : record.vehicle.mileage
  useEffect(() => dialog.current?.showModal(), [])
  const set = (part: Partial<StepForm>) => setValues((now) => ({ ...now, ...part }))
  const labels = { price: 'price', mileage: 'mileage', loanAdvance: 'advance', loanMonths: 'months', comment: 'comment' } as const
  const words = useFieldWords((field) => t(`form.${labels[field as keyof typeof labels] ?? 'comment'}`))
  const form = useRecordForm({
    change,
    limits,
    required: limits.loanMonths && values.paymentType === 'Financing' ? ['loanMonths'] : [],
    say: (fault) => {
      const missing = missingWords[fault.field as keyof typeof missingWords]
      return missing && ['required', 'number', 'int'].includes(fault.reason) ? t(`form.${missing}`) : words(fault)
    },
    call: (_texts, signal) => sendStep(record.id, action, { ...values, comment }, signal),
    words: t(`done.${action}`),
    done: (outcome) => {
      if (outcome === 'done') keepComment('')
      close()
    },
  })

  return (
    <Dialog
      ref={dialog}
      title={t(`dialog.${action}.title`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy} variant={limits.comment?.required ? 'danger' : 'primary'}>
            {form.busy ? t('form.sending') : t(`dialog.${action}.verb`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t(`dialog.${action}.text`)}</p>
        {limits.price && (
          <TextField
            {...form.field('price')}
            label={t('form.price')}
            hint={t('form.priceNow', { price: format.price(record.price) })}
            inputMode="numeric"
            latin
            value={values.price}
            onChange={(event) => set({ price: event.target.value })}
          />
        )}
        {limits.paymentType && <PaymentFields field={form.field} values={values} set={set} />}
        {limits.mileage && (
          <TextField
            {...form.field('mileage')}
            label={t('form.mileage')}
            hint={known === null ? undefined : t('form.mileageKnown', { mileage: format.km(known) })}
            inputMode="numeric"
            latin
            value={values.mileage}
            onChange={(event) => set({ mileage: event.target.value, isMileageConfirmed: false })}
          />
        )}
        {limits.isMileageConfirmed && isFarAbove(wholeNumber(values.mileage) ?? 0, known) && (
          <Checkbox checked={values.isMileageConfirmed} onChange={(event) => set({ isMileageConfirmed: event.target.checked })}>
            {t('form.mileageConfirmed', { mileage: format.km(wholeNumber(values.mileage) ?? 0) })}
          </Checkbox>
        )}
        <TextAreaField
          {...form.field('comment')}
          label={t(readByCustomer.includes(action) ? 'form.commentCustomer' : 'form.comment')}
          rows={3}
          value={comment}
          onChange={(event) => keepComment(event.target.value)}
        />
        {form.summary !== null && (
          <p className={styles.problem} role="alert">
            {form.summary}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function emptyForm({ paymentType, paymentMethod, loan }: BookingRecord): StepForm {
  return {
    comment: '',
    price: '',
    mileage: '',
    isMileageConfirmed: false,
    paymentType: paymentType ?? (loan ? 'Financing' : 'Direct'),
    paymentMethod: paymentMethod ?? 'BankTransfer',
    loanAdvance: loan ? String(Math.round(loan.advance)) : '',
    loanMonths: loan ? String(loan.months) : '',
  }
}
