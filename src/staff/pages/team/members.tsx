import { useRef, useState } from 'react'
import { useApiQuery } from '#client/query/query.ts'
import type { StaffMember } from '#domains/team/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { localized } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import { hasRole, useStaff } from '../../layout/staff.ts'
import { StaffPage } from '../../layout/staff-page.tsx'
import { type StaffColumn, StaffTable } from '../../layout/staff-table.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'
import { Absences } from './absences.tsx'
import { MemberForm } from './member-form.tsx'
import styles from './team.module.css'

/** The members of the staff, or those who have left. Roles and areas are an admin's; absences a manager's too. */
export function Members({ views, former }: { views: NonNullable<Parameters<typeof StaffPage>[0]['views']>; former: boolean }) {
  const t = useText('team')
  const staffText = useText('staff')
  const format = useFormat()
  const language = useLanguage()
  const me = useStaff()
  const toast = useToast()
  const { data, failed, refetch, put } = useApiQuery('/api/staff/members', {})
  const [asked, setAsked] = useState<{ what: 'form' | 'absences' | 'deactivate'; member: StaffMember | null }>({
    what: 'form',
    member: null,
  })
  const dialog = useRef<HTMLDialogElement>(null)
  const isAdmin = me.roles.includes('admin')

  const open = (what: typeof asked.what, member: StaffMember | null) => {
    setAsked({ what, member })
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  const nameOf = (member: StaffMember) => member.name || t('unknown')
  const saved = (member: StaffMember) => {
    put([...(data ?? []).filter(({ subject }) => subject !== member.subject), member].sort((a, b) => a.name.localeCompare(b.name, 'fr')))
    close()
  }
  const path = (member: StaffMember) => ({ params: { path: { subject: member.subject } } })
  const deactivate = useStaffMutation('post', '/api/staff/members/{subject}/deactivate', {
    done: (member) => {
      toast.success(t('done.deactivated', { name: nameOf(member) }))
      saved(member)
    },
  })
  const reactivate = useStaffMutation('post', '/api/staff/members/{subject}/reactivate', {
    done: (member) => {
      toast.success(t('done.reactivated', { name: nameOf(member) }))
      saved(member)
    },
  })
  const invitation = useStaffMutation('post', '/api/staff/members/{subject}/invite')
  async function invite(member: StaffMember): Promise<void> {
    if ((await invitation.send(path(member))).ok) toast.success(t('done.invited', { name: nameOf(member) }))
  }

  const columns: StaffColumn<StaffMember>[] = [
    {
      key: 'name',
      name: t('name'),
      card: 'title',
      cell: (member) => (
        <span className={styles.person}>
          <b>
            <bdi>{nameOf(member)}</bdi> {member.subject === me.subject && <small>({t('you')})</small>}
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

  const rows = data?.filter(({ isDeactivated }) => isDeactivated === former) ?? null
  const { what, member } = asked
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
          rows={rows}
          keyOf={({ subject }) => subject}
          failed={failed}
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
                  <Button variant="tonal" size="small" busy={reactivate.busy} onClick={() => void reactivate.send(path(row))}>
                    {t('reactivate')}
                  </Button>
                )}
              </span>
            ),
          }}
        />
      </div>
      <Dialog
        ref={dialog}
        look={what === 'deactivate' ? 'box' : 'sheet'}
        title={
          what === 'deactivate' && member
            ? t('deactivate.title', { name: nameOf(member) })
            : what === 'absences' && member
              ? t('absence.title', { name: nameOf(member) })
              : member
                ? t('form.edit', { name: nameOf(member) })
                : t('form.add')
        }
        foot={
          what === 'deactivate' &&
          member && (
            <>
              <Button variant="ghost" onClick={close}>
                {t('form.cancel')}
              </Button>
              <Button variant="danger" busy={deactivate.busy} onClick={() => void deactivate.send(path(member))}>
                {t('deactivate.confirm')}
              </Button>
            </>
          )
        }
      >
        {what === 'deactivate' && <p>{t('deactivate.text')}</p>}
        {what === 'absences' && member && <Absences key={member.subject} member={member} changed={() => void refetch()} />}
        {what === 'form' && (
          <MemberForm
            key={member?.subject ?? 'new'}
            member={member}
            saved={saved}
            cancel={close}
            leave={member && member.subject !== me.subject ? () => setAsked({ what: 'deactivate', member }) : undefined}
            invite={member?.invited ? () => void invite(member) : undefined}
          />
        )}
      </Dialog>
    </StaffPage>
  )
}
