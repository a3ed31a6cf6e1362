import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import styles from './form.module.css'
import { PasswordField, PostForm, Remember, useFields } from './form.tsx'
import { Frame } from './frame.tsx'
import type { LoginPage, Shown } from './page.ts'

const lock = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2z M7 11V7a5 5 0 0 1 10 0v4'

/** Sign-in by e-mail or phone and password, with SMS code as an alternative. */
export function Login({ page: { form, links, notice }, shown }: { page: LoginPage; shown: Shown }) {
  const t = useText(identityTexts)
  const { form: whole, ...errors } = form.errors
  // does not reveal which of the two is wrong: the message is below both
  const faulty = whole?.name === 'wrong' ? { ...form, errors: { ...errors, password: whole } } : form
  const field = useFields(faulty, ['identifier', 'password'])
  return (
    <Frame
      shown={shown}
      title={t('login.title')}
      lead={t('login.lead')}
      notice={notice}
      foot={
        <>
          <Drawing path={lock} size={16} />
          <span>{t('free')}</span>
        </>
      }
    >
      <PostForm form={faulty}>
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
        <PasswordField
          tie={field('password')}
          label={t('field.password')}
          autoComplete="current-password"
          aside={
            <a className={`${styles.link} ${styles.aside}`} href={links.forgotten} aria-label={t('login.forgottenFull')}>
              {t('login.forgotten')}
            </a>
          }
        />
        <Remember checked={form.values.remember} />
        <Button type="submit" size="large" block>
          {t('login.submit')}
        </Button>
      </PostForm>
      <p className={styles.or}>{t('or')}</p>
      <ButtonLink href={links.sms} variant="outline" block>
        <Icon name="smartphone" size={18} />
        {t('login.sms')}
      </ButtonLink>
      <div className={styles.links}>
        <p>
          {t('login.noAccount')}{' '}
          <a className={styles.link} href={links.register}>
            {t('login.register')}
          </a>
        </p>
        {links.cancel && (
          <a className={styles.link} href={links.cancel}>
            {t('cancel')}
          </a>
        )}
      </div>
    </Frame>
  )
}
