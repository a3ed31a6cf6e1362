import { amountInWords } from '#i18n/amount-words.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import type { Form } from '#ui/use-form.ts'
import type { BookingRecord } from '../contract.ts'
import { differs, type StepForm, wholeNumber } from './act.ts'

interface PriceFieldProps {
  record: BookingRecord
  field: Form['field']
  typed: string
  set: (part: Partial<StepForm>) => void
  /** the confirmed doubtful price */
  sure: number | null
  setSure: (price: number | null) => void
}

/** A new price, with its consequences: required approval, or confirmation of a large difference. */
export function PriceField({ record, field, typed, set, sure, setSure }: PriceFieldProps) {
  const t = useText(bookingCaseTexts)
  const format = useFormat()
  const language = useLanguage()
  const price = wholeNumber(typed)
  // also when the server doubts a price near the current one
  const isAsked = price !== null && (differs(price, record.price) || field('price').error !== undefined)
  return (
    <>
      <TextField
        {...field('price')}
        label={t('form.price')}
        hint={
          record.floorPrice === null
            ? t('form.priceNow', { price: format.price(record.price) })
            : t('form.priceNowFloor', { price: format.price(record.price), floor: format.price(record.floorPrice) })
        }
        inputMode="numeric"
        latin
        value={typed}
        onChange={(event) => set({ price: event.target.value })}
      />
      {price !== null && price < record.alone.price && (
        <p>
          {price < record.managerPrice
            ? t('ask.neededAdmin', { price: format.price(record.managerPrice) })
            : t('ask.needed', { price: format.price(record.alone.price) })}
        </p>
      )}
      {isAsked && (
        <Checkbox checked={sure === price} onChange={(event) => setSure(event.target.checked ? price : null)}>
          {t(price < record.price ? 'form.muchLess' : 'form.muchMore', {
            price: format.price(price),
            amount: format.price(Math.abs(price - record.price)),
          })}{' '}
          ({amountInWords(price, language)})
        </Checkbox>
      )}
    </>
  )
}
