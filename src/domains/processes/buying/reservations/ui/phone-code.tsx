import { useEffect, useState } from 'react'
import { callApi } from '#client/call.ts'
import { readDevice, writeDevice } from '#client/device.ts'
import { useApiMutation } from '#client/mutation.ts'
import { codeMinutes } from '#domains/customers/customers/phone-code/rules.ts'
import { formatPhone } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { e164 } from '#shared/phone.ts'
import bookingsTexts from '#texts/bookings'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useForm } from '#ui/use-form.ts'
import styles from './phone-code.module.css'

interface PhoneCodeProps {
  /** links the button in the footer of the dialog to the form */
  id: string
  phone: string
  /** called when the number is confirmed */
  done: () => void
}

/** SMS code of a person without an account. Sent when the step opens; a reload sends no second one. */
export function PhoneCode({ id, phone, done }: PhoneCodeProps) {
  const t = useText(bookingsTexts)
  const number = e164(phone) ?? phone
  const sending = useCode(number)
  const form = useForm({
    limits: { code: { maxLength: 12 } },
    required: ['code'],
    errorMessage: ({ reason }) => t(reason === 'required' ? 'code.need' : 'code.bad'),
    send: ({ code = '' }, signal) => callApi('post', '/phonenumbers/check', { params: { query: { phone: number, code } } }, signal),
    onError: ({ errors }) => {
      if (errors.some(({ reason }) => reason === 'codeExpired')) writeDevice('phoneCode', null)
      return false
    },
    onSuccess: () => {
      writeDevice('phoneCode', null)
      done()
    },
  })
  return (
    <form id={id} className={styles.form} {...form.props}>
      <p role="status">
        {sending.isPending ? t('code.sending') : sending.failed === null && t('code.sent', { phone: formatPhone(number) })}
      </p>
      <FormAlert text={sending.failed ?? form.summary} />
      <TextField {...form.field('code')} label={t('code.field')} latin inputMode="numeric" autoComplete="one-time-code" />
      <button type="button" className={styles.again} disabled={sending.isPending || sending.left > 0} onClick={sending.again}>
        {sending.left > 0 ? t('code.wait', { seconds: String(sending.left) }) : t('code.again')}
      </button>
    </form>
  )
}

/** Seconds before another code can be requested. */
const pause = 30

/** Returns since how many seconds a code is on its way to a phone that still confirms it; null without one. */
export function secondsSinceCode(phone: string): number | null {
  const sent = Object(readDevice('phoneCode')) as { phone?: unknown; at?: unknown }
  if (sent.phone !== (e164(phone) ?? phone) || typeof sent.at !== 'number') return null
  const seconds = Math.floor((Date.now() - sent.at) / 1000)
  return seconds >= 0 && seconds < codeMinutes * 60 ? seconds : null
}

/** Sends a code when the step opens, unless a valid one was sent from this device, and on request after a pause. */
function useCode(phone: string) {
  const { isPending, error, send } = useApiMutation('post', '/phonenumbers/send')
  const [left, setLeft] = useState(0)
  const again = () =>
    void send({ params: { query: { phone } } }).then(({ ok }) => {
      if (!ok) return
      writeDevice('phoneCode', { phone, at: Date.now() })
      setLeft(pause)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number
  useEffect(() => {
    const since = secondsSinceCode(phone)
    if (since === null) again()
    else setLeft(Math.max(0, pause - since))
  }, [phone])
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { isPending, left, again, failed: error?.message ?? null }
}
