import { useId, useState } from 'react'
import { callApi } from '#client/call.ts'
import { assignSalesLimits } from '#client/limits/buying-sales.ts'
import { useText } from '#i18n/text.ts'
import bookingCaseTexts from '#texts/bookingCase'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { useForm } from '#ui/use-form.ts'
import styles from './assign-bar.module.css'
import { useAssignees } from './use-assignees.ts'

interface AssignBarProps {
  rows: readonly { sale: { id: number } }[]
  done: () => Promise<void>
}

/** Assigns the selected records to a member of staff; bookings of one sale stay together. */
export function AssignBar({ rows, done }: AssignBarProps) {
  const t = useText(bookingCaseTexts)
  const toast = useToast()
  const id = useId()
  const colleagues = useAssignees()
  const [subject, setSubject] = useState('')
  const form = useForm({
    limits: assignSalesLimits,
    errorMessage: () => t('form.failed'),
    send: (_texts, signal) =>
      callApi('post', '/api/vehiclesales/assign', { body: { ids: [...new Set(rows.map(({ sale }) => sale.id))], subject } }, signal),
    onSuccess: ({ results }) => {
      const given = results.filter(({ code }) => code === 'Done').length
      if (given > 0) toast.success(t('queue.assigned', { count: given }))
      if (given < results.length) toast.error(t('queue.notAssigned', { count: results.length - given }))
      void done()
    },
    onError: ({ message }) => {
      toast.error(message || t('form.failed'))
      return true
    },
  })

  return (
    <form className={styles.bar} {...form.props}>
      <b role="status">{t('queue.selected', { count: rows.length })}</b>
      <label htmlFor={id}>{t('queue.assignTo')}</label>
      <select id={id} name="subject" required value={subject} onChange={(event) => setSubject(event.target.value)}>
        <option value="" />
        {colleagues.map((one) => (
          <option key={one.subject} value={one.subject}>
            {one.name}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" busy={form.busy} disabled={!subject}>
        {t('queue.assign')}
      </Button>
    </form>
  )
}
