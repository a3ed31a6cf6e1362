import { apiQuery } from '#client/query/api-query.ts'
import { useQuery } from '#client/query/query.ts'
import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { useToast } from '#ui/toast.tsx'
import { useStaffMutation } from '../../layout/use-staff-mutation.ts'

/** The members of the staff and their actions; `changed` runs after an action that closes a dialog. */
export function useMembers(changed: () => void) {
  const t = useText(teamTexts)
  const toast = useToast()
  const { data, failed, refetch, setData } = useQuery(apiQuery('/api/staff/members', {}))
  const nameOf = (member: StaffMember) => member.name || t('unknown')
  const saved = (member: StaffMember) => {
    setData(
      [...(data ?? []).filter(({ subject }) => subject !== member.subject), member].sort((a, b) => a.name.localeCompare(b.name, 'fr')),
    )
    changed()
  }
  const deactivate = useStaffMutation('post', '/api/staff/members/{subject}/deactivate', {
    onSuccess: (member) => {
      toast.success(t('done.deactivated', { name: nameOf(member) }))
      saved(member)
    },
  })
  const reactivate = useStaffMutation('post', '/api/staff/members/{subject}/reactivate', {
    onSuccess: (member) => {
      toast.success(t('done.reactivated', { name: nameOf(member) }))
      saved(member)
    },
  })
  const invitation = useStaffMutation('post', '/api/staff/members/{subject}/invite')

  return {
    data,
    failed,
    refetch: () => void refetch(),
    nameOf,
    saved,
    deactivate: { busy: deactivate.isPending, send: (member: StaffMember) => void deactivate.send(path(member)) },
    reactivate: { busy: reactivate.isPending, send: (member: StaffMember) => void reactivate.send(path(member)) },
    async invite(member: StaffMember): Promise<void> {
      if ((await invitation.send(path(member))).ok) toast.success(t('done.invited', { name: nameOf(member) }))
    },
  }
}

export type MembersState = ReturnType<typeof useMembers>

function path(member: StaffMember) {
  return { params: { path: { subject: member.subject } } }
}
