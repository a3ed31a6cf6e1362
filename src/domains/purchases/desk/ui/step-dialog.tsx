import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { stepPurchaseLimits } from '#client/limits/purchases-desk.ts'
import { useApiQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import type { FieldFault } from '#shared/errors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { PurchaseStaffAction } from '../../status.ts'
import type { PurchaseRecord } from '../contract.ts'
import { offerOf, type TypedReason } from './offer-form.ts'
import styles from './purchase-desk.module.css'

/** What each step asks for besides a remark. */
const offering: readonly PurchaseStaffAction[] = ['submitExpertise', 'resubmit', 'newOffer']
const serious: readonly PurchaseStaffAction[] = [
  'reject',
  'rejectDocuments',
  'notConform',
  'cancel',
  'deactivate',
  'decline',
  'rejectQuotation',
]

interface StepDialogProps {
  record: PurchaseRecord
  action: PurchaseStaffAction
  needsComment: boolean
  done: (record: PurchaseRecord) => void
  close: () => void
}

/** Asks for what a step needs, and takes it. */
export function StepDialog({ record, action, needsComment, done, close }: StepDialogProps) {
  const t = useText('staffPurchases')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [quotation, setQuotation] = useState('')
  const [startValue, setStartValue] = useState(record.estimated && record.draftOffer === null ? String(record.estimated.high) : '')
  const [reasons, setReasons] = useState<readonly TypedReason[]>([{ key: 0, label: '', amount: '' }])
  const offer = offerOf(quotation, startValue, reasons)
  const isOffer = offering.includes(action)
  const words = useFieldWords((field) => t(`form.${field as 'comment'}`))
  const needs = [
    ...(needsComment ? ['comment'] : []),
    ...(isOffer && (action === 'newOffer' || record.draftOffer === null) ? ['quotation'] : []),
    ...(action === 'negotiate' ? ['wishedPrice'] : []),
    ...(action === 'cancel' ? ['reasonId'] : []),
  ]
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    limits: stepPurchaseLimits,
    required: needs,
    texts: { action, ...(isOffer && { quotation: plain(offer.quotation, quotation), startValue: plain(offer.startValue, startValue) }) },
    check: () => offerFaults(),
    say: words,
    send: ({ comment, wishedPrice, reasonId }, signal) =>
      callApi(
        'post',
        '/api/staff/purchases/{id}/steps',
        {
          params: { path: { id: record.id } },
          body: {
            action,
            ...(comment && { comment }),
            ...(isOffer && offer.quotation !== null && { quotation: offer.quotation, reasons: offer.reasons }),
            ...(isOffer && offer.startValue !== null && { startValue: offer.startValue }),
            ...(wishedPrice && { wishedPrice: Number(wishedPrice.replaceAll(/\s/g, '')) }),
            ...(reasonId && { reasonId: Number(reasonId) }),
          },
        },
        signal,
      ),
    done: (changed) => {
      done(changed)
      dialog.current?.close()
    },
  })
  function offerFaults(): FieldFault[] {
    if (!isOffer || offer.quotation === null) return []
    if (!offer.isWhole) return [{ field: 'reasons', reason: 'invalid' }]
    return offer.gap !== null && offer.gap !== 0 ? [{ field: 'reasons', reason: 'unexplained', limit: offer.gap }] : []
  }
  return (
    <Dialog
      ref={dialog}
      title={t(`action.${action}`)}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.busy} variant={serious.includes(action) ? 'danger' : 'primary'}>
            {t(`action.${action}`)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <p>{t(`about.${action}`)}</p>
        <FormAlert text={form.summary} />
        {isOffer && (
          <OfferFields
            {...{ quotation, setQuotation, startValue, setStartValue, reasons, setReasons }}
            gap={offer.gap}
            field={form.field}
          />
        )}
        {action === 'negotiate' && (
          <TextField {...form.field('wishedPrice')} label={t('form.wishedPrice')} latin inputMode="numeric" autoComplete="off" />
        )}
        {action === 'cancel' && <ReasonField {...form.field('reasonId')} />}
        <TextAreaField {...form.field('comment')} label={t(needsComment ? 'form.commentNeeded' : 'form.comment')} rows={3} />
      </form>
    </Dialog>
  )
}

/** As the limits read it; what is no number stays as it was typed, to be refused. */
const plain = (amount: number | null, text: string) => (amount === null ? text.trim() : String(amount))

interface OfferFieldsProps {
  quotation: string
  setQuotation: (text: string) => void
  startValue: string
  setStartValue: (text: string) => void
  reasons: readonly TypedReason[]
  setReasons: (reasons: readonly TypedReason[]) => void
  gap: number | null
  field: ReturnType<typeof useForm>['field']
}

/** The offer, the value that it begins at, and what lies between both: nothing stays unexplained. */
function OfferFields({ quotation, setQuotation, startValue, setStartValue, reasons, setReasons, gap, field }: OfferFieldsProps) {
  const t = useText('staffPurchases')
  const { price } = useFormat()
  const set = (key: number, more: Partial<TypedReason>) => setReasons(reasons.map((one) => (one.key === key ? { ...one, ...more } : one)))
  const fault = field('reasons').error
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...field('startValue')}
          label={t('form.startValue')}
          hint={t('form.startValueHint')}
          latin
          inputMode="numeric"
          autoComplete="off"
          value={startValue}
          onChange={(event) => setStartValue(event.currentTarget.value)}
        />
        <TextField
          {...field('quotation')}
          label={t('form.quotation')}
          latin
          inputMode="numeric"
          autoComplete="off"
          value={quotation}
          onChange={(event) => setQuotation(event.currentTarget.value)}
        />
      </div>
      <fieldset className={styles.reasons} data-field="reasons">
        <legend>{t('form.reasons')}</legend>
        {reasons.map(({ key, label, amount }) => (
          <div key={key} className={styles.reason}>
            <input
              aria-label={t('form.reasonLabel')}
              placeholder={t('form.reasonLabel')}
              maxLength={120}
              value={label}
              onChange={(event) => set(key, { label: event.currentTarget.value })}
            />
            <input
              aria-label={t('form.reasonAmount')}
              placeholder="−1 800"
              dir="ltr"
              maxLength={14}
              value={amount}
              onChange={(event) => set(key, { amount: event.currentTarget.value })}
            />
            <Button
              size="small"
              variant="ghost"
              aria-label={t('form.reasonRemoveOf', { name: label || t('form.reasonLabel') })}
              onClick={() => setReasons(reasons.filter((one) => one.key !== key))}
            >
              {t('form.reasonRemove')}
            </Button>
          </div>
        ))}
        <Button
          size="small"
          variant="outline"
          disabled={reasons.length >= 40}
          onClick={() => setReasons([...reasons, { key: Math.max(-1, ...reasons.map(({ key }) => key)) + 1, label: '', amount: '' }])}
        >
          {t('form.reasonAdd')}
        </Button>
        <p role="status" className={styles.gap} data-open={gap !== null && gap !== 0}>
          {gap === null ? t('form.gapNone') : gap === 0 ? t('form.gapClosed') : t('form.gap', { amount: price(gap) })}
        </p>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </fieldset>
    </>
  )
}

/** Why the owner gives up. */
function ReasonField(field: { name: string; required: boolean; error?: string }) {
  const t = useText('staffPurchases')
  const { data } = useApiQuery('/api/purchases/cancellationreasons', {})
  return (
    <SelectField {...field} label={t('form.reasonId')}>
      <option value="">{t('form.choose')}</option>
      {data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
