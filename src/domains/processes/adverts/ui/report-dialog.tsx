import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { reportVehicleAdLimits } from '#client/limits/adverts-moderation.ts'
import { TrapField } from '#domains/customers/leads/ui/trap-field.tsx'
import { useText } from '#i18n/text.ts'
import adReportsTexts from '#texts/adReports'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { Note } from '#ui/note.tsx'
import { useForm } from '#ui/use-form.ts'
import { type ReportReason, reportReasons } from '../values.ts'
import styles from './report-dialog.module.css'

/** What is wrong with an advert, in one choice and a few words; thanks take the place of the form. */
export function ReportDialog({ vehicleId, close }: { vehicleId: number; close: () => void }) {
  const t = useText(adReportsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [isDone, setDone] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const form = useForm({
    limits: reportVehicleAdLimits,
    required: ['reason'],
    values: { reason: reason ?? '' },
    errorMessage: ({ field }) => t(field === 'reason' ? 'need' : field === 'email' ? 'badEmail' : 'badText'),
    offline: t('offline'),
    send: ({ text = '', email, website = '' }, signal) =>
      callApi(
        'post',
        '/api/vehicleads/vehicle/{id}/reports',
        { params: { path: { id: vehicleId } }, body: { reason: reason ?? 'Other', text, website, ...(email && { email }) } },
        signal,
      ),
    onSuccess: () => setDone(true),
  })
  const { error } = form.field('reason')
  return (
    <Dialog
      ref={dialog}
      title={t('title')}
      look="sheet"
      onClose={close}
      foot={
        !isDone && (
          <Button type="submit" form={id} busy={form.busy} disabled={!form.ready || form.busy}>
            {t(form.busy ? 'sending' : 'submit')}
          </Button>
        )
      }
    >
      {isDone ? (
        <div role="status">
          <Note tone="good" icon="circle-check" title={t('done')}>
            <p>{t('thanks')}</p>
            {reason === 'Scam' && <p>{t('scam')}</p>}
          </Note>
        </div>
      ) : (
        <form id={id} className={styles.form} {...form.props}>
          <p>{t('lead')}</p>
          <fieldset className={styles.reasons} aria-describedby={error && `${id}-why`}>
            <legend>{t('why')}</legend>
            {reportReasons.map((one) => (
              <label key={one}>
                <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
                {t(`reason.${one}`)}
              </label>
            ))}
            {error && (
              <p id={`${id}-why`} className={styles.error}>
                {error}
              </p>
            )}
          </fieldset>
          <TextAreaField {...form.field('text')} label={t('text')} rows={3} />
          <TextField
            {...form.field('email')}
            label={t('email')}
            hint={t('emailHint')}
            latin
            type="email"
            inputMode="email"
            autoComplete="email"
          />
          <TrapField label={t('website')} />
          <div role="alert">
            {form.summary !== null && (
              <Note tone="bad" icon="circle-alert" title={t('failed')}>
                <p>{form.summary}</p>
              </Note>
            )}
          </div>
        </form>
      )}
    </Dialog>
  )
}
