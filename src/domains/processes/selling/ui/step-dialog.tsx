import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { stepPurchaseLimits } from '#client/limits/selling-desk.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { checkTyped, PriceAdvice, PriceQuestion, typedPrice, usePriceBasis } from '#domains/catalogue/vehicles/ui/price-check.tsx'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import staffPurchasesTexts from '#texts/staffPurchases'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { PurchaseRecord } from '../desk/contract.ts'
import type { PurchaseStaffAction } from '../status.ts'
import styles from './purchase-desk.module.css'

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

/** Collects the input of an action and executes it. */
export function StepDialog({ record, action, needsComment, done, close }: StepDialogProps) {
  const t = useText(staffPurchasesTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { price } = useFormat()
  const [typed, setTyped] = useState('')
  const [sure, setSure] = useState<number | null>(null)
  const isOffer = action === 'newOffer'
  const takesPrice = isOffer || action === 'negotiate'
  const { brand, model, releaseDate, mileage, id: vehicleId } = record.disposedVehicle
  const basis = usePriceBasis(takesPrice ? { brand, model, releaseDate, mileage, vehicleId } : null, isOffer ? record.quotation : null)
  const amount = typedPrice(typed)
  // the seller must confirm a price above the market
  const isAbove = !isOffer && amount !== null && record.marketHigh !== null && amount > record.marketHigh
  const words = useFieldWords((field) => t(`form.${field as 'comment'}`))
  const needs = [
    ...(needsComment ? ['comment'] : []),
    ...(isOffer ? ['quotation'] : []),
    ...(action === 'negotiate' ? ['wishedPrice'] : []),
    ...(action === 'cancel' ? ['reasonId'] : []),
  ]
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    limits: stepPurchaseLimits,
    required: needs,
    values: { action },
    errorMessage: words,
    send: ({ comment, quotation, wishedPrice, reasonId }, signal) =>
      callApi(
        'post',
        '/api/staff/purchases/{id}/steps',
        {
          params: { path: { id: record.id } },
          body: {
            action,
            ...(comment && { comment }),
            ...(quotation && { quotation: Number(quotation.replaceAll(/\s/g, '')) }),
            ...(wishedPrice && { wishedPrice: Number(wishedPrice.replaceAll(/\s/g, '')) }),
            ...(isAbove && sure === amount && { isSure: true }),
            ...(reasonId && { reasonId: Number(reasonId) }),
          },
        },
        signal,
      ),
    onSuccess: (changed) => {
      done(changed)
      dialog.current?.close()
    },
  })
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
        {takesPrice && (
          <TextField
            {...form.field(isOffer ? 'quotation' : 'wishedPrice')}
            label={t(isOffer ? 'form.quotation' : 'form.wishedPrice')}
            latin
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {isOffer && <PriceAdvice basis={basis} typed={amount} choose={(meant) => setTyped(String(meant))} />}
        {isAbove && (
          <PriceQuestion price={amount} check={checkTyped(basis, amount)} basis={basis} choose={(meant) => setTyped(String(meant))}>
            <Checkbox checked={sure === amount} onChange={({ currentTarget }) => setSure(currentTarget.checked ? amount : null)}>
              {t('form.isSure', { price: price(record.marketHigh ?? 0) })}
            </Checkbox>
          </PriceQuestion>
        )}
        {action === 'cancel' && <ReasonField {...form.field('reasonId')} />}
        <TextAreaField {...form.field('comment')} label={t(needsComment ? 'form.commentNeeded' : 'form.comment')} rows={3} />
      </form>
    </Dialog>
  )
}

/** Reason of a cancellation. */
function ReasonField(field: { name: string; required: boolean; error?: string }) {
  const t = useText(staffPurchasesTexts)
  const { data } = useQuery(apiQuery('/api/purchases/cancellationreasons', {}))
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
