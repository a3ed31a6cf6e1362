import { useText } from '#i18n/text.ts'
import { factsOf, languages } from '#shared/language.ts'
import identityTexts from '#texts/identity'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { SelectField } from '#ui/field.tsx'
import { PersonalDataNotice } from '#ui/personal-data-notice.tsx'
import { CivilityFields } from './civility.tsx'
import styles from './form.module.css'
import { EmailField, PasswordField, PhoneField, PostForm, useFields } from './form.tsx'
import { Frame } from './frame.tsx'
import type { RegisterPage, Shown } from './page.ts'

/** Registration: person, contact details, password, consents. */
export function Register({ page: { form, links }, shown }: { page: RegisterPage; shown: Shown }) {
  const t = useText(identityTexts)
  const { values } = form
  const field = useFields(form, ['civility', 'companyName', 'firstName', 'lastName', 'email', 'phone', 'password', 'language'])
  return (
    <Frame shown={shown} title={t('register.title')} lead={t('register.lead')}>
      <PostForm form={form}>
        <CivilityFields field={field} values={values} />
        <EmailField tie={field('email')} label={t('field.email')} hint={t('register.emailHint')} value={values.email} />
        <PhoneField tie={field('phone')} label={t('field.phone')} hint={t('register.phoneHint')} value={values.phone} />
        <PasswordField tie={field('password')} label={t('field.password')} hint={t('field.passwordHint')} autoComplete="new-password" />
        <SelectField {...field('language')} label={t('field.language')} defaultValue={values.language} required>
          {languages.map((language) => (
            <option value={language} lang={language} key={language}>
              {factsOf(language).name}
            </option>
          ))}
        </SelectField>
        <fieldset className={styles.group}>
          <legend className={styles.part}>{t('register.consents')}</legend>
          <p className={styles.hint}>{t('register.consentsHint')}</p>
          <div className={styles.stack}>
            {(['news', 'offersEmail', 'offersPost', 'offersPhone'] as const).map((name) => (
              <Checkbox name={name} value="true" defaultChecked={values[name]} key={name}>
                {t(`register.${name}`)}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        <Button type="submit" size="large" block>
          {t('register.submit')}
        </Button>
        <PersonalDataNotice purpose="account" controller={shown.site.company} cndp={shown.site.cndp} email={shown.site.email} />
      </PostForm>
      <div className={styles.links}>
        <p>
          {t('register.hasAccount')}{' '}
          <a className={styles.link} href={links.login}>
            {t('register.login')}
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
