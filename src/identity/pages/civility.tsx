import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './form.module.css'
import { GroupFault, type useFields } from './form.tsx'

interface Who {
  civility: string
  companyName: string
  firstName: string
  lastName: string
}

/** Renders civility, name and, for companies only, the company name. */
export function CivilityFields({ field, values }: { field: ReturnType<typeof useFields<Who, never>>; values: Who }) {
  const t = useText(identityTexts)
  const { error, autoFocus, name } = field('civility')
  const choices = [
    { value: 'M.', label: t('field.mister') },
    { value: 'Mme.', label: t('field.madam') },
    { value: 'Société', label: t('field.company') },
  ]
  return (
    <>
      <fieldset className={styles.group} aria-describedby={error ? 'civility-fault' : undefined}>
        <legend className={styles.legend}>{t('field.civility')}</legend>
        <div className={styles.choices}>
          {choices.map(({ value, label }, i) => (
            <Checkbox
              kind="radio"
              name={name}
              value={value}
              defaultChecked={values.civility === value}
              autoFocus={i === 0 ? autoFocus : undefined}
              aria-invalid={error ? true : undefined}
              key={value}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        <GroupFault id="civility-fault" text={error} />
      </fieldset>
      <div className={styles.company}>
        <TextField
          {...field('companyName')}
          label={t('field.companyName')}
          hint={t('field.companyHint')}
          defaultValue={values.companyName}
          autoComplete="organization"
          maxLength={120}
          required
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('firstName')}
          label={t('field.firstName')}
          defaultValue={values.firstName}
          autoComplete="given-name"
          maxLength={80}
          required
        />
        <TextField
          {...field('lastName')}
          label={t('field.lastName')}
          defaultValue={values.lastName}
          autoComplete="family-name"
          maxLength={80}
          required
        />
      </div>
    </>
  )
}
