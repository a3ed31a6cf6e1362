import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/field.tsx'
import styles from './step-dialog.module.css'
import { useAssignees } from './use-assignees.ts'

interface AssignDialogProps {
  sale: number
  present: string | null
  close: () => void
  /** after it was given, or when somebody was faster */
  done: () => Promise<unknown>
}

/** Gives a sale to somebody else. */
export function AssignDialog({ sale, present, close, done }: AssignDialogProps) {
  const t = useText('bookingCase')
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useId()
  const colleagues = useAssignees()
  const [subject, setSubject] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  async function give(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!subject) return
    setBusy(true)
    const answer = await browserApi()
      .POST('/api/vehiclesales/{id}/assign', { params: { path: { id: sale } }, body: { subject } })
      .catch(() => undefined)
    setBusy(false)
    if (!answer?.data) return setProblem((answer?.error as { message?: string } | undefined)?.message ?? t('form.failed'))
    await done()
    close()
  }
  return (
    <Dialog
      ref={dialog}
      title={t('record.reassign')}
      onClose={close}
      foot={
        <>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!subject}>
            {t('queue.assign')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void give(event)}>
        <SelectField label={t('queue.assignTo')} required value={subject} onChange={(event) => setSubject(event.target.value)}>
          <option value="" />
          {colleagues
            .filter((one) => one.subject !== present)
            .map((one) => (
              <option key={one.subject} value={one.subject}>
                {one.name}
              </option>
            ))}
        </SelectField>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  )
}
