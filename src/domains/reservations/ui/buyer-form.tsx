import { type FormEvent, useId } from 'react'
import { signIn } from '#client/sign-in.ts'
import { useSession } from '#client/use-session.ts'
import { useText } from '#i18n/text.ts'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Segments } from '#ui/segments.tsx'
import { type BuyerField, type BuyerWish, needs } from './buyer-draft.ts'
import styles from './buyer-form.module.css'
import type { BuyerState } from './use-buyer.ts'

interface BuyerFormProps {
  /** ties the button in the foot of the dialog to the form */
  id: string
  state: BuyerState
  /** called with the buyer once nothing is wrong with it */
  done: (buyer: BuyerWish) => void
}

/** A person or a company, and how to reach them. What is typed stays on the device until the booking. */
export function BuyerForm({ id, state, done }: BuyerFormProps) {
  const t = useText('bookings')
  const { state: session } = useSession()
  const list = useId()
  const { kind, choose, textOf, type, faults, cities, check } = state
  const company = kind === 'company'

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const found = check()
    if ('buyer' in found) {
      done(found.buyer)
      return
    }
    const field = event.currentTarget.elements.namedItem(found.first)
    const first = field instanceof RadioNodeList ? field[0] : field
    if (!(first instanceof HTMLElement)) return
    // what is folded away cannot take the focus
    first.closest('details')?.setAttribute('open', '')
    first.focus()
  }

  /** what every field has in common */
  const field = (name: BuyerField) => {
    const fault = faults[name]
    return {
      name,
      label: t(`buyer.${name as 'firstName'}`),
      value: textOf(name),
      required: needs(kind, name),
      onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
      ...(fault && { error: t(`buyer.${fault}.${name as 'firstName'}`) }),
    }
  }
  const postal = (
    <>
      <TextField {...field('address')} autoComplete="street-address" maxLength={120} />
      <TextField {...field('addressLine2')} autoComplete="address-line2" maxLength={120} />
      <TextField {...field('zip')} latin inputMode="numeric" autoComplete="postal-code" maxLength={5} />
      <TextField {...field('city')} autoComplete="address-level2" list={list} maxLength={60} />
      <datalist id={list}>
        {cities.map((city) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  )
  const identity = <TextField {...field('idNumber')} latin autoComplete="off" maxLength={12} hint={t('buyer.idHint')} />

  return (
    <form id={id} className={styles.form} onSubmit={send} noValidate>
      {session === 'anonymous' && (
        <p className={styles.known}>
          <Icon name="user" size={18} />
          <span>{t('flow.signIn')}</span>
          <button type="button" onClick={() => void signIn()}>
            {t('flow.signInButton')}
          </button>
        </p>
      )}
      <div className={styles.wide}>
        <Segments
          legend={t('buyer.kind')}
          options={[
            { value: 'person', label: t('buyer.person') },
            { value: 'company', label: t('buyer.company') },
          ]}
          value={kind}
          change={choose}
        />
      </div>
      {company ? (
        <>
          <div className={styles.wide}>
            <TextField {...field('companyName')} autoComplete="organization" maxLength={120} />
          </div>
          <TextField {...field('ice')} latin inputMode="numeric" maxLength={20} hint={t('buyer.iceHint')} />
          <TextField {...field('registrationNumber')} latin inputMode="numeric" maxLength={12} />
          <h3 className={styles.wide}>{t('buyer.representative')}</h3>
        </>
      ) : (
        <fieldset className={styles.civility} aria-describedby={faults.civility ? `${id}-civility` : undefined}>
          <legend>{t('buyer.civility')}</legend>
          {(['Mme.', 'M.'] as const).map((civility) => (
            <label key={civility}>
              <input
                type="radio"
                name="civility"
                value={civility}
                checked={textOf('civility') === civility}
                aria-invalid={faults.civility ? true : undefined}
                onChange={() => type('civility', civility)}
              />
              {t(civility === 'M.' ? 'buyer.mr' : 'buyer.mrs')}
            </label>
          ))}
          {faults.civility && (
            <p className={styles.fault} id={`${id}-civility`}>
              <Icon name="circle-alert" size={18} />
              <span>{t('buyer.need.civility')}</span>
            </p>
          )}
        </fieldset>
      )}
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField
        {...field('phone')}
        latin
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="06 12 34 56 78"
        hint={t('buyer.phoneHint')}
      />
      <TextField {...field('email')} latin type="email" inputMode="email" autoComplete="email" maxLength={254} />
      {company ? (
        <>
          {identity}
          <h3 className={styles.wide}>{t('buyer.companyAddress')}</h3>
          {postal}
        </>
      ) : (
        <details className={styles.more}>
          <summary>
            {t('buyer.more')} <Icon name="chevron-down" size={18} />
          </summary>
          <div className={styles.form}>
            {identity}
            {postal}
          </div>
        </details>
      )}
      <p className={`${styles.wide} ${styles.kept}`}>{t('flow.kept')}</p>
    </form>
  )
}
