import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import styles from './assign-bar.module.css'
import { useAssignees } from './use-assignees.ts'

interface AssignBarProps {
  rows: readonly { sale: { id: number } }[]
  done: () => Promise<void>
}

/** Gives the chosen records to one colleague; bookings of one sale go together. */
export function AssignBar({ rows, done }: AssignBarProps) {
  const t = useText('bookingCase')
  const toast = useToast()
  const id = useId()
  const colleagues = useAssignees()
  const [subject, setSubject] = useState('')
  const [busy, setBusy] = useState(false)

  async function give(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const ids = [...new Set(rows.map(({ sale }) => sale.id))]
    const answer = await browserApi()
      .POST('/api/vehiclesales/assign', { body: { ids, subject } })
      .catch(() => undefined)
    setBusy(false)
    if (!answer?.data) {
      toast.error((answer?.error as { message?: string } | undefined)?.message ?? t('form.failed'))
      return
    }
    const given = answer.data.results.filter(({ code }) => code === 'Done').length
    if (given > 0) toast.success(t('queue.assigned', { count: given }))
    if (given < ids.length) toast.error(t('queue.notAssigned', { count: ids.length - given }))
    await done()
  }
  return (
    <form className={styles.bar} onSubmit={(event) => void give(event)}>
      <b role="status">{t('queue.selected', { count: rows.length })}</b>
      <label htmlFor={id}>{t('queue.assignTo')}</label>
      <select id={id} required value={subject} onChange={(event) => setSubject(event.target.value)}>
        <option value="" />
        {colleagues.map((one) => (
          <option key={one.subject} value={one.subject}>
            {one.name}
          </option>
        ))}
      </select>
      <Button type="submit" size="small" busy={busy} disabled={!subject}>
        {t('queue.assign')}
      </Button>
    </form>
  )
}
