import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { addReceiptLimits, askRefundLimits, takeReceiptBackLimits } from '#client/limits/buying-actions.ts'
import type { PaymentMethod } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { type Form, useFieldWords } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { wholeNumber } from './act.ts'
import styles from './payments-panel.module.css'
import type { Entry } from './payments-panel.tsx'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'CreditCard', 'Cash']

/** Contract fields with another name in the pack. */
const names: Partial<Record<string, 'paymentMethod' | 'chequeBank' | 'chequeDay'>> = {
  method: 'paymentMethod',
  'cheque.bank': 'chequeBank',
  'cheque.day': 'chequeDay',
}

const chequeOf = (typed: Readonly<Record<string, string>>, isCertified: boolean) => ({
  bank: typed['cheque.bank'] ?? '',
  day: typed['cheque.day'] ?? '',
  isCertified,
})

interface EntryDialogProps {
  record: BookingRecord
  entry: Entry
  change: RecordHold['change']
  close: () => void
}

/** Dialog of a ledger entry. */
export function EntryDialog({ record, entry, change, close }: EntryDialogProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { kind } = entry
  const owed = kind === 'refund' ? record.balance.toReturn : record.balance.open
  const [method, setMethod] = useState<PaymentMethod>(record.paymentMethod ?? 'BankTransfer')
  const [amount, setAmount] = useState(String(owed))
  const [certified, setCertified] = useState(false)
  const isAsked = kind === 'refund' && (wholeNumber(amount) ?? 0) > record.alone.refund
  useEffect(() => dialog.current?.showModal(), [])
  const isCheque = kind === 'receipt' && method === 'Checks'
  const words = useFieldWords((field) => t(`form.${names[field] ?? (field as 'amount' | 'reference' | 'reason')}`))
  const form = useRecordForm({
    change,
    limits: kind === 'takeBack' ? takeReceiptBackLimits : isAsked ? askRefundLimits : addReceiptLimits,
    errorMessage: (fault) => {
      if (fault.field === 'reason' && fault.reason === 'required') return t('form.reasonNeeded')
      if (fault.field === 'comment') return t('ask.commentNeeded')
      if (fault.reason === 'chequeKnown') return words(fault)
      return fault.field === 'amount' && fault.reason !== 'tooBig' ? t('form.amountNeeded') : words(fault)
    },
    call: ({ reason = '', amount = '', reference, comment = '', ...typed }, signal) => {
      const path = { id: record.id }
      if (entry.kind === 'takeBack') {
        const params = { path: { ...path, receiptId: entry.row.id } }
        return callApi('post', '/api/vehiclebookings/{id}/receipts/{receiptId}/takeback', { params, body: { reason } }, signal)
      }
      const body = { method, amount: wholeNumber(amount) ?? 0, ...(reference && { reference }) }
      if (isAsked) {
        const asked = { ...body, comment }
        return callApi('post', '/api/vehiclebookings/{id}/asks/refund', { params: { path }, body: asked }, signal)
      }
      return entry.kind === 'refund'
        ? callApi('post', '/api/vehiclebookings/{id}/refunds', { params: { path }, body }, signal)
        : callApi(
            'post',
            '/api/vehiclebookings/{id}/receipts',
            { params: { path }, body: { ...body, ...(isCheque && { cheque: chequeOf(typed, certified) }) } },
            signal,
          )
    },
    words: t(isAsked ? 'ask.sent' : `payments.${kind}Done`),
    onSuccess: close,
  })
  return (
    <Dialog
      ref={dialog}
      title={t(`payments.${kind}Title`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {form.busy ? t('form.sending') : t(isAsked ? 'ask.verb' : `payments.${kind}Verb`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        {entry.kind === 'takeBack' ? (
          <>
            <p>{format.price(entry.row.amount)}</p>
            <TextField {...form.field('reason')} label={t('form.reason')} />
          </>
        ) : (
          <>
            <MethodField field={form.field} method={method} setMethod={setMethod} />
            <TextField
              {...form.field('amount')}
              label={t('form.amount')}
              inputMode="numeric"
              latin
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
            <TextField
              {...form.field('reference')}
              label={t(isCheque ? 'form.chequeNumber' : 'form.reference')}
              required={isCheque}
              latin
            />
            {isCheque && (
              <>
                <TextField {...form.field('cheque.bank')} label={t('form.chequeBank')} required autoComplete="off" />
                <TextField {...form.field('cheque.day')} label={t('form.chequeDay')} required type="date" />
                <Checkbox checked={certified} onChange={(event) => setCertified(event.target.checked)}>
                  {t('form.chequeCertified')}
                </Checkbox>
              </>
            )}
            {isAsked && (
              <>
                <p>{t('ask.refundNeeded', { amount: format.price(record.alone.refund) })}</p>
                <TextField {...form.field('comment')} label={t('ask.comment')} />
              </>
            )}
          </>
        )}
        {form.summary !== null && (
          <p className={styles.problem} role="alert">
            {form.summary}
          </p>
        )}
      </form>
    </Dialog>
  )
}

interface MethodFieldProps {
  field: Form['field']
  method: PaymentMethod
  setMethod: (method: PaymentMethod) => void
}

/** Payment method. */
function MethodField({ field, method, setMethod }: MethodFieldProps) {
  const t = useText(bookingCaseTexts)
  return (
    <SelectField
      {...field('method')}
      label={t('form.paymentMethod')}
      value={method}
      onChange={(event) => setMethod(event.target.value as PaymentMethod)}
    >
      {methods.map((one) => (
        <option key={one} value={one}>
          {t(`method.${one}`)}
        </option>
      ))}
    </SelectField>
  )
}
