import { formatPhone } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import { CivilityFields } from './civility.tsx'
import styles from './form.module.css'
import { CodeField, EmailField, PasswordField, PhoneField, PostForm, ResendForm, useFields } from './form.tsx'
import { AccountFrame } from './frame.tsx'
import type { EmailPage, NamePage, PasswordPage, PhoneCodePage, PhonePage, Shown } from './page.ts'
import { shownName } from './shown-words.ts'

export function Name({ page: { form, links }, shown }: { page: NamePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['civility', 'companyName', 'firstName', 'lastName'])
  return (
    <AccountFrame shown={shown} title={t('name.title')} back={links.manage}>
      <PostForm form={form}>
        <CivilityFields field={field} values={form.values} />
        <Button type="submit" block>
          {t('name.submit')}
        </Button>
      </PostForm>
    </AccountFrame>
  )
}

/** Changes the e-mail address; the new one must be confirmed. */
export function Email({ page: { form, present, links }, shown }: { page: EmailPage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['email', 'currentPassword'])
  return (
    <AccountFrame shown={shown} title={t('email.title')} lead={t('email.lead', { present: shownName(present) })} back={links.manage}>
      <PostForm form={form}>
        <EmailField tie={field('email')} label={t('field.newEmail')} value={form.values.email} />
        <PasswordField tie={field('currentPassword')} label={t('field.currentPassword')} autoComplete="current-password" />
        <Button type="submit" block>
          {t('email.submit')}
        </Button>
      </PostForm>
    </AccountFrame>
  )
}

/** Changes the phone number, step 1: the new number. */
export function Phone({ page: { form, present, links }, shown }: { page: PhonePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['phone', 'currentPassword'])
  return (
    <AccountFrame shown={shown} title={t('phone.title')} lead={t('phone.lead', { present: formatPhone(present) })} back={links.manage}>
      <PostForm form={form}>
        <PhoneField tie={field('phone')} label={t('field.newPhone')} hint={t('field.phoneHint')} value={form.values.phone} />
        <PasswordField tie={field('currentPassword')} label={t('field.currentPassword')} autoComplete="current-password" />
        <Button type="submit" block>
          {t('phone.submit')}
        </Button>
      </PostForm>
    </AccountFrame>
  )
}

/** Changes the phone number, step 2: the code. */
export function PhoneCode({ page: { form, phone, resend, links, notice }, shown }: { page: PhoneCodePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['code'])
  return (
    <AccountFrame
      shown={shown}
      title={t('phone.codeTitle')}
      lead={t('verify.lead', { phone: formatPhone(phone) })}
      notice={notice}
      back={links.manage}
    >
      <PostForm form={form}>
        <CodeField tie={field('code')} />
        <Button type="submit" block>
          {t('phone.codeSubmit')}
        </Button>
      </PostForm>
      <ResendForm resend={resend} />
      <div className={styles.links}>
        <a className={styles.link} href={links.otherPhone}>
          {t('phone.otherPhone')}
        </a>
      </div>
    </AccountFrame>
  )
}

/** Changes the password; other devices are signed out. */
export function Password({ page: { form, email, links }, shown }: { page: PasswordPage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['currentPassword', 'password'])
  return (
    <AccountFrame shown={shown} title={t('password.title')} lead={t('password.lead')} back={links.manage}>
      <PostForm form={form}>
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          tie={field('currentPassword')}
          label={t('field.currentPassword')}
          autoComplete="current-password"
          aside={
            <a className={`${styles.link} ${styles.aside}`} href={links.forgotten} aria-label={t('login.forgottenFull')}>
              {t('login.forgotten')}
            </a>
          }
        />
        <PasswordField tie={field('password')} label={t('field.newPassword')} hint={t('field.passwordHint')} autoComplete="new-password" />
        <Button type="submit" block>
          {t('password.submit')}
        </Button>
      </PostForm>
    </AccountFrame>
  )
}
