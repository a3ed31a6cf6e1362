import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#client/call.ts'
import { addStoreLimits } from '#client/limits/reference.ts'
import { staffAddress } from '#client/staff/addresses.ts'
import type { Store, StoreEntry } from '#domains/foundation/reference/contract.ts'
import { storeServices } from '#domains/foundation/reference/rules.ts'
import { cityNamed, useCities } from '#domains/foundation/reference/ui/use-cities.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { byLanguage, direction, type Language, languages } from '#shared/language.ts'
import { typedNumber } from '#shared/limits.ts'
import { e164, spacedPhone } from '#shared/phone.ts'
import staffStoresTexts from '#texts/staffStores'
import storesTexts from '#texts/stores'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { useMoment } from '../newsletter/use-moment.ts'
import { closedWeek, type Day, HoursFields } from '../settings/hours-fields.tsx'
import settingsStyles from '../settings/settings.module.css'
import { StorePlace } from './store-place.tsx'
import styles from './stores.module.css'

const parts = ['names', 'addresses'] as const
const opensAt: Day = { open: '08:00', close: '18:00' }
/** Default hours of a new store: open on weekdays. */
const usualWeek = closedWeek.map((_, i) => (i < 5 ? opensAt : null))

interface StoreFormProps {
  store: Store | null
  changed: (store: Store) => void
}

/** Public data of a store, both languages side by side, with its location on the map. */
export function StoreForm({ store, changed }: StoreFormProps) {
  const t = useText(staffStoresTexts)
  const toast = useToast()
  const navigate = useNavigate()
  const { cities, shown } = useCities()
  const [typed, setTyped] = useState(() => typedOf(store))
  const [city, setCity] = useState<string | null>(null)
  const [hours, setHours] = useState<readonly Day[]>(store?.hours ?? usualWeek)
  const [services, setServices] = useState(store?.services ?? [])
  const [isDeactivated, setDeactivated] = useState(store?.isDeactivated ?? false)
  const labelOf = useLabels()
  const words = useFieldWords(labelOf)
  const form = useForm({
    limits: addStoreLimits,
    prefix: 'store.',
    errorMessage: words,
    check: ({ phone = '', city: name = '' }) => [
      ...(phone !== '' && e164(phone) === null ? [{ field: 'phone', reason: 'phone' as const }] : []),
      ...(name !== '' && cityNamed(cities, name) === undefined ? [{ field: 'city', reason: 'invalid' as const }] : []),
      ...(hours.some((day) => day && day.close <= day.open) ? [{ field: 'hours', reason: 'hours' as const }] : []),
    ],
    send: (texts, signal) => {
      const named = cityNamed(cities, texts.city ?? '') ?? ''
      const body = { store: entryOf({ ...texts, city: named }, { hours: [...hours], services, isDeactivated }) }
      if (!store) return callApi('post', '/api/staff/stores', { body }, signal)
      const params = { path: { id: store.id } }
      return callApi('put', '/api/staff/stores/{id}', { params, body: { ...body, version: store.version } }, signal)
    },
    onError: ({ code }) => {
      if (code === 'EditConflict') form.setError(t('conflict'))
      return code === 'EditConflict'
    },
    onSuccess: (kept) => {
      toast.success(t('saved'))
      if (store) changed(kept)
      else void navigate(staffAddress.store(kept.id), { replace: true })
    },
  })
  const field = (name: string) => ({
    ...form.field(name),
    label: labelOf(name),
    value: typed[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  const hoursFault = form.field('hours').error
  return (
    <form className={styles.form} {...form.props}>
      <Card title={t('words')}>
        <div className={styles.pair}>
          {parts.flatMap((part) =>
            languages.map((language) => (
              <TextField key={part + language} {...field(`${part}.${language}`)} dir={direction(language)} lang={language} />
            )),
          )}
          <TextField
            {...form.field('city')}
            label={t('city')}
            list="store-cities"
            value={city ?? shown(typed.city ?? '')}
            onChange={(event) => setCity(event.currentTarget.value)}
          />
          <TextField {...field('zip')} inputMode="numeric" maxLength={5} latin />
          <TextField {...field('phone')} type="tel" latin />
          <TextField {...field('email')} type="email" latin />
        </div>
        <datalist id="store-cities">
          {cities.map(({ name }) => (
            <option key={name} value={shown(name)} />
          ))}
        </datalist>
      </Card>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Card title={t('hours')} id="store-hours">
            <div className={settingsStyles.value} data-field="hours">
              <HoursFields
                days={hours}
                labelledBy="store-hours"
                change={(next) => {
                  setHours(next)
                  form.clear('hours')
                }}
              />
              {hoursFault && <p className={settingsStyles.fault}>{hoursFault}</p>}
            </div>
            <fieldset className={styles.services}>
              <legend>{t('services')}</legend>
              <Services chosen={services} change={setServices} />
            </fieldset>
          </Card>
          <Card title={t('state')}>
            <Checkbox name="isDeactivated" checked={isDeactivated} onChange={(event) => setDeactivated(event.currentTarget.checked)}>
              {t('isDeactivated')}
            </Checkbox>
            {isDeactivated && <InUse store={store} />}
          </Card>
        </div>
        <Card title={t('place')}>
          <div className={styles.pair}>
            <TextField {...field('latitude')} maxLength={12} inputMode="text" latin hint={t('latitudeHint')} />
            <TextField {...field('longitude')} maxLength={12} inputMode="text" latin hint={t('longitudeHint')} />
          </div>
          <StorePlace
            name={typed['names.fr'] ?? ''}
            latitude={typedNumber(typed.latitude ?? '')}
            longitude={typedNumber(typed.longitude ?? '')}
          />
        </Card>
      </div>
      <FormAlert text={form.summary} />
      <div className={styles.buttons}>
        {store && <Stamp changed={store.changed} />}
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function Card({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Services({ chosen, change }: { chosen: Store['services']; change: (services: Store['services']) => void }) {
  const words = useText(storesTexts)
  return storeServices.map((service) => (
    <Checkbox
      key={service}
      name={`service.${service}`}
      checked={chosen.includes(service)}
      onChange={(event) => {
        const { checked } = event.currentTarget
        change(storeServices.filter((one) => (one === service ? checked : chosen.includes(one))))
      }}
    >
      {words(`service.${service}`)}
    </Checkbox>
  ))
}

/** Records of a store that is closed or about to be. */
function InUse({ store }: { store: Store | null }) {
  const t = useText(staffStoresTexts)
  const { cars, appointments } = store?.use ?? { cars: 0, appointments: 0 }
  if (cars === 0 && appointments === 0) return <p>{t('offText')}</p>
  return (
    <Note tone="warning" icon="triangle-alert" title={t('inUse')}>
      <p>{t('inUseText', { cars, appointments })}</p>
    </Note>
  )
}

function Stamp({ changed: { at, by } }: { changed: Store['changed'] }) {
  const t = useText(staffStoresTexts)
  const moment = useMoment()
  return <small>{by ? t('changedBy', { at: moment(at), by }) : t('changedAt', { at: moment(at) })}</small>
}

function useLabels(): (field: string) => string {
  const t = useText(staffStoresTexts)
  const { languageName } = useFormat()
  return (field) => {
    const [part = '', language] = field.split('.')
    if (part === 'names') return t('nameIn', { language: languageName(language as Language) })
    if (part === 'addresses') return t('addressIn', { language: languageName(language as Language) })
    return t(part as 'city')
  }
}

function typedOf(store: Store | null): Record<string, string> {
  if (!store) return {}
  return {
    ...{ city: store.city, zip: store.zip ?? '', phone: spacedPhone(store.phone), email: store.email ?? '' },
    ...{ latitude: String(store.latitude), longitude: String(store.longitude) },
    ...Object.fromEntries(parts.flatMap((part) => languages.map((language) => [`${part}.${language}`, store[part][language] ?? '']))),
  }
}

type Chosen = Pick<StoreEntry, 'hours' | 'services' | 'isDeactivated'>

function entryOf(texts: Readonly<Record<string, string>>, chosen: Chosen): StoreEntry {
  const said = (part: string) => byLanguage((language) => texts[`${part}.${language}`] ?? '')
  const { city = '', zip, phone = '', email, latitude = '', longitude = '' } = texts
  return {
    ...{ names: said('names'), addresses: said('addresses'), city, zip: zip || null, phone, email: email || null },
    ...{ latitude: typedNumber(latitude) ?? 0, longitude: typedNumber(longitude) ?? 0 },
    ...chosen,
  }
}
