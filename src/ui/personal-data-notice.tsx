import { useText } from '#i18n/text.ts'
import personalDataTexts from '#texts/personalData'
import styles from './personal-data-notice.module.css'

interface PersonalDataNoticeProps {
  /** purpose of the form's data */
  purpose: 'contact' | 'enquiry' | 'newsletter' | 'account' | 'alert' | 'favourite' | 'phone' | 'booking' | 'place' | 'sale'
  /** data controller: setting `site.legal.company` */
  controller: string
  /** declaration number, setting `site.legal.cndp`; hidden when empty */
  cndp: string
  /** contact for data subject rights: setting `site.email` */
  email: string
}

/**
 * Renders the notice that law 09-08 requires at every form: controller, purpose, recipients, required data, rights, declaration number. The
 * values come from `useSite()`.
 */
export function PersonalDataNotice({ purpose, controller, cndp, email }: PersonalDataNoticeProps) {
  const t = useText(personalDataTexts)
  return (
    <aside className={styles.notice} aria-label={t('title')}>
      <p>
        {t('controller', { controller, purpose: t(`purpose.${purpose}`) })} {t('recipients')} {t('required')}{' '}
        {t.rich('rights', {
          mail: () => (
            <a href={`mailto:${email}`} key="mail">
              <bdi dir="ltr">{email}</bdi>
            </a>
          ),
        })}
        {cndp && ` ${t('cndp', { number: `\u2066${cndp}\u2069` })}`}
      </p>
    </aside>
  )
}
