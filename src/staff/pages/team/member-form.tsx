import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addStaffMemberLimits } from '#client/limits/team.ts'
import type { StaffMember } from '#domains/foundation/team/contract.ts'
import { useText } from '#i18n/text.ts'
import type { StaffRole } from '#shared/actor.ts'
import { asLanguage } from '#shared/language.ts'
import teamTexts from '#texts/team'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import { AreaChoices, RoleChoices } from './member-choices.tsx'
import { MemberPerson } from './member-person.tsx'
import styles from './team.module.css'

interface MemberFormProps {
  member: StaffMember | null
  saved: (member: StaffMember) => void
  cancel: () => void
  leave?: (() => void) | undefined
  invite?: (() => void) | undefined
}

/** Roles and areas of a member; a new one is found by e-mail address, or invited. */
export function MemberForm({ member, saved, cancel, leave, invite }: MemberFormProps) {
  const t = useText(teamTexts)
  const toast = useToast()
  const [roles, setRoles] = useState<readonly StaffRole[]>(member?.roles ?? [])
  const [bound, setBound] = useState<readonly number[]>(member?.areas.map(({ id }) => id) ?? [])
  const [inviting, setInviting] = useState(false)
  const words = useFieldWords((field) => t(`form.${field.split('.').at(-1) as 'email'}`))
  const form = useForm({
    limits: addStaffMemberLimits,
    required: ['person.phone'],
    errorMessage: (fault) => (fault.field === 'roles' ? t('form.rolesMissing') : words(fault)),
    check: () => (roles.length === 0 ? [{ field: 'roles', reason: 'required' }] : []),
    send: (texts, signal) => {
      const given = { roles: [...roles], areaIds: [...bound] }
      if (member)
        return callApi('put', '/api/staff/members/{subject}', { params: { path: { subject: member.subject } }, body: given }, signal)
      const text = (name: string) => texts[name] ?? ''
      const person = {
        civility: text('person.civility') as 'M.' | 'Mme.',
        firstName: text('person.firstName'),
        lastName: text('person.lastName'),
        phone: text('person.phone'),
        language: asLanguage(text('person.language')),
      }
      return callApi('post', '/api/staff/members', { body: { email: text('email'), ...given, ...(inviting && { person }) } }, signal)
    },
    onSuccess: (answer) => {
      toast.success(member ? t('done.saved') : t(inviting ? 'done.invited' : 'done.added', { name: answer.name }))
      saved(answer)
    },
    onError: ({ code }) => {
      if (code === 'AccountUnknown') setInviting(true)
      return code === 'AccountUnknown'
    },
  })
  const rolesFault = form.field('roles').error ?? null
  return (
    <form className={styles.form} {...form.props}>
      {!member && (
        <>
          <p>{t('form.addIntro')}</p>
          <TextField
            {...form.field('email')}
            label={t('form.email')}
            type="email"
            latin
            autoComplete="off"
            onChange={() => setInviting(false)}
          />
        </>
      )}
      {inviting && <MemberPerson field={form.field} />}
      <RoleChoices chosen={roles} choose={setRoles} />
      <AreaChoices chosen={bound} choose={setBound} />
      <FormAlert text={rolesFault ?? form.summary} />
      <div className={styles.foot}>
        {leave && (
          <Button variant="danger" onClick={leave}>
            {t('deactivate.button')}
          </Button>
        )}
        {invite && (
          <Button variant="outline" onClick={invite}>
            {t('inviteAgain')}
          </Button>
        )}
        <Button variant="ghost" onClick={cancel}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {member ? t('form.save') : inviting ? t('form.inviteButton') : t('form.addButton')}
        </Button>
      </div>
    </form>
  )
}
