import { useEffect, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { sendContactRequestLimits } from '#client/limits/leads.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import contactFormTexts from '#texts/contactForm'
import { Button } from '#ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { useForm } from '#ui/use-form.ts'
import { contactTopics } from '../rules.ts'
import styles from './contact-form.module.css'
import { findFaults } from './form-faults.ts'
import { TrapField } from './trap-field.tsx'
import { type DraftField, fields, useDraft } from './use-draft.ts'
import { useOwnData } from './use-own-data.ts'

interface ContactFormProps {
  /** the car of the question; absent: a general message */
  car?: { id: number; name: string }
  /** data controller (`useSite()`) */
  site: { company: string; cndp: string; email: string }
}

/** Deadline of the reply in the API's response. */
interface Promised {
  replyDay: string
  replyTime: string
  acknowledged: boolean
}

/** Contact form, general or about a car. Stores the draft on the device; the confirmation replaces the form. */
export function ContactForm({ car, site }: ContactFormProps) {
  const t = useText(contactFormTexts)
  const { draft, type, forget } = useDraft(car ? `car:${car.id}` : 'contact')
  const own = useOwnData()
  const [promised, setPromised] = useState<Promised | null>(null)
  /** server message for a repeated question */
  const [already, setAlready] = useState<string | null>(null)
  const opening = car ? t('opening', { car: car.name }) : ''
  const textOf = (field: DraftField) => draft[field] ?? own[field] ?? (field === 'message' ? opening : '')
  const texts = Object.fromEntries(fields.map((field) => [field, textOf(field).trim()])) as Record<DraftField, string>
  const form = useForm({
    limits: sendContactRequestLimits,
    required: [car ? 'phone' : 'email'],
    values: texts,
    check: findFaults,
    errorMessage: ({ field, reason, limit = 0 }) => {
      if (reason === 'required') return t(`need.${field as Exclude<DraftField, 'topic'>}`)
      return field === 'message' ? t('bad.message', { count: texts.message.length - limit }) : t(`bad.${field as 'phone'}`)
    },
    offline: t('offline'),
    send: ({ website = '' }, signal) => {
      setAlready(null)
      const { email, phone, topic, ...rest } = texts
      const about = contactTopics.find((one) => one === topic)
      const body = {
        ...rest,
        website,
        ...(email && { email }),
        ...(phone && { phone }),
        ...(about && { topic: about }),
        ...(car && { vehicleId: car.id }),
      }
      return callApi('post', '/api/contactrequests', { body }, signal)
    },
    onSuccess: (answer) => {
      setPromised(answer)
      forget()
    },
    onError: ({ code, message }) => {
      if (code === 'DuplicateEnquiry') setAlready(message)
      return code === 'DuplicateEnquiry'
    },
  })

  if (promised) return <Sent promised={promised} retry={() => setPromised(null)} />
  /** common props of every field */
  const field = (name: DraftField) => ({
    ...form.field(name),
    label: t(name),
    value: textOf(name),
    onChange: (event: { currentTarget: { value: string } }) => type(name, event.currentTarget.value),
  })
  // shows an overlong text whole, with the excess
  const { maxLength: _, ...message } = field('message')
  return (
    <form className={styles.form} {...form.props}>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField {...field('phone')} latin type="tel" inputMode="tel" autoComplete="tel" placeholder="06 12 34 56 78" />
      <TextField {...field('email')} latin type="email" inputMode="email" autoComplete="email" />
      {!car && (
        <div className={styles.wide}>
          <SelectField {...field('topic')}>
            <option value="">{t('topicOther')}</option>
            {contactTopics.map(
              (topic) =>
                topic !== 'Assistance' && (
                  <option key={topic} value={topic}>
                    {t(`topics.${topic}`)}
                  </option>
                ),
            )}
          </SelectField>
        </div>
      )}
      <div className={styles.wide}>
        <TextAreaField {...message} rows={4} hint={t('kept')} />
      </div>
      <TrapField label={t('website')} />
      <div className={styles.wide} role="alert">
        {form.summary !== null && (
          <Note tone="bad" icon="circle-alert" title={t('failed')}>
            <p>{form.summary}</p>
          </Note>
        )}
        {already !== null && (
          <Note tone="info" icon="info" title={t('already')}>
            <p>{already}</p>
          </Note>
        )}
      </div>
      <div className={`${styles.wide} ${styles.foot}`}>
        <Button type="submit" variant={car ? 'outline' : 'primary'} busy={form.busy} disabled={!form.ready || form.busy}>
          {form.busy ? t('sending') : t('submit')}
        </Button>
        {car && <span className={styles.hint}>{t('askLead')}</span>}
      </div>
      <div className={styles.wide}>
        <PersonalDataNotice purpose={car ? 'enquiry' : 'contact'} controller={site.company} cndp={site.cndp} email={site.email} />
      </div>
    </form>
  )
}

/** Confirmation with the deadline; takes the focus of the removed button. */
function Sent({ promised, retry }: { promised: Promised; retry: () => void }) {
  const t = useText(contactFormTexts)
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
      <Button variant="ghost" onClick={retry}>
        {t('done.again')}
      </Button>
    </div>
  )
}
