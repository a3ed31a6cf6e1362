import { useRef, useState } from 'react'
import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'
import { StaffPage } from '../../layout/staff-page.tsx'
import { StaffTable } from '../../layout/staff-table.tsx'
import { useMemberColumns } from './member-columns.tsx'
import { MemberDialog, type MemberQuestion } from './member-dialog.tsx'
import styles from './team.module.css'
import { useMembers } from './use-members.ts'

/** Current or former members of the staff. Admins change roles and areas; managers also absences. */
export function Members({ views, former }: { views: NonNullable<Parameters<typeof StaffPage>[0]['views']>; former: boolean }) {
  const t = useText(teamTexts)
  const me = useStaff()
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<MemberQuestion>({ what: 'form', member: null })
  const members = useMembers(() => dialog.current?.close())
  const columns = useMemberColumns(me.subject, members.nameOf)
  const isAdmin = me.roles.includes('admin')

  const open = (what: MemberQuestion['what'], member: StaffMember | null) => {
    setAsked({ what, member })
    dialog.current?.showModal()
  }

  return (
    <StaffPage
      title={t('title')}
      intro={t('intro')}
      views={views}
      actions={isAdmin && <Button onClick={() => open('form', null)}>{t('add')}</Button>}
    >
      <div className={styles.list}>
        <StaffTable
          label={former ? t('former') : t('members')}
          columns={columns}
          rows={members.data?.filter(({ isDeactivated }) => isDeactivated === former) ?? null}
          keyOf={({ subject }) => subject}
          failed={members.failed}
          empty={{ title: t('empty.title'), text: former ? t('empty.former') : t('empty.text') }}
          action={{
            name: t('actions'),
            cell: (row) => (
              <span className={styles.actions}>
                {!row.isDeactivated && hasRole(me, 'manager') && (
                  <Button variant="outline" size="small" onClick={() => open('absences', row)}>
                    {t('absence.manage')}
                  </Button>
                )}
                {isAdmin && !row.isDeactivated && (
                  <Button variant="tonal" size="small" onClick={() => open('form', row)}>
                    {t('edit')}
                  </Button>
                )}
                {isAdmin && row.isDeactivated && row.email && (
                  <Button variant="tonal" size="small" busy={members.reactivate.busy} onClick={() => members.reactivate.send(row)}>
                    {t('reactivate')}
                  </Button>
                )}
              </span>
            ),
          }}
        />
      </div>
      <MemberDialog ref={dialog} asked={asked} ask={setAsked} members={members} />
    </StaffPage>
  )
}
