import { type ComponentProps, useId, useState } from 'react'
import { bookVehicleLimits } from '#client/limits/buying-reservations.ts'
import { signInBeside } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import bookingsTexts from '#texts/bookings'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { useForm } from '#ui/use-form.ts'
import { type BuyerField, type BuyerInput, buyerFields, needs } from './buyer-draft.ts'
import styles from './buyer-form.module.css'
import type { BuyerState } from './use-buyer.ts'

interface BuyerFormProps {
  /** links the button in the footer of the dialog to the form */
  id: string
  state: BuyerState
  /** called with a valid buyer */
  done: (buyer: BuyerInput) => void
}

/** Form for a person or company with contact data. Stores the input on the device until the booking. */
export function BuyerForm({ id, state, done }: BuyerFormProps) {
  const t = useText(bookingsTexts)
  const { kind, choose, textOf, type, cities, texts, find, request } = state
  const company = kind === 'company'
  const form = useForm({
    limits: bookVehicleLimits,
    prefix: 'buyer.',
    required: buyerFields.filter((field) => needs(kind, field)),
    values: texts,
    check: () => Object.entries(find()).map(([field, fault]) => ({ field, reason: fault === 'need' ? 'required' : 'invalid' })),
    errorMessage: ({ field, reason }) => t(`buyer.${reason === 'required' ? 'need' : 'bad'}.${field as 'firstName'}`),
    // the steps of the dialog build the request
    send: () => Promise.resolve(),
    onSuccess: () => done(request()),
  })

  /** common props of every field */
  const field = (name: BuyerField) => ({
    ...form.field(name),
    label: t(`buyer.${name as 'firstName'}`),
    value: textOf(name),
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  })

  return (
    <form id={id} className={styles.form} {...form.props}>
      <SignInFirst />
      <div className={styles.wide}>
        <Segments
          legend={t('buyer.kind')}
          options={[
            { value: 'person', label: t('buyer.person') },
            { value: 'company', label: t('buyer.company') },
          ]}
          value={kind}
          change={(chosen) => {
            form.clear()
            choose(chosen)
          }}
        />
      </div>
      {company ? (
        <Company field={field} />
      ) : (
        <Civility
          id={`${id}-civility`}
          value={textOf('civility')}
          fault={form.field('civility').error}
          choose={(civility) => type('civility', civility)}
        />
      )}
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField
        {...field('phone')}
        latin
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="06 12 34 56 78"
        hint={t('buyer.phoneHint')}
      />
      <TextField {...field('email')} latin type="email" inputMode="email" autoComplete="email" />
      <Identity field={field} cities={cities} company={company} />
      <p className={`${styles.wide} ${styles.kept}`}>{t('flow.kept')}</p>
    </form>
  )
}

/** Sign-in, which fills in the known data. */
function SignInFirst() {
  const t = useText(bookingsTexts)
  const { state } = useSession()
  const [failed, setFailed] = useState(false)
  if (state !== 'anonymous') return null
  const signIn = async () => setFailed(!(await signInBeside()))
  return (
    <p className={styles.known}>
      <Icon name="user" size={18} />
      <span>{t('flow.signIn')}</span>
      <button type="button" onClick={() => void signIn()}>
        {t('flow.signInButton')}
      </button>
      {failed && <span role="alert">{t('flow.offline')}</span>}
    </p>
  )
}

interface CivilityProps {
  /** id of the error message */
  id: string
  value: string
  fault?: string
  choose: (civility: 'Mme.' | 'M.') => void
}

function Civility({ id, value, fault, choose }: CivilityProps) {
  const t = useText(bookingsTexts)
  return (
    <fieldset className={styles.civility} aria-describedby={fault ? id : undefined}>
      <legend>{t('buyer.civility')}</legend>
      {(['Mme.', 'M.'] as const).map((civility) => (
        <label key={civility}>
          <input
            type="radio"
            name="civility"
            value={civility}
            checked={value === civility}
            aria-invalid={fault ? true : undefined}
            onChange={() => choose(civility)}
          />
          {t(civility === 'M.' ? 'buyer.mr' : 'buyer.mrs')}
        </label>
      ))}
      {fault && (
        <p className={styles.fault} id={id}>
          <Icon name="circle-alert" size={18} />
          <span>{fault}</span>
        </p>
      )}
    </fieldset>
  )
}

/** Returns the props of a field. */
type FieldOf = (name: BuyerField) => ComponentProps<typeof TextField>

/** Fields of a company; the contact person follows. */
function Company({ field }: { field: FieldOf }) {
  const t = useText(bookingsTexts)
  return (
    <>
      <div className={styles.wide}>
        <TextField {...field('companyName')} autoComplete="organization" />
      </div>
      <TextField {...field('ice')} latin inputMode="numeric" hint={t('buyer.iceHint')} />
      <TextField {...field('registrationNumber')} latin inputMode="numeric" />
      <h3 className={styles.wide}>{t('buyer.representative')}</h3>
    </>
  )
}

/** Identity card and address: required for a company, optional for a person. */
function Identity({ field, cities, company }: { field: FieldOf; cities: readonly string[]; company: boolean }) {
  const t = useText(bookingsTexts)
  const list = useId()
  const identity = <TextField {...field('idNumber')} latin autoComplete="off" hint={t('buyer.idHint')} />
  const postal = (
    <>
      <TextField {...field('address')} autoComplete="street-address" />
      <TextField {...field('addressLine2')} autoComplete="address-line2" />
      <TextField {...field('zip')} latin inputMode="numeric" autoComplete="postal-code" />
      <TextField {...field('city')} autoComplete="address-level2" list={list} />
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  )
  if (company)
    return (
      <>
        {identity}
        <h3 className={styles.wide}>{t('buyer.companyAddress')}</h3>
        {postal}
      </>
    )
  return (
    <details className={styles.more}>
      <summary>
        {t('buyer.more')} <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.form}>
        {identity}
        {postal}
      </div>
    </details>
  )
}
