import { useEffect, useId, useRef, useState } from 'react'
import { callApi } from '#client/call.ts'
import { assignSalesLimits } from '#client/limits/buying-sales.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/field.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './step-dialog.module.css'
import { useAssignees } from './use-assignees.ts'

interface AssignDialogProps {
  sale: number
  present: string | null
  close: () => void
  /** called after the assignment, or after a conflict */
  done: () => Promise<unknown>
}

export function AssignDialog({ sale, present, close, done }: AssignDialogProps) {
  const t = useText(bookingCaseTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const colleagues = useAssignees()
  const [subject, setSubject] = useState('')
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const form = useForm({
    limits: assignSalesLimits,
    errorMessage: useFieldWords(() => t('queue.assignTo')),
    send: (_texts, signal) =>
      callApi('post', '/api/vehiclesales/{id}/assign', { params: { path: { id: sale } }, body: { subject } }, signal),
    onSuccess: () => {
      void done().then(close)
    },
  })
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
          <Button type="submit" form={id} busy={form.busy} disabled={!subject}>
            {t('queue.assign')}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.props}>
        <SelectField
          {...form.field('subject')}
          label={t('queue.assignTo')}
          value={subject}
          onChange={(event) => setSubject(event.target.value)}
        >
          <option value="" />
          {colleagues
            .filter((one) => one.subject !== present)
            .map((one) => (
              <option key={one.subject} value={one.subject}>
                {one.name}
              </option>
            ))}
        </SelectField>
        {form.summary !== null && (
          <p className={styles.problem} role="alert">
            {form.summary}
          </p>
        )}
      </form>
    </Dialog>
  )
}
