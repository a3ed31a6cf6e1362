import { type FormEvent, useState } from 'react'
import { useApiQuery } from '#client/query/query.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import { useToast } from '#ui/toast.tsx'
import type { PaymentMethod, PaymentType, WarrantyPack } from '../../bookings/contract.ts'
import styles from './payment-details.module.css'
import { Panel, TurnFailed, type TurnProps } from './turn-panel.tsx'
import { useAnswer } from './use-answer.ts'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'Cash', 'CreditCard']

/** How the rest is paid: at once or with a loan, by which means, with which warranty. */
export function PaymentDetails({ booking, done }: TurnProps) {
  const t = useText('history')
  const { price } = useFormat()
  const arabic = useLanguage() === 'ar'
  const toast = useToast()
  const { busy, failed, send } = useAnswer('/api/bookings/{key}/paymentdetails', done)
  // without them the rest can still be said
  const packs: readonly WarrantyPack[] = useApiQuery('/api/warrantypacks', {}).data ?? []
  const [type, setType] = useState<PaymentType>(booking.paymentType ?? (booking.loan ? 'Financing' : 'Direct'))
  const [badLoan, setBadLoan] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [advance, months] = [Number(form.get('advance')), Number(form.get('months'))]
    const financed = type === 'Financing'
    const possible = advance >= 0 && advance <= 90 && Number.isInteger(months) && months >= 1 && months <= 120
    setBadLoan(financed && !possible)
    if (financed && !possible) {
      ;(event.currentTarget.elements.namedItem('advance') as HTMLElement).focus()
      return
    }
    const pack = Number(form.get('pack'))
    const { ok } = await send({
      params: { path: { key: booking.key } },
      body: {
        paymentType: type,
        paymentMethod: String(form.get('method')) as PaymentMethod,
        warrantyPackId: pack > 0 ? pack : null,
        ...(financed && { loan: { advance, months } }),
      },
    })
    if (ok) toast.success(t('turn.GivePaymentDetails.saved'))
  }

  return (
    <Panel mine title={t('turn.GivePaymentDetails.title')}>
      <p>{t('turn.GivePaymentDetails.text')}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.wide}>
          <Segments
            legend={t('turn.GivePaymentDetails.type')}
            options={(['Direct', 'Financing'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
            value={type}
            change={setType}
          />
        </div>
        {type === 'Financing' && (
          <>
            <TextField
              name="advance"
              label={t('turn.GivePaymentDetails.advance')}
              type="number"
              inputMode="decimal"
              latin
              required
              defaultValue={booking.loan?.advance ?? 20}
              {...(badLoan && { error: t('turn.GivePaymentDetails.badLoan') })}
            />
            <TextField
              name="months"
              label={t('turn.GivePaymentDetails.months')}
              type="number"
              inputMode="numeric"
              latin
              required
              defaultValue={booking.loan?.months ?? 60}
            />
          </>
        )}
        <SelectField
          name="method"
          label={t('turn.GivePaymentDetails.method')}
          required
          defaultValue={booking.paymentMethod ?? 'BankTransfer'}
        >
          {methods.map((method) => (
            <option key={method} value={method}>
              {t(`method.${method}`)}
            </option>
          ))}
        </SelectField>
        {packs.length > 0 && (
          <SelectField
            key={packs.length}
            name="pack"
            label={t('turn.GivePaymentDetails.pack')}
            required
            defaultValue={booking.warrantyPack?.id ?? 0}
          >
            <option value={0}>{t('turn.GivePaymentDetails.noPack')}</option>
            {packs.map((pack) => (
              <option key={pack.id} value={pack.id}>
                {[
                  arabic ? pack.nameAr : pack.name,
                  t('turn.GivePaymentDetails.packMonths', { months: pack.months }),
                  pack.price === 0 ? t('turn.GivePaymentDetails.packFree') : price(pack.price),
                ].join(' · ')}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.wide}>
          <TurnFailed text={failed} />
          <Button type="submit" busy={busy}>
            {t(busy ? 'turn.GivePaymentDetails.busy' : 'turn.GivePaymentDetails.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
