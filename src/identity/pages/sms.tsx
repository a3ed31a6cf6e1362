import { formatPhone } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import styles from './form.module.css'
import { CodeField, PhoneField, PostForm, Remember, ResendForm, useFields } from './form.tsx'
import { Frame } from './frame.tsx'
import type { Shown, SmsCodePage, SmsPhonePage, VerifyPhonePage } from './page.ts'

/** SMS sign-in, step 1: the number. */
export function SmsPhone({ page: { form, links }, shown }: { page: SmsPhonePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['phone'])
  return (
    <Frame shown={shown} title={t('sms.title')} lead={t('sms.lead')}>
      <PostForm form={form}>
        <PhoneField tie={field('phone')} label={t('field.phone')} hint={t('field.phoneHint')} value={form.values.phone} />
        <Button type="submit" size="large" block>
          {t('sms.submit')}
        </Button>
      </PostForm>
      <div className={styles.links}>
        <a className={styles.link} href={links.login}>
          {t('sms.password')}
        </a>
        <p>
          {t('login.noAccount')}{' '}
          <a className={styles.link} href={links.register}>
            {t('login.register')}
          </a>
        </p>
      </div>
    </Frame>
  )
}

/** SMS sign-in, step 2: the code. Does not reveal whether the number is known. */
export function SmsCode({ page: { form, phone, resend, links, notice }, shown }: { page: SmsCodePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['code'])
  return (
    <Frame shown={shown} title={t('sms.codeTitle')} lead={t('sms.codeLead', { phone: formatPhone(phone) })} notice={notice}>
      <PostForm form={form}>
        <CodeField tie={field('code')} />
        <Remember checked={form.values.remember} />
        <Button type="submit" size="large" block>
          {t('sms.codeSubmit')}
        </Button>
      </PostForm>
      <ResendForm resend={resend} />
      <div className={styles.links}>
        <a className={styles.link} href={links.otherPhone}>
          {t('sms.otherPhone')}
        </a>
        <a className={styles.link} href={links.login}>
          {t('sms.password')}
        </a>
      </div>
    </Frame>
  )
}

/** Phone confirmation of a new account. */
export function VerifyPhone({ page: { form, phone, resend, links, notice }, shown }: { page: VerifyPhonePage; shown: Shown }) {
  const t = useText(identityTexts)
  const field = useFields(form, ['code'])
  return (
    <Frame shown={shown} title={t('verify.title')} lead={t('verify.lead', { phone: formatPhone(phone) })} notice={notice}>
      <PostForm form={form}>
        <CodeField tie={field('code')} />
        <Button type="submit" size="large" block>
          {t('verify.submit')}
        </Button>
      </PostForm>
      <ResendForm resend={resend} />
      <div className={styles.links}>
        <a className={styles.link} href={links.otherPhone}>
          {t('verify.otherPhone')}
        </a>
        {links.later && (
          <a className={styles.link} href={links.later}>
            {t('verify.later')}
          </a>
        )}
      </div>
    </Frame>
  )
}
