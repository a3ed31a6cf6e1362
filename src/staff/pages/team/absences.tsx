import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addAbsenceLimits } from '#client/limits/team.ts'
import type { Absence, StaffMember } from '#domains/foundation/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import styles from './team.module.css'

/** Days on which a member takes no new sales. */
export function Absences({ member, changed }: { member: StaffMember; changed: () => void }) {
  const t = useText(teamTexts)
  const { date } = useFormat()
  const removal = useStaffMutation('delete', '/api/staff/absences/{id}')
  const [absences, setAbsences] = useState<readonly Absence[]>(member.absences)

  const words = useFieldWords((field) => t(field === 'firstDay' ? 'absence.first' : 'absence.last'))
  const form = useForm({
    limits: addAbsenceLimits,
    errorMessage: (fault) => (fault.reason === 'invalid' ? t('absence.order') : words(fault)),
    check: ({ firstDay = '', lastDay = '' }) => (lastDay < firstDay ? [{ field: 'lastDay', reason: 'invalid' }] : []),
    send: ({ firstDay = '', lastDay = '' }, signal) =>
      callApi(
        'post',
        '/api/staff/members/{subject}/absences',
        { params: { path: { subject: member.subject } }, body: { firstDay, lastDay } },
        signal,
      ),
    onSuccess: (made, element) => {
      setAbsences([...absences, made].sort((a, b) => a.firstDay.localeCompare(b.firstDay)))
      element.reset()
      changed()
    },
  })

  async function drop({ id }: Absence): Promise<void> {
    if (!(await removal.send({ params: { path: { id } } })).ok) return
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
      <form className={styles.pair} {...form.props}>
        <TextField {...form.field('firstDay')} label={t('absence.first')} type="date" />
        <TextField {...form.field('lastDay')} label={t('absence.last')} type="date" />
        <Button type="submit" busy={form.busy}>
          {t('absence.add')}
        </Button>
      </form>
      <FormAlert text={form.summary} />
    </div>
  )
}
