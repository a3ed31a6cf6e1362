import { type FormEvent, useState } from 'react'
import { browserApi } from '#client/api.ts'
import type { Absence, StaffMember } from '#domains/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useChange } from '../../layout/use-change.ts'
import styles from './team.module.css'

/** The days on which somebody takes no new sales. */
export function Absences({ member, changed }: { member: StaffMember; changed: () => void }) {
  const t = useText('team')
  const { date } = useFormat()
  const { busy, change } = useChange()
  const [absences, setAbsences] = useState<readonly Absence[]>(member.absences)
  const [fault, setFault] = useState('')

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const days = { firstDay: String(given.get('firstDay')), lastDay: String(given.get('lastDay')) }
    if (days.lastDay < days.firstDay) return setFault(t('absence.order'))
    setFault('')
    const made = await change(
      browserApi().POST('/api/staff/members/{subject}/absences', { params: { path: { subject: member.subject } }, body: days }),
    )
    if (!made || made === true) return
    setAbsences([...absences, made].sort((a, b) => a.firstDay.localeCompare(b.firstDay)))
    form.reset()
    changed()
  }
  async function drop({ id }: Absence): Promise<void> {
    if (!(await change(browserApi().DELETE('/api/staff/absences/{id}', { params: { path: { id } } })))) return
    setAbsences(absences.filter((one) => one.id !== id))
    changed()
  }
  return (
    <div className={styles.form}>
      <p>{t('absence.intro')}</p>
      {absences.length === 0 ? (
        <p className={styles.hint}>{t('absence.none')}</p>
      ) : (
        <ul className={styles.absences}>
          {absences.map((absence) => (
            <li key={absence.id}>
              <span>{t('absence.range', { from: date(absence.firstDay), to: date(absence.lastDay) })}</span>
              <IconButton icon="x" label={t('absence.drop', { day: date(absence.firstDay) })} onClick={() => void drop(absence)} />
            </li>
          ))}
        </ul>
      )}
      <form className={styles.pair} onSubmit={(event) => void add(event)}>
        <TextField label={t('absence.first')} name="firstDay" type="date" required />
        <TextField label={t('absence.last')} name="lastDay" type="date" required {...(fault && { error: fault })} />
        <Button type="submit" busy={busy}>
          {t('absence.add')}
        </Button>
      </form>
    </div>
  )
}
