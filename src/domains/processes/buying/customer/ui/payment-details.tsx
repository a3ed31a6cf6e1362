import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { givePaymentDetailsLimits } from '#client/limits/buying-customer.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { PaymentMethod, PaymentType, WarrantyPack } from '#domains/processes/buying/bookings/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { useToast } from '#ui/toast.tsx'
import { type Form, useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './payment-details.module.css'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'Cash', 'CreditCard']

/** Payment details of the remainder: full payment or loan, method and warranty pack. */
export function PaymentDetails({ booking, done, locked }: TurnProps) {
  const t = useText(historyTexts)
  const toast = useToast()
  const [type, setType] = useState<PaymentType>(booking.paymentType ?? (booking.loan ? 'Financing' : 'Direct'))
  const financed = type === 'Financing'
  const words = useFieldWords((field) => t(`turn.GivePaymentDetails.${field === 'paymentMethod' ? 'method' : 'pack'}`))
  const form = useForm({
    limits: givePaymentDetailsLimits,
    errorMessage: (fault) => (fault.field.startsWith('loan.') ? t('turn.GivePaymentDetails.badLoan') : words(fault)),
    send: (texts, signal) => {
      const loan = { advance: Number(texts['loan.advance']), months: Number(texts['loan.months']) }
      const body = {
        paymentType: type,
        paymentMethod: texts.paymentMethod as PaymentMethod,
        warrantyPackId: texts.warrantyPackId ? Number(texts.warrantyPackId) : null,
        ...(financed && { loan }),
      }
      return callApi('post', '/api/bookings/{key}/paymentdetails', { params: { path: { key: booking.key } }, body }, signal)
    },
    onSuccess: () => {
      toast.success(t('turn.GivePaymentDetails.saved'))
      done()
    },
    onError: ({ code }) => {
      // the booking has changed: shows its current state
      if (code === 'TransitionNotAllowed') done()
      if (code === 'PhoneUnconfirmed') locked?.()
      return false
    },
  })

  return (
    <Panel mine title={t('turn.GivePaymentDetails.title')}>
      <p>{t('turn.GivePaymentDetails.text')}</p>
      <form className={styles.form} {...form.props}>
        <div className={styles.wide}>
          <Segments
            legend={t('turn.GivePaymentDetails.type')}
            options={(['Direct', 'Financing'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            change={setType}
          />
        </div>
        {financed && <LoanFields booking={booking} form={form} />}
        <SelectField
          {...form.field('paymentMethod')}
          label={t('turn.GivePaymentDetails.method')}
          defaultValue={booking.paymentMethod ?? 'BankTransfer'}
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(`method.${method}`)}
            </option>
          ))}
        </SelectField>
        <PackField booking={booking} form={form} />
        <div className={styles.wide}>
          <TurnFailed text={form.summary} />
          <Button type="submit" busy={form.busy}>
            {t(form.busy ? 'turn.GivePaymentDetails.busy' : 'turn.GivePaymentDetails.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}

/** Fields of the loan. */
function LoanFields({ booking, form }: { booking: TurnProps['booking']; form: Form }) {
  const t = useText(historyTexts)
  return (
    <>
      <TextField
        {...form.field('loan.advance')}
        label={t('turn.GivePaymentDetails.advance')}
        type="number"
        inputMode="decimal"
        latin
        defaultValue={booking.loan?.advance ?? 20}
      />
      <TextField
        {...form.field('loan.months')}
        label={t('turn.GivePaymentDetails.months')}
        type="number"
        inputMode="numeric"
        latin
        defaultValue={booking.loan?.months ?? 60}
      />
    </>
  )
}

/** Choice of the warranty pack; the form works without the list. */
function PackField({ booking, form }: { booking: TurnProps['booking']; form: Form }) {
  const t = useText(historyTexts)
  const { price } = useFormat()
  const language = useLanguage()
  const packs: readonly WarrantyPack[] = useQuery(apiQuery('/api/warrantypacks', {})).data ?? []
  if (packs.length === 0) return null
  return (
    <SelectField
      key={packs.length}
      {...form.field('warrantyPackId')}
      label={t('turn.GivePaymentDetails.pack')}
      required
      defaultValue={booking.warrantyPack?.id ?? ''}
    >
      <option value="">{t('turn.GivePaymentDetails.noPack')}</option>
      {packs.map((pack) => (
        <option key={pack.id} value={pack.id}>
          {[
            localized(pack.names, language),
            t('turn.GivePaymentDetails.packMonths', { months: pack.months }),
            pack.price === 0 ? t('turn.GivePaymentDetails.packFree') : price(pack.price),
          ].join(' · ')}
        </option>
      ))}
    </SelectField>
  )
}
