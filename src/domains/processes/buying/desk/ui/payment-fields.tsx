import type { PaymentMethod, PaymentType } from '#domains/processes/buying/bookings/contract.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { SelectField, TextField } from '#ui/field.tsx'
import { Segments } from '#ui/segments.tsx'
import type { StepForm } from './act.ts'
import styles from './step-dialog.module.css'
import type { useRecordForm } from './use-record-form.ts'

const methods: readonly PaymentMethod[] = ['BankTransfer', 'Checks', 'CreditCard', 'Cash']
const types: readonly PaymentType[] = ['Direct', 'Financing']

interface PaymentFieldsProps extends Pick<ReturnType<typeof useRecordForm>, 'field'> {
  values: StepForm
  set: (part: Partial<StepForm>) => void
}

/** Payment method, and the loan if any. */
export function PaymentFields({ field, values, set }: PaymentFieldsProps) {
  const t = useText(bookingCaseTexts)
  return (
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
            {...field('loanAdvance')}
            label={t('form.advance')}
            inputMode="numeric"
            latin
            value={values.loanAdvance}
            onChange={(event) => set({ loanAdvance: event.target.value })}
          />
          <TextField
            {...field('loanMonths')}
            label={t('form.months')}
            inputMode="numeric"
            latin
            value={values.loanMonths}
            onChange={(event) => set({ loanMonths: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
