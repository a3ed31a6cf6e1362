import { type FormEvent, useId, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { cityNamed, useCities } from '#domains/reference/ui/use-cities.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useToast } from '#ui/toast.tsx'
import type { Customer } from '../contract.ts'
import styles from './address-form.module.css'

type Faults = Partial<Record<'zip' | 'city', string>>

/** Where the post arrives. A city is typed or chosen in the language of the page and kept under its French name. */
export function AddressForm({ card, saved }: { card: Customer; saved: (card: Customer) => void }) {
  const t = useText('customers')
  const api = useApi()
  const toast = useToast()
  const list = useId()
  const form = useRef<HTMLFormElement>(null)
  const { cities, shown } = useCities()
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '').trim()
    const city = text('city') === '' ? null : cityNamed(cities, text('city'))
    const found: Faults = {
      ...(text('zip') !== '' && !/^\d{5}$/.test(text('zip')) && { zip: t('address.badZip') }),
      ...(city === undefined && { city: t('address.badCity') }),
    }
    setFaults(found)
    const first = found.zip ? 'zip' : found.city ? 'city' : null
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    try {
      const { data, error } = await api.PUT('/api/customers/current', {
        body: { address: text('address'), addressLine2: text('addressLine2'), zip: text('zip') || null, city: city ?? null },
      })
      if (data) {
        saved(data)
        toast.success(t('address.saved'))
      } else toast.error(error?.message || t('address.failed'))
    } catch {
      toast.error(t('address.failed'))
    }
    setBusy(false)
  }

  return (
    <form ref={form} className={styles.form} onSubmit={save} noValidate>
      <TextField
        name="address"
        label={t('address.address')}
        defaultValue={card.address ?? ''}
        autoComplete="address-line1"
        maxLength={120}
      />
      <TextField
        name="addressLine2"
        label={t('address.addressLine2')}
        defaultValue={card.addressLine2 ?? ''}
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className={styles.pair}>
        <TextField
          name="zip"
          label={t('address.zip')}
          defaultValue={card.zip ?? ''}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          latin
          {...(faults.zip && { error: faults.zip })}
        />
        <TextField
          // the name in the language of the page is known once the cities are
          key={shown(card.city)}
          name="city"
          label={t('address.city')}
          defaultValue={shown(card.city)}
          autoComplete="address-level2"
          list={list}
          maxLength={60}
          {...(faults.city && { error: faults.city })}
        />
      </div>
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city.nameFr} value={shown(city.nameFr)} />
        ))}
      </datalist>
      <Button type="submit" busy={busy}>
        {busy ? t('address.saving') : t('address.save')}
      </Button>
    </form>
  )
}
