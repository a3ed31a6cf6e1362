import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type StaffRole, staffRoles } from '#shared/actor.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import teamTexts from '#texts/team'
import { Checkbox } from '#ui/checkbox.tsx'
import styles from './team.module.css'

interface Choices<T> {
  chosen: readonly T[]
  choose: (chosen: readonly T[]) => void
}

const toggle = <T,>(list: readonly T[], one: T) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])

/** Roles of a member, each with its rights. */
export function RoleChoices({ chosen, choose }: Choices<StaffRole>) {
  const t = useText(teamTexts)
  const staffText = useText(staffTexts)
  return (
    <fieldset className={styles.choices} data-field="roles">
      <legend>{t('form.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox key={role} checked={chosen.includes(role)} onChange={() => choose(toggle(chosen, role))}>
          {staffText(`role.${role}`)}
          <small>{t(`roleAbout.${role}`)}</small>
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** Stores of a member; none means all. */
export function AreaChoices({ chosen, choose }: Choices<number>) {
  const t = useText(teamTexts)
  const language = useLanguage()
  const { data: areas } = useQuery(apiQuery('/api/storageareas', {}, { staleTime: Number.POSITIVE_INFINITY }))
  return (
    <fieldset className={styles.choices}>
      <legend>{t('form.areas')}</legend>
      <p className={styles.hint}>{t('form.areasHint')}</p>
      {areas?.map(({ id, names }) => (
        <Checkbox key={id} checked={chosen.includes(id)} onChange={() => choose(toggle(chosen, id))}>
          {localized(names, language)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
