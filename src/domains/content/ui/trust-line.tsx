import { useText } from '#i18n/text.ts'
import { Drawing } from '#ui/icon.tsx'
import { drawings } from './drawings.ts'
import styles from './trust-line.module.css'

/** The three promises under the search card of the home page. */
export function TrustLine() {
  const t = useText('home')
  return (
    <ul className={styles.trust}>
      <li>
        <Drawing path={drawings.shield} size={24} />
        <b>{t('trust.warrantyTitle')}</b>
        <span>{t('trust.warrantyText')}</span>
      </li>
      <li>
        <Drawing path={drawings.repeat} size={24} />
        <b>{t('trust.exchangeTitle')}</b>
        <span>{t('trust.exchangeText')}</span>
      </li>
      <li>
        <Drawing path={drawings.banknote} size={24} />
        <b>{t('trust.paidTitle')}</b>
        <span>{t('trust.paidText')}</span>
      </li>
    </ul>
  )
}
