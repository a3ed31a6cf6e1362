import { callApi } from '#client/call.ts'
import { addHolidayLimits } from '#client/limits/reference.ts'
import type { Holiday } from '#domains/reference/contract.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './settings.module.css'

/** A closed day, new or put right. */
export function HolidayForm({ holiday, cancel, saved }: { holiday: Holiday | null; cancel: () => void; saved: () => void }) {
  const t = useText('staffSettings')
  const form = useForm({
    limits: addHolidayLimits,
    say: useFieldWords((field) => t(`holiday.${field as 'date'}`)),
    send: async ({ date = '', nameFr = '', nameAr = '' }, signal) => {
      const body = { date, nameFr, nameAr }
      if (!holiday) await callApi('post', '/api/holidays', { body }, signal)
      else await callApi('put', '/api/holidays/{id}', { params: { path: { id: holiday.id } }, body }, signal)
    },
    done: saved,
  })
  return (
    <form className={styles.card} {...form.props}>
      <TextField {...form.field('date')} label={t('holiday.date')} type="date" defaultValue={holiday?.date} />
      <TextField {...form.field('nameFr')} label={t('holiday.nameFr')} dir="ltr" defaultValue={holiday?.nameFr} />
      <TextField {...form.field('nameAr')} label={t('holiday.nameAr')} dir="rtl" lang="ar" defaultValue={holiday?.nameAr} />
      <FormAlert text={form.summary} />
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={cancel}>
          {t('undo')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
