import { useState } from 'react'
import { callApi } from '#client/call.ts'
import { addStaffMemberLimits } from '#client/limits/team.ts'
import { useApiQuery } from '#client/query/query.ts'
import type { StaffMember } from '#domains/team/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type StaffRole, staffRoles } from '#shared/actor.ts'
import { asLanguage, localized } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { FormAlert } from '#ui/form-alert.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
import { useFieldWords, useForm } from '#ui/use-form.ts'
import styles from './team.module.css'

interface MemberFormProps {
  /** null for somebody new */
  member: StaffMember | null
  saved: (member: StaffMember) => void
  cancel: () => void
  /** takes them off the staff */
  leave?: (() => void) | undefined
  /** sends the invitation once more */
  invite?: (() => void) | undefined
}

/** Roles and areas of a member; somebody new is found by their e-mail, or invited. */
export function MemberForm({ member, saved, cancel, leave, invite }: MemberFormProps) {
  const t = useText('team')
  const staffText = useText('staff')
  const language = useLanguage()
  const toast = useToast()
  const { data: areas } = useApiQuery('/api/storageareas', {}, { fresh: Number.POSITIVE_INFINITY })
  const [roles, setRoles] = useState<readonly StaffRole[]>(member?.roles ?? [])
  const [bound, setBound] = useState<readonly number[]>(member?.areas.map(({ id }) => id) ?? [])
  const [inviting, setInviting] = useState(false)
  const words = useFieldWords((field) => t(`form.${field.split('.').at(-1) as 'email'}`))
  const form = useForm({
    limits: addStaffMemberLimits,
    required: ['person.phone'],
    say: (fault) => (fault.field === 'roles' ? t('form.rolesMissing') : words(fault)),
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
    done: (answer) => {
      toast.success(member ? t('done.saved') : t(inviting ? 'done.invited' : 'done.added', { name: answer.name }))
      saved(answer)
    },
    refused: ({ code }) => {
      if (code === 'AccountUnknown') setInviting(true)
      return code === 'AccountUnknown'
    },
  })
  const rolesFault = form.field('roles').error ?? null

  const toggle = <T,>(list: readonly T[], one: T) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])
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
      {inviting && (
        <>
          <Note tone="info" icon="mail" title={t('form.invite')}>
            <p>{t('form.inviteText')}</p>
          </Note>
          <div className={styles.pair}>
            <SelectField {...form.field('person.civility')} label={t('form.civility')}>
              <option value="Mme.">{t('form.mme')}</option>
              <option value="M.">{t('form.m')}</option>
            </SelectField>
            <SelectField {...form.field('person.language')} label={t('form.language')}>
              <LanguageOptions />
            </SelectField>
          </div>
          <div className={styles.pair}>
            <TextField {...form.field('person.firstName')} label={t('form.firstName')} />
            <TextField {...form.field('person.lastName')} label={t('form.lastName')} />
          </div>
          <TextField {...form.field('person.phone')} label={t('form.phone')} type="tel" latin />
        </>
      )}
      <fieldset className={styles.choices} data-field="roles">
        <legend>{t('form.roles')}</legend>
        {staffRoles.map((role) => (
          <Checkbox key={role} checked={roles.includes(role)} onChange={() => setRoles(toggle(roles, role))}>
            {staffText(`role.${role}`)}
            <small>{t(`roleAbout.${role}`)}</small>
          </Checkbox>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>{t('form.areas')}</legend>
        <p className={styles.hint}>{t('form.areasHint')}</p>
        {areas?.map(({ id, names }) => (
          <Checkbox key={id} checked={bound.includes(id)} onChange={() => setBound(toggle(bound, id))}>
            {localized(names, language)}
          </Checkbox>
        ))}
      </fieldset>
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
