import { useId, useRef, useState } from 'react'
import type { ApiError } from '#client/api-error.ts'
import { callApi } from '#client/call.ts'
import { reportAdConversationLimits } from '#client/limits/adverts-conversations.ts'
import { useApiMutation } from '#client/mutation.ts'
import { useText } from '#i18n/text.ts'
import adMessagesTexts from '#texts/adMessages'
import adReportsTexts from '#texts/adReports'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import dialogStyles from '../../ui/report-dialog.module.css'
import { type ReportReason, reportReasons } from '../../values.ts'
import type { WholeAdConversation } from '../contract.ts'
import styles from './messages.module.css'

interface ActionsProps {
  conversation: WholeAdConversation
  kept: (conversation: WholeAdConversation) => void
}

/** Actions against abuse: end the conversation, block, report; the first two can be undone. */
export function ConversationActions({ conversation, kept }: ActionsProps) {
  const t = useText(adMessagesTexts)
  const { id, state, isReported } = conversation
  const choices = { invalidates: ['/api/vehicleads/conversations'] as const, onSuccess: kept }
  const stop = useApiMutation('put', '/api/vehicleads/conversations/{id}/stop', choices)
  const resume = useApiMutation('delete', '/api/vehicleads/conversations/{id}/stop', choices)
  const block = useApiMutation('put', '/api/vehicleads/conversations/{id}/block', choices)
  const unblock = useApiMutation('delete', '/api/vehicleads/conversations/{id}/block', choices)
  const given = { params: { path: { id } } }
  const said = (error: ApiError | null) => error && (error.message || t('offline'))
  return (
    <section className={styles.actions} aria-label={t('actions')}>
      <h2>{t('actions')}</h2>
      <FormAlert text={said(resume.error ?? unblock.error)} />
      <div className={styles.buttons}>
        {state === 'Open' && <Ask what="stop" busy={stop.isPending} error={said(stop.error)} send={() => stop.send(given)} />}
        {state === 'Stopped' && (
          <Button variant="outline" size="small" busy={resume.isPending} onClick={() => void resume.send(given)}>
            {t('resume')}
          </Button>
        )}
        {state === 'Blocked' ? (
          <Button variant="outline" size="small" busy={unblock.isPending} onClick={() => void unblock.send(given)}>
            {t('unblock')}
          </Button>
        ) : (
          state !== 'Over' && <Ask what="block" busy={block.isPending} error={said(block.error)} send={() => block.send(given)} />
        )}
        {!isReported && <Report id={id} kept={kept} />}
      </div>
      {isReported && <p className={styles.quiet}>{t('report.done')}</p>}
    </section>
  )
}

interface AskProps {
  what: 'stop' | 'block'
  busy: boolean
  error: string | null
  send: () => Promise<{ ok: boolean }>
}

/** Button with a confirmation. */
function Ask({ what, busy, error, send }: AskProps) {
  const t = useText(adMessagesTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => dialog.current?.showModal()}>
        {t(`${what}.label`)}
      </Button>
      <Dialog
        ref={dialog}
        title={t(`${what}.title`)}
        foot={
          <Button busy={busy} onClick={() => void send().then(({ ok }) => ok && dialog.current?.close())}>
            {t(`${what}.yes`)}
          </Button>
        }
      >
        <FormAlert text={error} />
        <p>{t(`${what}.text`)}</p>
      </Dialog>
    </>
  )
}

/** Report form: reason and comment. */
function Report({ id, kept }: { id: number; kept: ActionsProps['kept'] }) {
  const t = useText(adMessagesTexts)
  const words = useText(adReportsTexts)
  const toast = useToast()
  const dialog = useRef<HTMLDialogElement>(null)
  const formId = useId()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const form = useForm({
    limits: reportAdConversationLimits,
    required: ['reason'],
    values: { reason: reason ?? '' },
    errorMessage: ({ field }) => (field === 'reason' ? t('report.need') : words('badText')),
    offline: t('offline'),
    send: ({ text = '' }, signal) =>
      callApi(
        'post',
        '/api/vehicleads/conversations/{id}/reports',
        { params: { path: { id } }, body: { reason: reason ?? 'Other', text } },
        signal,
      ),
    onSuccess: (answer) => {
      dialog.current?.close()
      toast.success(t('report.done'))
      kept(answer)
    },
  })
  const { error } = form.field('reason')
  return (
    <>
      <Button variant="outline" size="small" onClick={() => dialog.current?.showModal()}>
        {t('report.label')}
      </Button>
      <Dialog
        ref={dialog}
        title={t('report.title')}
        look="sheet"
        foot={
          <Button type="submit" form={formId} busy={form.busy} disabled={!form.ready}>
            {t(form.busy ? 'sending' : 'report.yes')}
          </Button>
        }
      >
        <form id={formId} className={dialogStyles.form} {...form.props}>
          <p>{t('report.lead')}</p>
          <fieldset className={dialogStyles.reasons} aria-describedby={error && `${formId}-why`}>
            <legend>{t('report.why')}</legend>
            {reportReasons.map((one) => (
              <label key={one}>
                <input type="radio" name="reason" value={one} checked={reason === one} onChange={() => setReason(one)} />
                {words(`reason.${one}`)}
              </label>
            ))}
            {error && (
              <p id={`${formId}-why`} className={dialogStyles.error}>
                {error}
              </p>
            )}
          </fieldset>
          <TextAreaField {...form.field('text')} label={t('report.text')} rows={3} />
          <FormAlert text={form.summary} />
        </form>
      </Dialog>
    </>
  )
}
