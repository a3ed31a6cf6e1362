import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import styles from './form.module.css'
import { PasswordField, PostForm, useFields } from './form.tsx'
import { Frame } from './frame.tsx'
import type { ForgottenPage, ResetPage, Shown } from './page.ts'
import { shownName } from './shown-words.ts'

/** Requests a password reset link. */
export function Forgotten({ page: { form, links }, shown }: { page: ForgottenPage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['identifier'])
  return (
    <Frame shown={shown} title={t('forgotten.title')} lead={t('forgotten.lead')}>
      <PostForm form={form}>
        <TextField
          {...field('identifier')}
          label={t('field.identifier')}
          defaultValue={form.values.identifier}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={254}
          required
          latin
        />
        <Button type="submit" size="large" block>
          {t('forgotten.submit')}
        </Button>
      </PostForm>
      <div className={styles.links}>
        <a className={styles.link} href={links.login}>
          {t('forgotten.login')}
        </a>
      </div>
    </Frame>
  )
}

/** Sets a new password from a link. Includes the e-mail for password managers. */
export function Reset({ page: { form, email }, shown }: { page: ResetPage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['password'])
  return (
    <Frame shown={shown} title={t('reset.title')} lead={t('reset.lead', { email: shownName(email) })}>
      <PostForm form={form}>
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <PasswordField tie={field('password')} label={t('field.newPassword')} hint={t('field.passwordHint')} autoComplete="new-password" />
        <Button type="submit" size="large" block>
          {t('reset.submit')}
        </Button>
      </PostForm>
    </Frame>
  )
}
