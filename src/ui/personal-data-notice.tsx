import { useText } from '#i18n/text.ts'
import personalDataTexts from '#texts/personalData'
import styles from './personal-data-notice.module.css'

interface PersonalDataNoticeProps {
  /** what the data of the form are for */
  purpose: 'contact' | 'enquiry' | 'newsletter' | 'account' | 'alert' | 'favourite' | 'phone' | 'booking' | 'place' | 'sale'
  /** who answers for the data: setting `site.legal.company` */
  controller: string
  /** number of the declaration, setting `site.legal.cndp`; empty prints nothing */
  cndp: string
  /** where rights are exercised: setting `site.email` */
  email: string
}

/**
 * What law 09-08 asks for at every form: who, what for, who reads it, what is needed, rights, number of the declaration.
 * The three values come from `useSite()`.
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
