import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { subscribeToNewsletterLimits } from '#client/limits/leads.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import contactTexts from '#texts/contact'
import { Icon } from '#ui/icon.tsx'
import { useForm } from '#ui/use-form.ts'
import styles from './newsletter-form.module.css'
import { TrapField } from './trap-field.tsx'

/** Newsletter sign-up: address, unchecked consent, and the result in place of the form. */
export function NewsletterForm({ controller, cndp }: { controller: string; cndp: string }) {
  const t = useText(contactTexts)
  const language = useLanguage()
  const id = useId()
  const [done, setDone] = useState(false)
  const form = useForm({
    limits: subscribeToNewsletterLimits,
    errorMessage: ({ field }) => t(field === 'consent' ? 'newsletter.needConsent' : 'newsletter.badEmail'),
    offline: t('newsletter.failed'),
    check: ({ consent }) => (consent ? [] : [{ field: 'consent', reason: 'consent' }]),
    send: ({ email = '', website = '' }, signal) =>
      callApi('post', '/api/newsletter', { body: { email, language, consent: true, website } }, signal),
    onSuccess: () => setDone(true),
  })

  if (done)
    return (
      <p className={styles.done} role="status">
        <Icon name="circle-check" size={24} />
        <span>{t('newsletter.done')}</span>
      </p>
    )
  const email = form.field('email')
  const consent = form.field('consent')
  const fault = email.error ?? consent.error ?? form.summary
  /** links the error to its field */
  const faultOf = ({ error }: typeof email) => (error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})
  return (
    <form className={styles.form} {...form.props}>
      <label className={styles.label} htmlFor={`${id}-email`}>
        {t('newsletter.email')}
      </label>
      <div className={styles.row}>
        <input
          id={`${id}-email`}
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          maxLength={email.maxLength}
          {...faultOf(email)}
        />
        <button className={styles.submit} type="submit" aria-busy={form.busy} disabled={!form.ready || form.busy}>
          {form.busy ? t('newsletter.sending') : t('newsletter.submit')}
        </button>
      </div>
      <TrapField label={t('newsletter.website')} />
      {fault && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {fault}
        </p>
      )}
      <label className={styles.consent}>
        <input type="checkbox" name="consent" value="true" {...faultOf(consent)} />
        <span>{t('newsletter.consent')}</span>
      </label>
      <small>
        {t('newsletter.notice', { controller })}
        {cndp && ` ${t('newsletter.cndp', { number: cndp })}`}
      </small>
    </form>
  )
}
