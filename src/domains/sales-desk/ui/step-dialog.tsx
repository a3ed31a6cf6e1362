import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import type { PaymentMethod, PaymentType } from '../../bookings/contract.ts'
import type { StaffAction } from '../../bookings/status.ts'
import type { BookingRecord } from '../contract.ts'
import { type FormFault, faultOf, type StepForm, sendStep, stepFields } from './act.ts'
import styles from './step-dialog.module.css'
import type { RecordHold } from './use-record.ts'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'CreditCard', 'Cash']
const types: readonly PaymentType[] = ['Direct', 'Financing']

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
  const form = useId()
  const [values, setValues] = useState(() => emptyForm(record))
  const [fault, setFault] = useState<FormFault | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { comment: need, fields } = stepFields[action]
  useEffect(() => dialog.current?.showModal(), [])
  const set = (part: Partial<StepForm>) => {
    setValues((now) => ({ ...now, ...part }))
    setFault(null)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const filled = { ...values, comment }
    const found = faultOf(action, filled)
    setFault(found)
    if (found) return
    setBusy(true)
    setProblem(null)
    const outcome = await change(() => sendStep(record.id, action, filled), t(`done.${action}`))
    setBusy(false)
    if (outcome === 'done') keepComment('')
    if (outcome === 'done' || outcome === 'changed') close()
    else setProblem(outcome.problem)
  }
  const wrong = (name: FormFault) => (fault === name ? { error: t(`form.${name}`) } : undefined)
  const bad = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fault) bad.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])

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
          <Button type="submit" form={form} busy={busy} variant={need === 'needed' ? 'danger' : 'primary'}>
            {busy ? t('form.sending') : t(`dialog.${action}.verb`)}
          </Button>
        </>
      }
    >
      <form id={form} ref={bad} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(`dialog.${action}.text`)}</p>
        {fields.includes('price') && (
          <TextField
            label={t('form.price')}
            hint={t('form.priceNow', { price: format.price(record.price) })}
            required
            inputMode="numeric"
            latin
            value={values.price}
            onChange={(event) => set({ price: event.target.value })}
            {...wrong('priceNeeded')}
          />
        )}
        {fields.includes('payment') && (
          <>
            <Segments
              legend={t('form.paymentType')}
              options={types.map((value) => ({ value, label: t(`paymentType.${value}`) }))}
              value={values.paymentType}
              change={(paymentType) => set({ paymentType })}
            />
            <SelectField
              label={t('form.paymentMethod')}
              required
              value={values.paymentMethod}
              onChange={(event) => set({ paymentMethod: event.target.value as PaymentMethod })}
            >
              {methods.map((method) => (
                <option key={method} value={method}>
                  {t(`method.${method}`)}
                </option>
              ))}
            </SelectField>
            {values.paymentType === 'Financing' && (
              <div className={styles.pair}>
                <TextField
                  label={t('form.advance')}
                  inputMode="numeric"
                  latin
                  value={values.loanAdvance}
                  onChange={(event) => set({ loanAdvance: event.target.value })}
                />
                <TextField
                  label={t('form.months')}
                  required
                  inputMode="numeric"
                  latin
                  value={values.loanMonths}
                  onChange={(event) => set({ loanMonths: event.target.value })}
                  {...wrong('monthsNeeded')}
                />
              </div>
            )}
          </>
        )}
        {fields.includes('mileage') && (
          <TextField
            label={t('form.mileage')}
            required
            inputMode="numeric"
            latin
            value={values.mileage}
            onChange={(event) => set({ mileage: event.target.value })}
            {...wrong('mileageNeeded')}
          />
        )}
        <TextAreaField
          label={t(action === 'reject' || action === 'cancel' || action === 'proposePrice' ? 'form.commentCustomer' : 'form.comment')}
          required={need === 'needed'}
          rows={3}
          maxLength={2000}
          value={comment}
          onChange={(event) => {
            keepComment(event.target.value)
            setFault(null)
          }}
          {...wrong('commentNeeded')}
        />
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
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
    paymentType: paymentType ?? (loan ? 'Financing' : 'Direct'),
    paymentMethod: paymentMethod ?? 'BankTransfer',
    loanAdvance: loan ? String(Math.round(loan.advance)) : '',
    loanMonths: loan ? String(loan.months) : '',
  }
}
