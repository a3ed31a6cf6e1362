import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApi } from '#client/api.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import styles from './contact-form.module.css'
import { type Faults, findFaults } from './form-faults.ts'
import { type Field, fields, useDraft } from './use-draft.ts'
import { useOwnData } from './use-own-data.ts'

interface ContactFormProps {
  /** the car that the question is about; absent: a message to the house */
  car?: { id: number; name: string }
  /** who answers for the data (`useSite()`) */
  site: { company: string; cndp: string; email: string }
}

/** By when somebody replies, as the API answers it. */
interface Promised {
  replyDay: string
  replyTime: string
  acknowledged: boolean
}

type State = { step: 'ask' | 'sending' } | { step: 'done'; promised: Promised } | { step: 'failed' | 'already'; text: string }

/** A message to the house or a question about a car. What is typed is kept on the device; success takes the place of the form. */
export function ContactForm({ car, site }: ContactFormProps) {
  const t = useText('contactForm')
  const api = useApi()
  const { draft, type, forget } = useDraft(car ? `car:${car.id}` : 'contact')
  const own = useOwnData()
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<State>({ step: 'ask' })
  const [faults, setFaults] = useState<Faults>({})
  // before the script is there the form would put what was typed into the address bar
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  const opening = car ? t('opening', { car: car.name }) : ''
  const textOf = (field: Field) => draft[field] ?? own[field] ?? (field === 'message' ? opening : '')
  const required = (field: Field) => (field === 'email' ? !car : field === 'phone' ? !!car : true)

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const values = Object.fromEntries(fields.map((field) => [field, textOf(field).trim()])) as Record<Field, string>
    const found = findFaults(values, required)
    setFaults(found)
    const first = fields.find((field) => found[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setState({ step: 'sending' })
    const { email, phone, ...rest } = values
    const website = String(new FormData(event.currentTarget).get('website') ?? '')
    try {
      const { data, error } = await api.POST('/api/contactrequests', {
        body: { ...rest, website, ...(email && { email }), ...(phone && { phone }), ...(car && { vehicleId: car.id }) },
      })
      if (data) {
        setState({ step: 'done', promised: data })
        forget()
      } else setState({ step: error?.code === 'DuplicateEnquiry' ? 'already' : 'failed', text: error?.message || t('offline') })
    } catch {
      setState({ step: 'failed', text: t('offline') })
    }
  }

  if (state.step === 'done') return <Sent promised={state.promised} again={() => setState({ step: 'ask' })} />
  const error = (field: Field) => {
    const fault = faults[field]
    if (!fault) return {}
    if (fault === 'need') return { error: t(`need.${field}`) }
    return { error: field === 'message' ? t('bad.message', { count: faults.tooLong ?? 0 }) : t(`bad.${field}`) }
  }
  /** what every field of the form has in common */
  const field = (name: Field) => ({
    name,
    label: t(name),
    value: textOf(name),
    required: required(name),
    onChange: (event: { currentTarget: { value: string } }) => {
      type(name, event.currentTarget.value)
      setFaults(({ [name]: _, ...others }) => others)
    },
    ...error(name),
  })
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      <TextField {...field('firstName')} autoComplete="given-name" maxLength={60} />
      <TextField {...field('lastName')} autoComplete="family-name" maxLength={60} />
      <TextField {...field('phone')} latin type="tel" inputMode="tel" autoComplete="tel" maxLength={40} placeholder="06 12 34 56 78" />
      <TextField {...field('email')} latin type="email" inputMode="email" autoComplete="email" maxLength={254} />
      <div className={styles.wide}>
        <TextAreaField {...field('message')} rows={4} hint={t('kept')} />
      </div>
      <label className={styles.trap} aria-hidden="true">
        {t('website')}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <div className={styles.wide} role="alert">
        {state.step === 'failed' && (
          <Note tone="bad" icon="circle-alert" title={t('failed')}>
            <p>{state.text}</p>
          </Note>
        )}
        {state.step === 'already' && (
          <Note tone="info" icon="info" title={t('already')}>
            <p>{state.text}</p>
          </Note>
        )}
      </div>
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button
          type="submit"
          variant={car ? 'outline' : 'primary'}
          busy={state.step === 'sending'}
          disabled={!ready || state.step === 'sending'}
        >
          {state.step === 'sending' ? t('sending') : t('submit')}
        </Button>
        {car && <span className={styles.hint}>{t('askLead')}</span>}
      </div>
      <div className={styles.wide}>
        <PersonalDataNotice purpose={car ? 'enquiry' : 'contact'} controller={site.company} cndp={site.cndp} email={site.email} />
      </div>
    </form>
  )
}

/** What happens next, with its moment; takes the focus, because the button that had it is gone. */
function Sent({ promised, again }: { promised: Promised; again: () => void }) {
  const t = useText('contactForm')
  const { clock, longDate, weekday } = useFormat()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { replyDay, replyTime, acknowledged } = promised
  const weekdayNumber = (new Date(`${replyDay}T00:00Z`).getUTCDay() + 6) % 7
  return (
    <div ref={place} className={styles.sent} role="status" tabIndex={-1}>
      <Note tone="good" icon="circle-check" title={t('done.title')}>
        <p>{t('done.until', { weekday: weekday(weekdayNumber), day: longDate(replyDay), time: clock(replyTime) })}</p>
        {acknowledged && <p>{t('done.mail')}</p>}
      </Note>
      <Button variant="ghost" onClick={again}>
        {t('done.again')}
      </Button>
    </div>
  )
}
