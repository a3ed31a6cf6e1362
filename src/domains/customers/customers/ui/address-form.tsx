import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { updateCurrentCustomerLimits } from '#client/limits/customers.ts'
import { cityNamed, useCities } from '#domains/foundation/reference/ui/use-cities.ts'
import { useText } from '#i18n/text.ts'
import customersTexts from '#texts/customers'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import type { Customer } from '../contract.ts'
import styles from './address-form.module.css'

/** Postal address. The city is typed or chosen in the page's language and stored under its French name. */
export function AddressForm({ card, saved }: { card: Customer; saved: (card: Customer) => void }) {
  const t = useText(customersTexts)
  const toast = useToast()
  const list = useId()
  const { cities, shown } = useCities()
  // null until typed: the card's city, whose translation loads with the cities
  const [city, setCity] = useState<string | null>(null)
  const form = useForm({
    limits: updateCurrentCustomerLimits,
    errorMessage: ({ field }) => t(field === 'zip' ? 'address.badZip' : field === 'city' ? 'address.badCity' : 'address.failed'),
    offline: t('address.failed'),
    check: ({ zip = '', city: typed = '' }) => [
      ...(zip !== '' && !/^\d{5}$/.test(zip) ? [{ field: 'zip', reason: 'zip' as const }] : []),
      ...(typed !== '' && cityNamed(cities, typed) === undefined ? [{ field: 'city', reason: 'invalid' as const }] : []),
    ],
    send: ({ address = '', addressLine2 = '', zip, city: typed = '' }, signal) => {
      const body = { address, addressLine2, zip: zip || null, city: typed === '' ? null : (cityNamed(cities, typed) ?? null) }
      return callApi('put', '/api/customers/current', { body }, signal)
    },
    onSuccess: (customer) => {
      setCity(null)
      saved(customer)
      toast.success(t('address.saved'))
    },
  })

  return (
    <form className={styles.form} {...form.props}>
      <TextField {...form.field('address')} label={t('address.address')} defaultValue={card.address ?? ''} autoComplete="address-line1" />
      <TextField
        {...form.field('addressLine2')}
        label={t('address.addressLine2')}
        defaultValue={card.addressLine2 ?? ''}
        autoComplete="address-line2"
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('zip')}
          label={t('address.zip')}
          defaultValue={card.zip ?? ''}
          autoComplete="postal-code"
          inputMode="numeric"
          latin
        />
        <TextField
          {...form.field('city')}
          label={t('address.city')}
          value={city ?? shown(card.city)}
          onChange={(event) => setCity(event.currentTarget.value)}
          autoComplete="address-level2"
          list={list}
        />
      </div>
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city.name} value={shown(city.name)} />
        ))}
      </datalist>
      <FormAlert text={form.summary} />
      <Button type="submit" busy={form.busy}>
        {form.busy ? t('address.saving') : t('address.save')}
      </Button>
    </form>
  )
}
