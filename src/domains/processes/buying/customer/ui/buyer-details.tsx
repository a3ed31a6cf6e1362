import { useId } from 'react'
import { callApi } from '#client/call.ts'
import { editOwnBuyerLimits } from '#client/limits/buying-customer.ts'
import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { cityNamed, useCities } from '#domains/foundation/reference/ui/use-cities.ts'
import type { Outcome } from '#domains/processes/buying/bookings/contract.ts'
import { useText } from '#i18n/text.ts'
import historyTexts from '#texts/history'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import type { OwnBuyer } from '../contract.ts'
import styles from './payment-details.module.css'
import { TurnFailed } from './turn-panel.tsx'

const fields = ['idNumber', 'address', 'addressLine2', 'zip', 'city'] as const
type Field = (typeof fields)[number]

interface BuyerDetailsProps {
  booking: Pick<Outcome, 'key' | 'missing'>
  /** refetches the booking */
  done: () => void
  /** called when the phone confirmation has expired */
  locked?: (() => void) | undefined
}

/** Returns whether the customer can complete a missing field. */
export const isTheirs = (missing: Outcome['missing']): boolean => missing.some((field) => fields.some((one) => one === field))

/** Form for the buyer's identity card and address in documents. */
export function BuyerDetails(props: BuyerDetailsProps) {
  const { data } = useQuery(apiQuery('/api/bookings/{key}/buyer', { params: { path: { key: props.booking.key } } }))
  return data ? <Details {...props} buyer={data} /> : null
}

function Details({ booking, buyer, done, locked }: BuyerDetailsProps & { buyer: OwnBuyer }) {
  const t = useText(historyTexts)
  const toast = useToast()
  const list = useId()
  const { cities, shown } = useCities()
  const words = useFieldWords((field) => t(`buyer.${field as Field}`))
  const form = useForm({
    limits: editOwnBuyerLimits,
    required: booking.missing.filter((field) => fields.some((one) => one === field)),
    errorMessage: words,
    check: ({ city = '' }) => (city && !cityNamed(cities, city) ? [{ field: 'city', reason: 'notInList' }] : []),
    send: (texts, signal) => {
      const typed = Object.fromEntries(fields.map((field) => [field, texts[field] || null]))
      const body = { ...typed, city: texts.city ? (cityNamed(cities, texts.city) ?? texts.city) : null }
      return callApi('put', '/api/bookings/{key}/buyer', { params: { path: { key: booking.key } }, body }, signal)
    },
    onSuccess: () => {
      toast.success(t('buyer.saved'))
      done()
    },
    onError: ({ code }) => {
      if (code === 'PhoneUnconfirmed') locked?.()
      if (code === 'TransitionNotAllowed') done()
      return false
    },
  })
  const kept = (field: Field) => (field === 'city' ? (shown(buyer.city) ?? '') : (buyer[field] ?? ''))
  const tie = (field: Field) => ({ ...form.field(field), label: t(`buyer.${field}`), defaultValue: kept(field) })
  return (
    <form className={styles.form} {...form.props}>
      <p className={styles.wide}>
        <bdi>{buyer.companyName ?? `${buyer.firstName} ${buyer.lastName}`}</bdi>
      </p>
      <TextField {...tie('idNumber')} latin autoComplete="off" />
      <TextField {...tie('address')} autoComplete="street-address" />
      <TextField {...tie('addressLine2')} autoComplete="address-line2" />
      <TextField {...tie('zip')} latin inputMode="numeric" autoComplete="postal-code" />
      <TextField {...tie('city')} autoComplete="address-level2" list={list} />
      <datalist id={list}>
        {cities.map(({ name }) => (
          <option key={name} value={shown(name)} />
        ))}
      </datalist>
      <div className={styles.wide}>
        <TurnFailed text={form.summary} />
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'turn.AnswerPrice.busy' : 'buyer.save')}
        </Button>
      </div>
    </form>
  )
}
