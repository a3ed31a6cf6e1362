import type { InputHTMLAttributes, ReactNode } from 'react'
import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { Note } from '#ui/note.tsx'
import styles from './form.module.css'
import type { Fault, Form, Resend } from './page.ts'

const eye =
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0 M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'

/** Fields with their own message when empty. */
const namedFields = [
  'identifier',
  'password',
  'currentPassword',
  'code',
  'civility',
  'companyName',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
] as const

/** Props of a form field: name, error and focus. */
interface FieldTie {
  name: string
  error: string | undefined
  /** first invalid field; an attribute, so that it works without script */
  autoFocus: true | undefined
}

/** Returns the props of the form fields, in display order. */
export function useFields<Values, Secret extends string>(
  form: Form<Values, Secret>,
  order: readonly (Secret | (keyof Values & string))[],
): (name: Secret | (keyof Values & string)) => FieldTie {
  const sentence = useFaultText()
  const first = order.find((name) => form.errors[name])
  return (name) => ({ name, error: sentence(form.errors[name], name), autoFocus: name === first || undefined })
}

function useFaultText(): (fault: Fault | undefined, field: string) => string | undefined {
  const t = useText(identityTexts)
  return (fault, field) => {
    if (!fault) return undefined
    if (fault.name === 'missing') return t(`fault.missing.${namedFields.find((name) => name === field) ?? 'form'}`)
    return fault.name === 'tooMany' ? t('fault.tooMany', { minutes: fault.minutes ?? 1 }) : t(`fault.${fault.name}`)
  }
}

/** Renders a form with CSRF token. The form error is above and has the focus unless a field does. */
export function PostForm({ form, children }: { form: Form<unknown, string>; children: ReactNode }) {
  const fault = useFaultText()(form.errors.form, 'form')
  const focused = Object.keys(form.errors).length === 1 ? { autoFocus: true } : {}
  return (
    <form method="post" action={form.action} noValidate className={styles.form} data-once>
      <input type="hidden" name="_csrf" value={form.token} />
      {fault && (
        <div role="alert" tabIndex={-1} {...focused}>
          <Note tone="bad" icon="circle-alert" title={fault} />
        </div>
      )}
      {children}
    </form>
  )
}

interface PasswordFieldProps {
  tie: FieldTie
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  /** a link at the end of the label */
  aside?: ReactNode
}

/** Renders a password input; the toggle requires script. */
export function PasswordField({ tie, label, hint, autoComplete, aside }: PasswordFieldProps) {
  const t = useText(identityTexts)
  const input: InputHTMLAttributes<HTMLInputElement> = { type: 'password', autoComplete, autoCapitalize: 'off', spellCheck: false }
  return (
    <div className={styles.password}>
      <TextField
        {...tie}
        {...input}
        label={label}
        hint={hint}
        required
        latin
        inside={
          <button type="button" hidden className={styles.reveal} aria-pressed="false" aria-label={t('field.showPassword')} data-reveal>
            <Drawing path={eye} />
          </button>
        }
      />
      {aside}
    </div>
  )
}

/** Renders a one-time code input of six digits. */
export function CodeField({ tie }: { tie: FieldTie }) {
  const t = useText(identityTexts)
  return (
    <div className={styles.code}>
      <TextField {...tie} label={t('field.code')} inputMode="numeric" autoComplete="one-time-code" maxLength={12} required latin />
    </div>
  )
}

/** Renders a phone input; all Moroccan formats are accepted. */
export function PhoneField({ tie, label, hint, value }: { tie: FieldTie; label: string; hint?: string; value: string }) {
  return (
    <TextField
      {...tie}
      label={label}
      hint={hint}
      defaultValue={value}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={40}
      required
      latin
    />
  )
}

export function EmailField({ tie, label, hint, value }: { tie: FieldTie; label: string; hint?: string; value: string }) {
  return (
    <TextField
      {...tie}
      label={label}
      hint={hint}
      defaultValue={value}
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      required
      latin
    />
  )
}

export function GroupFault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={styles.fault} id={id}>
      <Icon name="circle-alert" size={18} />
      <span>{text}</span>
    </p>
  )
}

/** Renders the "stay signed in" checkbox. */
export function Remember({ checked }: { checked: boolean }) {
  const t = useText(identityTexts)
  return (
    <Checkbox name="remember" value="true" defaultChecked={checked}>
      {t('field.remember')}
    </Checkbox>
  )
}

/** Renders the button for a new code; the script counts the wait down. */
export function ResendForm({ resend }: { resend: Resend }) {
  const t = useText(identityTexts)
  const clock = `${Math.floor(resend.wait / 60)}:${String(resend.wait % 60).padStart(2, '0')}`
  return (
    <form method="post" action={resend.action} className={styles.resend} data-once data-wait={resend.wait}>
      <input type="hidden" name="_csrf" value={resend.token} />
      <button type="submit" className={styles.link}>
        {t('resend.button')}
      </button>
      {resend.wait > 0 && (
        <p>
          {t.rich('resend.wait', {
            time: () => (
              <bdi dir="ltr" className="tnum" key="time" data-clock>
                {clock}
              </bdi>
            ),
          })}
        </p>
      )}
    </form>
  )
}
