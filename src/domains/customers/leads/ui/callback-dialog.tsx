import { useEffect, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { askForCallLimits } from '#client/limits/leads.ts'
import type { Here } from '#domains/foundation/reference/ui/use-here.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { callablePhone } from '#shared/phone.ts'
import roadsideTexts from '#texts/roadside'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { useForm } from '#ui/use-form.ts'
import { isName } from '../rules.ts'
import styles from './contact-form.module.css'
import { TrapField } from './trap-field.tsx'
import type { Draft } from './use-draft.ts'

interface CallbackDialogProps {
  minutes: number
  site: { company: string; cndp: string; email: string }
  /** position of the device, once requested */
  here: Here | null
  locate: () => void
  isLocating: boolean
  /** account data of the user */
  own: Draft
  close: () => void
}

/** Callback request for roadside help; the time of the call replaces the form. */
export function CallbackDialog({ minutes, site, here, locate, isLocating, own, close }: CallbackDialogProps) {
  const t = useText(roadsideTexts)
  const { clock } = useFormat()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const [callTime, setCallTime] = useState<string | null>(null)
  const form = useForm({
    limits: askForCallLimits,
    required: ['phone'],
    check: ({ name = '', phone = '' }) => [
      ...(name !== '' && !isName(name) ? [{ field: 'name', reason: 'name' } as const] : []),
      ...(phone !== '' && callablePhone(phone) === null ? [{ field: 'phone', reason: 'phone' } as const] : []),
    ],
    errorMessage: ({ field, reason }) => {
      if (field !== 'name' && field !== 'phone') return t('call.bad.place')
      return t(reason === 'required' ? `call.need.${field}` : `call.bad.${field}`)
    },
    offline: t('call.offline'),
    send: ({ name = '', phone = '', what, place = '', website = '' }, signal) =>
      callApi(
        'post',
        '/api/contactrequests/callback',
        {
          body: {
            ...{ name, phone, place, website, what: what === 'Accident' ? 'Accident' : 'Breakdown' },
            ...(here && { latitude: here.latitude, longitude: here.longitude }),
          },
        },
        signal,
      ),
    onSuccess: (answer) => setCallTime(answer.callTime),
  })
  return (
    <Dialog ref={dialog} title={t('call.title')} look="sheet" onClose={close}>
      {callTime !== null ? (
        <div role="status">
          <Note tone="good" icon="circle-check" title={t('call.done')}>
            <p>{t('call.until', { time: clock(callTime) })}</p>
          </Note>
        </div>
      ) : (
        <form className={styles.form} {...form.props}>
          <div className={styles.wide}>
            <p>{t('call.lead', { minutes })}</p>
            <p>{t('call.danger')}</p>
          </div>
          <TextField
            {...form.field('phone')}
            label={t('call.phone')}
            latin
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="06 12 34 56 78"
            defaultValue={own.phone}
          />
          <TextField
            {...form.field('name')}
            label={t('call.name')}
            autoComplete="name"
            defaultValue={[own.firstName, own.lastName].filter(Boolean).join(' ')}
          />
          <SelectField {...form.field('what')} label={t('call.what')} defaultValue="Breakdown">
            <option value="Breakdown">{t('call.Breakdown')}</option>
            <option value="Accident">{t('call.Accident')}</option>
          </SelectField>
          <TextField {...form.field('place')} label={t('call.place')} placeholder={t('call.placeHint')} />
          <div className={styles.wide}>
            {here ? (
              <p role="status">{t('call.located')}</p>
            ) : (
              <Button variant="outline" size="small" busy={isLocating} onClick={locate}>
                {t(isLocating ? 'position.asking' : 'call.locate')}
              </Button>
            )}
          </div>
          <TrapField label={t('call.website')} />
          <div className={styles.wide} role="alert">
            {form.summary !== null && (
              <Note tone="bad" icon="circle-alert" title={t('call.failed')}>
                <p>{form.summary}</p>
              </Note>
            )}
          </div>
          <div className={`${styles.wide} ${styles.foot}`}>
            <Button type="submit" busy={form.busy} disabled={!form.ready || form.busy}>
              {t(form.busy ? 'call.sending' : 'call.submit')}
            </Button>
          </div>
          <div className={styles.wide}>
            <PersonalDataNotice purpose="contact" controller={site.company} cndp={site.cndp} email={site.email} />
          </div>
        </form>
      )}
    </Dialog>
  )
}
