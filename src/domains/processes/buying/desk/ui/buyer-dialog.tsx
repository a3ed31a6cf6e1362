import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { correctInvoiceLimits, editBuyerLimits } from '#client/limits/buying-actions.ts'
import { type Civility, civilities } from '#domains/customers/customers/rules.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import { type CorrectableField, correctable } from '../../writes/rules.ts'
import type { BookingRecord } from '../contract.ts'
import styles from './step-dialog.module.css'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

const ofCompany: readonly CorrectableField[] = ['companyName', 'ice', 'registrationNumber']
const fromLeft: readonly CorrectableField[] = ['ice', 'registrationNumber', 'idNumber', 'zip']

const asIs = { limits: editBuyerLimits, prefix: '' }
const ofInvoice = { limits: { ...correctInvoiceLimits, 'buyer.comment': correctInvoiceLimits.comment }, prefix: 'buyer.' }

interface BuyerDialogProps {
  record: BookingRecord
  change: RecordHold['change']
  /** the invoice exists: it is credited and replaced */
  isBilled?: boolean
  close: () => void
}

/** Corrects the buyer: person or company, numbers, address. */
export function BuyerDialog({ record, change, isBilled = false, close }: BuyerDialogProps) {
  const t = useText(bookingCaseTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { buyer } = record
  const kept = (field: string) => (typeof buyer[field] === 'string' ? buyer[field] : '')
  const [civility, setCivility] = useState<Civility>(civilities.find((one) => one === buyer.civility) ?? 'M.')
  const fields = correctable.filter((field) => field !== 'civility' && (civility === 'Société' || !ofCompany.includes(field)))
  useEffect(() => dialog.current?.showModal(), [])
  const words = useFieldWords((field) => (field === 'comment' ? t('form.comment') : t(`customer.field.${field as CorrectableField}`)))
  const form = useRecordForm({
    change,
    ...(isBilled ? ofInvoice : asIs),
    required: [
      ...(civility === 'Société' ? ofCompany : []),
      ...(isBilled ? [civility === 'Société' ? 'ice' : 'idNumber', 'address', 'city'] : []),
    ],
    errorMessage: words,
    call: (texts, signal) => {
      const typed = Object.fromEntries(fields.map((field) => [field, texts[field] || null]))
      const names = { firstName: texts.firstName ?? '', lastName: texts.lastName ?? '' }
      const body = { ...typed, ...names, civility, email: kept('email'), phone: kept('phone') }
      const params = { path: { id: record.id } }
      return isBilled
        ? callApi(
            'post',
            '/api/vehiclebookings/{id}/correctInvoice',
            { params, body: { buyer: body, comment: texts.comment ?? '' } },
            signal,
          )
        : callApi('put', '/api/vehiclebookings/{id}/buyer', { params, body }, signal)
    },
    words: t(isBilled ? 'done.correctInvoice' : 'customer.corrected'),
    onSuccess: close,
  })
  const label = (field: CorrectableField): ComponentProps<typeof TextField> => ({
    ...form.field(field),
    label: t(`customer.field.${field}`),
    latin: fromLeft.includes(field),
    defaultValue: kept(field),
  })
  return (
    <Dialog
      ref={dialog}
      look="page"
      title={t(isBilled ? 'dialog.correctInvoice.title' : 'customer.correctTitle')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {form.busy ? t('form.sending') : t(isBilled ? 'dialog.correctInvoice.verb' : 'customer.correctSave')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} {...form.props}>
        <p>{t(isBilled ? 'dialog.correctInvoice.text' : 'customer.correctText')}</p>
        <SelectField
          {...form.field('civility')}
          label={t('customer.field.civility')}
          value={civility}
          onChange={(event) => setCivility(event.target.value as Civility)}
        >
          {civilities.map((one) => (
            <option key={one} value={one}>
              {t(`customer.civility.${one === 'M.' ? 'mr' : one === 'Mme.' ? 'mrs' : 'company'}`)}
            </option>
          ))}
        </SelectField>
        {fields.map((field) => (
          <TextField key={field} {...label(field)} />
        ))}
        {isBilled && <TextAreaField {...form.field('comment')} label={t('form.comment')} rows={3} />}
        {form.summary !== null && (
          <p className={styles.problem} role="alert">
            {form.summary}
          </p>
        )}
      </form>
    </Dialog>
  )
}
