import { useEffect, useId, useRef, useState } from 'react'
import { askPriceLimits } from '#client/limits/buying-actions.ts'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { useText } from '#i18n/text.ts'
import type { Limits } from '#shared/limits.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { type DialogAction, differs, missingWords, type StepForm, sendAsk, sendStep, stepLimits, wholeNumber } from './act.ts'
import { MileageField } from './mileage-field.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PriceField } from './price-field.tsx'
import styles from './step-dialog.module.css'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'
import { WayField } from './way-field.tsx'

/** Steps whose comment is sent to the customer. */
const readByCustomer: readonly StaffAction[] = ['reject', 'cancel', 'proposePrice', 'withdraw']

interface StepDialogProps {
  record: BookingRecord
  action: DialogAction
  change: RecordHold['change']
  /** comment typed before, for any step; preserved after a conflict */
  comment: string
  keepComment: (text: string) => void
  close: () => void
}

/** Dialog of a step and its input. */
export function StepDialog({ record, action, change, comment, keepComment, close }: StepDialogProps) {
  const t = useText(bookingCaseTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [values, setValues] = useState(() => emptyForm(record))
  const price = wholeNumber(values.price)
  const isAsked = action === 'proposePrice' && price !== null && price < record.alone.price
  const limits: Limits = isAsked ? askPriceLimits : stepLimits[action]
  const isBig = action === 'proposePrice' && price !== null && differs(price, record.price)
  const [sure, setSure] = useState<number | null>(null)
  const typed = { ...values, comment, confirmedPrice: sure === price ? sure : null }
  useEffect(() => dialog.current?.showModal(), [])
  const set = (part: Partial<StepForm>) => setValues((now) => ({ ...now, ...part }))
  const labels = {
    price: 'price',
    mileage: 'mileage',
    day: 'day',
    loanAdvance: 'advance',
    loanMonths: 'months',
    comment: 'comment',
  } as const
  const words = useFieldWords((field) => t(`form.${labels[field as keyof typeof labels] ?? 'comment'}`))
  const form = useRecordForm({
    change,
    limits,
    required: limits.loanMonths && values.paymentType === 'Financing' ? ['loanMonths'] : [],
    errorMessage: (fault) => {
      const missing = missingWords[fault.field as keyof typeof missingWords]
      if (isAsked && fault.field === 'comment') return t('ask.commentNeeded')
      return missing && ['required', 'number', 'int'].includes(fault.reason) ? t(`form.${missing}`) : words(fault)
    },
    call: (_texts, signal) => (isAsked ? sendAsk(record.id, typed, signal) : sendStep(record.id, action, typed, signal)),
    words: t(isAsked ? 'ask.sent' : `done.${action}`),
    onSuccess: (outcome) => {
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
          <Button
            type="submit"
            form={id}
            busy={form.busy}
            disabled={isBig && sure !== price}
            variant={!isAsked && limits.comment?.required && action !== 'acceptPriceFor' ? 'danger' : 'primary'}
          >
            {form.busy ? t('form.sending') : t(isAsked ? 'ask.verb' : `dialog.${action}.verb`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t(`dialog.${action}.text`)}</p>
        {action === 'cancel' && record.isCancelAsked && <p>{t('ask.wish.text')}</p>}
        {limits.price && <PriceField record={record} field={form.field} typed={values.price} set={set} sure={sure} setSure={setSure} />}
        {limits.paymentType && <PaymentFields field={form.field} values={values} set={set} />}
        {limits.way && <WayField way={values.way} set={set} />}
        {limits.mileage && <MileageField record={record} action={action} field={form.field} values={values} set={set} />}
        {limits.day && (
          <TextField
            {...form.field('day')}
            type="date"
            label={t('form.day')}
            hint={t('form.dayStays')}
            value={values.day}
            onChange={(event) => set({ day: event.target.value })}
          />
        )}
        <TextAreaField
          {...form.field('comment')}
          label={t(
            isAsked ? 'ask.comment' : limits.way ? 'form.said' : readByCustomer.includes(action) ? 'form.commentCustomer' : 'form.comment',
          )}
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
    confirmedPrice: null,
    mileage: '',
    isMileageConfirmed: false,
    day: '',
    way: 'Phone',
    paymentType: paymentType ?? (loan ? 'Financing' : 'Direct'),
    paymentMethod: paymentMethod ?? 'BankTransfer',
    loanAdvance: loan ? String(Math.round(loan.advance)) : '',
    loanMonths: loan ? String(loan.months) : '',
  }
}
