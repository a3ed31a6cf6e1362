import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { exchangeBookingLimits } from '#client/limits/buying-actions.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useSettled } from '#client/use-settled.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { useFieldWords } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { missingWords, wholeNumber } from './act.ts'
import { ExchangeCars } from './exchange-cars.tsx'
import { ExchangeSums } from './exchange-sums.tsx'
import { MileageField } from './mileage-field.tsx'
import styles from './step-dialog.module.css'
import type { RecordHold } from './use-record.ts'
import { useRecordForm } from './use-record-form.ts'

/** Minimum length of the query, and debounce in ms. */
const enough = 3
const rest = 300

interface ExchangeDialogProps {
  record: BookingRecord
  change: RecordHold['change']
  /** comment typed before, for any step */
  comment: string
  keepComment: (text: string) => void
  close: () => void
}

/** Chooses the other car, shows the settlement, and exchanges. */
export function ExchangeDialog({ record, change, comment, keepComment, close }: ExchangeDialogProps) {
  const t = useText(bookingCaseTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [mileage, setMileage] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const q = useSettled(typed.trim(), rest)
  const cars = useQuery(
    apiQuery('/api/vehiclebookings/{id}/exchange', q.length < enough ? null : { params: { path: { id: record.id }, query: { q } } }),
  )
  // deselects a car that is no longer for sale
  const car = cars.data?.find((one) => one.id === chosen && one.sums !== null) ?? null
  useEffect(() => dialog.current?.showModal(), [])
  const words = useFieldWords((field) => t(field === 'mileage' ? 'form.mileage' : field === 'comment' ? 'form.comment' : 'exchange.search'))
  const form = useRecordForm({
    change,
    limits: exchangeBookingLimits,
    values: { vehicleId: car ? String(car.id) : '' },
    errorMessage: (fault) => {
      if (fault.field === 'vehicleId') return t(fault.reason === 'required' ? 'exchange.needed' : 'exchange.gone')
      const missing = missingWords[fault.field as keyof typeof missingWords]
      return missing && ['required', 'number', 'int'].includes(fault.reason) ? t(`form.${missing}`) : words(fault)
    },
    call: async (_texts, signal) => {
      const body = { vehicleId: car?.id ?? 0, price: car?.price ?? 0, mileage: wholeNumber(mileage) ?? 0, comment: comment.trim() }
      try {
        return await callApi('post', '/api/vehiclebookings/{id}/exchange', { params: { path: { id: record.id } }, body }, signal)
      } catch (error) {
        // refetches cars and prices after any error
        void cars.refetch()
        throw error
      }
    },
    words: t('done.exchange'),
    onSuccess: (outcome) => {
      if (outcome === 'done') keepComment('')
      close()
    },
  })
  return (
    <Dialog
      ref={dialog}
      title={t('dialog.exchange.title')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy} variant="danger">
            {form.busy ? t('form.sending') : t('dialog.exchange.verb')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t('dialog.exchange.text')}</p>
        <div className={styles.form} data-field="vehicleId">
          <TextField
            label={t('exchange.search')}
            hint={t('exchange.hint')}
            required
            latin
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setChosen(null)
            }}
          />
          <ExchangeCars
            cars={cars}
            isAsked={q.length >= enough}
            chosen={car?.id ?? null}
            choose={(one) => {
              setChosen(one)
              form.clear('vehicleId')
            }}
            fault={form.field('vehicleId').error}
          />
        </div>
        <ExchangeSums car={car} alone={record.alone.refund} />
        <MileageField
          record={record}
          action="exchange"
          field={form.field}
          values={{ mileage, isMileageConfirmed: false }}
          set={(part) => part.mileage !== undefined && setMileage(part.mileage)}
        />
        <TextAreaField
          {...form.field('comment')}
          label={t('form.comment')}
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
