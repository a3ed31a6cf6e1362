import { isFarAbove } from '#domains/processes/buying/bookings/rules.ts'
import type { StaffAction } from '#domains/processes/buying/bookings/status.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import type { Form } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { type StepForm, stepLimits, wholeNumber } from './act.ts'

interface MileageFieldProps {
  record: BookingRecord
  action: StaffAction
  field: Form['field']
  values: Pick<StepForm, 'mileage' | 'isMileageConfirmed'>
  set: (part: Partial<StepForm>) => void
}

/** Mileage at delivery or return; a value far above the last known one must be confirmed. */
export function MileageField({ record, action, field, values, set }: MileageFieldProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const known = action === 'recover' || action === 'exchange' ? (record.delivery?.mileage ?? null) : record.vehicle.mileage
  const mileage = wholeNumber(values.mileage) ?? 0
  return (
    <>
      <TextField
        {...field('mileage')}
        label={t('form.mileage')}
        hint={known === null ? undefined : t('form.mileageKnown', { mileage: format.km(known) })}
        inputMode="numeric"
        latin
        value={values.mileage}
        onChange={(event) => set({ mileage: event.target.value, isMileageConfirmed: false })}
      />
      {stepLimits[action].isMileageConfirmed && isFarAbove(mileage, known) && (
        <Checkbox checked={values.isMileageConfirmed} onChange={(event) => set({ isMileageConfirmed: event.target.checked })}>
          {t('form.mileageConfirmed', { mileage: format.km(mileage) })}
        </Checkbox>
      )}
    </>
  )
}
