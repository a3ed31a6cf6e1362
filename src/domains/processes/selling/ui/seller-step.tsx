import { useState } from 'react'
import { PhoneCode, secondsSinceCode } from '#domains/processes/buying/reservations/ui/phone-code.tsx'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import sellingTexts from '#texts/selling'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import type { NamedChoice } from './car-step.tsx'
import { ChoiceField, type StepProps, useStepForm } from './request-parts.tsx'
import styles from './request-steps.module.css'

interface SellerStepProps extends StepProps {
  cities: readonly NamedChoice[]
  /** confirmed phone as entered; null for none */
  shownPhone: string | null
  showPhone: (phone: string) => void
}

/** Seller step. Without an account an SMS code confirms the phone, so that no other person can answer the offer. */
export function SellerStep({ cities, shownPhone, showPhone, ...props }: SellerStepProps) {
  const { id, state, done } = props
  const t = useText(sellingTexts)
  const language = useLanguage()
  const phone = state.textOf('Phone').trim()
  // a reload returns to a code that was sent before
  const [asksCode, setAsksCode] = useState(() => secondsSinceCode(phone) !== null)
  const needsCode = !state.isKnown && shownPhone !== phone
  const form = useStepForm('seller', { ...props, done: () => (needsCode ? setAsksCode(true) : done()) })
  if (asksCode && needsCode)
    return (
      <div className={styles.panel}>
        <h2>{t('seller.code')}</h2>
        <p className={styles.small}>{t('seller.codeText')}</p>
        <PhoneCode
          id={id}
          phone={phone}
          done={() => {
            showPhone(phone)
            done()
          }}
        />
        <p>
          <Button variant="ghost" onClick={() => setAsksCode(false)}>
            {t('seller.otherPhone')}
          </Button>
        </p>
      </div>
    )
  return (
    <form id={id} className={styles.form} {...form.props}>
      <div className={styles.panel}>
        <div data-field="Civility">
          <ChoiceField
            legend={t('field.Civility')}
            name="Civility"
            state={state}
            options={[
              { value: 'Mme.', label: t('seller.mrs') },
              { value: 'M.', label: t('seller.mr') },
              { value: 'Société', label: t('seller.company') },
            ]}
          />
          {form.field('Civility').error && (
            <p className={styles.fault} role="alert">
              {form.field('Civility').error}
            </p>
          )}
        </div>
        <div className={styles.pair}>
          {state.textOf('Civility') === 'Société' && (
            <>
              <TextField {...form.tie('CompanyName')} autoComplete="organization" />
              <TextField {...form.tie('Ice')} latin inputMode="numeric" autoComplete="off" hint={t('seller.iceHint')} />
              <TextField {...form.tie('TradeRegister')} latin inputMode="numeric" autoComplete="off" />
            </>
          )}
          <TextField {...form.tie('FirstName')} autoComplete="given-name" />
          <TextField {...form.tie('LastName')} autoComplete="family-name" />
          <TextField {...form.tie('Phone')} latin type="tel" inputMode="tel" autoComplete="tel" hint={t('seller.phoneHint')} />
          <TextField {...form.tie('Email')} latin type="email" inputMode="email" autoComplete="email" />
          <SelectField {...form.tie('City')}>
            <option value="">{t('choose')}</option>
            {cities.map(({ name, names }) => (
              <option key={name} value={name}>
                {localized(names, language)}
              </option>
            ))}
          </SelectField>
        </div>
        <details className={styles.more}>
          <summary>{t('seller.more')}</summary>
          <div className={styles.pair}>
            <TextField {...form.tie('IdNumber')} latin autoComplete="off" />
            <TextField {...form.tie('Address')} autoComplete="street-address" />
            <TextField {...form.tie('Zip')} latin inputMode="numeric" autoComplete="postal-code" />
          </div>
        </details>
      </div>
    </form>
  )
}
