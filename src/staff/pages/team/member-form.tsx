import { type FormEvent, useState } from 'react'
import { browserApi } from '#client/api.ts'
import { useApiQuery } from '#client/query/query.ts'
import type { StaffMember } from '#domains/team/contract.ts'
import { useLanguage, useText } from '#i18n/text.ts'
import { type StaffRole, staffRoles } from '#shared/actor.ts'
import { asLanguage } from '#shared/language.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { LanguageOptions } from '#ui/language-options.tsx'
import { Note } from '#ui/note.tsx'
import { useToast } from '#ui/toast.tsx'
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
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    if (roles.length === 0) return setFault(t('form.rolesMissing'))
    setBusy(true)
    setFault('')
    const wish = { roles: [...roles], areaIds: [...bound] }
    const person = {
      civility: text('civility') as 'M.' | 'Mme.',
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      language: asLanguage(text('language')),
    }
    const answer = await (member
      ? browserApi().PUT('/api/staff/members/{subject}', { params: { path: { subject: member.subject } }, body: wish })
      : browserApi().POST('/api/staff/members', { body: { email: text('email'), ...wish, ...(inviting && { person }) } })
    ).catch(() => null)
    setBusy(false)
    if (answer?.data) {
      toast.success(member ? t('done.saved') : t(inviting ? 'done.invited' : 'done.added', { name: answer.data.name }))
      return saved(answer.data)
    }
    const error = answer?.error as { code?: string; message?: string } | undefined
    if (error?.code === 'AccountUnknown') setInviting(true)
    else setFault(error?.message ?? t('failed'))
  }

  const toggle = <T,>(list: readonly T[], one: T) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {!member && (
        <>
          <p>{t('form.addIntro')}</p>
          <TextField
            label={t('form.email')}
            name="email"
            type="email"
            latin
            required
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
            <SelectField label={t('form.civility')} name="civility" required>
              <option value="Mme.">{t('form.mme')}</option>
              <option value="M.">{t('form.m')}</option>
            </SelectField>
            <SelectField label={t('form.language')} name="language" required>
              <LanguageOptions />
            </SelectField>
          </div>
          <div className={styles.pair}>
            <TextField label={t('form.firstName')} name="firstName" required maxLength={60} />
            <TextField label={t('form.lastName')} name="lastName" required maxLength={60} />
          </div>
          <TextField label={t('form.phone')} name="phone" type="tel" latin required maxLength={40} />
        </>
      )}
      <fieldset className={styles.choices}>
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
        {areas?.map(({ id, name, nameAr }) => (
          <Checkbox key={id} checked={bound.includes(id)} onChange={() => setBound(toggle(bound, id))}>
            {language === 'ar' ? nameAr : name}
          </Checkbox>
        ))}
      </fieldset>
      {fault && (
        <div role="alert">
          <Note tone="bad" icon="circle-alert" title={fault} />
        </div>
      )}
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
        <Button type="submit" busy={busy}>
          {member ? t('form.save') : inviting ? t('form.inviteButton') : t('form.addButton')}
        </Button>
      </div>
    </form>
  )
}
