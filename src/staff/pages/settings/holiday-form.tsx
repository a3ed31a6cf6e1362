import { callApi } from '#client/call.ts'
import { addHolidayLimits } from '#client/limits/reference.ts'
import type { Holiday } from '#domains/foundation/reference/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { asLanguage, byLanguage, direction, type Language, languages } from '#shared/language.ts'
import staffSettingsTexts from '#texts/staffSettings'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './settings.module.css'

export function HolidayForm({ holiday, cancel, saved }: { holiday: Holiday | null; cancel: () => void; saved: () => void }) {
  const t = useText(staffSettingsTexts)
  const { languageName } = useFormat()
  const nameLabel = (language: Language) => t('holiday.nameIn', { language: languageName(language) })
  const form = useForm({
    limits: addHolidayLimits,
    errorMessage: useFieldWords((field) => (field === 'date' ? t('holiday.date') : nameLabel(asLanguage(field.replace('name.', ''))))),
    send: async ({ date = '', ...texts }, signal) => {
      const body = { date, name: byLanguage((language) => texts[`name.${language}`] ?? '') }
      if (!holiday) await callApi('post', '/api/holidays', { body }, signal)
      else await callApi('put', '/api/holidays/{id}', { params: { path: { id: holiday.id } }, body }, signal)
    },
    onSuccess: saved,
  })
  return (
    <form className={styles.card} {...form.props}>
      <TextField {...form.field('date')} label={t('holiday.date')} type="date" defaultValue={holiday?.date} />
      {languages.map((language) => (
        <TextField
          key={language}
          {...form.field(`name.${language}`)}
          label={nameLabel(language)}
          dir={direction(language)}
          lang={language}
          defaultValue={holiday?.name[language]}
        />
      ))}
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
