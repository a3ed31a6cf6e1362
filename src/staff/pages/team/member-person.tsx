import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { Note } from '#ui/note.tsx'
import type { useForm } from '#ui/use-form.ts'
import styles from './team.module.css'

/** Name and phone of an invited person without an account. */
export function MemberPerson({ field }: Pick<ReturnType<typeof useForm>, 'field'>) {
  const t = useText(teamTexts)
  return (
    <>
      <Note tone="info" icon="mail" title={t('form.invite')}>
        <p>{t('form.inviteText')}</p>
      </Note>
      <div className={styles.pair}>
        <SelectField {...field('person.civility')} label={t('form.civility')}>
          <option value="Mme.">{t('form.mme')}</option>
          <option value="M.">{t('form.m')}</option>
        </SelectField>
        <SelectField {...field('person.language')} label={t('form.language')}>
          <LanguageOptions />
        </SelectField>
      </div>
      <div className={styles.pair}>
        <TextField {...field('person.firstName')} label={t('form.firstName')} />
        <TextField {...field('person.lastName')} label={t('form.lastName')} />
      </div>
      <TextField {...field('person.phone')} label={t('form.phone')} type="tel" latin />
    </>
  )
}
