import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './newsletter-form.module.css'

type State = { step: 'ask' | 'sending' | 'done' } | { step: 'error'; field: 'email' | 'consent'; message: string }

/** Signing up for the weekly letter: address, consent that is never ticked in advance, and the answer in place of the form. */
export function NewsletterForm({ controller, cndp }: { controller: string; cndp: string }) {
  const t = useText('contact')
  const language = useLanguage()
  const api = useApi()
  const id = useId()
  const email = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ step: 'ask' })
  // before the script is there the form would put the address into the address bar
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const address = String(form.get('email') ?? '').trim()
    if (!/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/.test(address)) return fail('email', t('newsletter.badEmail'))
    if (!form.get('consent')) return fail('consent', t('newsletter.needConsent'))
    setState({ step: 'sending' })
    try {
      const { error } = await api.POST('/api/newsletter', {
        body: { email: address, language, consent: true, website: String(form.get('website') ?? '') },
      })
      if (error) return fail('email', error.message || t('newsletter.failed'))
      setState({ step: 'done' })
    } catch {
      fail('email', t('newsletter.failed'))
    }
  }

  function fail(field: 'email' | 'consent', message: string): void {
    setState({ step: 'error', field, message })
    const inputs = { email, consent }
    inputs[field].current?.focus()
  }

  if (state.step === 'done')
    return (
      <p className={styles.done} role="status">
        <Icon name="circle-check" size={24} />
        <span>{t('newsletter.done')}</span>
      </p>
    )
  const failed = state.step === 'error'
  /** ties the sentence to the field that it is about */
  const faultOf = (field: 'email' | 'consent') =>
    failed && state.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={`${id}-email`}>
        {t('newsletter.email')}
      </label>
      <div className={styles.row}>
        <input
          ref={email}
          id={`${id}-email`}
          className={styles.input}
          type="email"
          name="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          {...faultOf('email')}
        />
        <button className={styles.submit} type="submit" aria-busy={state.step === 'sending'} disabled={!ready || state.step === 'sending'}>
          {state.step === 'sending' ? t('newsletter.sending') : t('newsletter.submit')}
        </button>
      </div>
      <label className={styles.trap} aria-hidden="true">
        {t('newsletter.website')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {failed && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {state.message}
        </p>
      )}
      <label className={styles.consent}>
        <input ref={consent} type="checkbox" name="consent" value="true" {...faultOf('consent')} />
        <span>{t('newsletter.consent')}</span>
      </label>
      <small>
        {t('newsletter.notice', { controller })}
        {cndp && ` ${t('newsletter.cndp', { number: cndp })}`}
      </small>
    </form>
  )
}
