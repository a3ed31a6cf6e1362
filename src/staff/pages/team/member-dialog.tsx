import type { RefObject } from 'react'
import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { useText } from '#i18n/text.ts'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useStaff } from '../../layout/staff.ts'
import { Absences } from './absences.tsx'
import { MemberForm } from './member-form.tsx'
import type { MembersState } from './use-members.ts'

/** The purpose of the dialog; without a member the form adds one. */
export interface MemberQuestion {
  what: 'form' | 'absences' | 'deactivate'
  member: StaffMember | null
}

interface MemberDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  asked: MemberQuestion
  ask: (question: MemberQuestion) => void
  members: MembersState
}

/** The dialog of the page: member form, absences, or removal. */
export function MemberDialog({ ref, asked: { what, member }, ask, members }: MemberDialogProps) {
  const t = useText(teamTexts)
  const me = useStaff()
  const { nameOf, deactivate } = members
  const close = () => ref.current?.close()
  return (
    <Dialog
      ref={ref}
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
            <Button variant="danger" busy={deactivate.busy} onClick={() => deactivate.send(member)}>
              {t('deactivate.confirm')}
            </Button>
          </>
        )
      }
    >
      {what === 'deactivate' && <p>{t('deactivate.text')}</p>}
      {what === 'absences' && member && <Absences key={member.subject} member={member} changed={members.refetch} />}
      {what === 'form' && (
        <MemberForm
          key={member?.subject ?? 'new'}
          member={member}
          saved={members.saved}
          cancel={close}
          leave={member && member.subject !== me.subject ? () => ask({ what: 'deactivate', member }) : undefined}
          invite={member?.invited ? () => void members.invite(member) : undefined}
        />
      )}
    </Dialog>
  )
}
