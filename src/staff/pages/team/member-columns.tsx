import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import staffTexts from '#texts/staff'
import teamTexts from '#texts/team'
import type { StaffColumn } from '../../layout/staff-table.tsx'
import styles from './team.module.css'

export function useMemberColumns(me: string, nameOf: (member: StaffMember) => string): StaffColumn<StaffMember>[] {
  const t = useText(teamTexts)
  const staffText = useText(staffTexts)
  const format = useFormat()
  const language = useLanguage()
  return [
    {
      key: 'name',
      name: t('name'),
      card: 'title',
      cell: (member) => (
        <span className={styles.person}>
          <b>
            <bdi>{nameOf(member)}</bdi> {member.subject === me && <small>({t('you')})</small>}
          </b>
          {member.email && <bdi dir="ltr">{member.email}</bdi>}
        </span>
      ),
    },
    {
      key: 'roles',
      name: t('roles'),
      cell: ({ roles }) => roles.map((role) => staffText(`role.${role}`)).join(staffText('comma')),
    },
    {
      key: 'areas',
      name: t('areas'),
      cell: ({ areas }) => (
        <span className={styles.areas}>
          {areas.length === 0 ? t('allAreas') : areas.map((area) => localized(area.names, language)).join(staffText('comma'))}
        </span>
      ),
    },
    { key: 'open', name: t('openSales'), end: true, cell: ({ openSales }) => format.number(openSales) },
    {
      key: 'absences',
      name: t('absences'),
      cell: ({ absences: [next] }) => next && t('absence.range', { from: format.date(next.firstDay), to: format.date(next.lastDay) }),
    },
    {
      key: 'seen',
      name: t('lastSignIn'),
      cell: ({ invited, lastSignIn }) => (invited ? t('never') : format.date(lastSignIn)),
    },
  ]
}
