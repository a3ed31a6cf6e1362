import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { searchText } from '#domains/catalogue/search/address.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import alertsTexts from '#texts/alerts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { searchOf } from '../address.ts'
import type { Preference } from '../contract.ts'
import styles from './alert-card.module.css'

interface AlertCardProps {
  alert: Preference
  title: string
  busy: boolean
  /** pauses or resumes the alert */
  toggle: () => void
}

/** An alert of the list: its criteria, matches and frequency. */
export function AlertCard({ alert, title, busy, toggle }: AlertCardProps) {
  const t = useText(alertsTexts)
  const { date } = useFormat()
  return (
    <article className={styles.card} data-off={alert.isDeactivated || undefined}>
      <div className={styles.head}>
        <h2>
          <Link to={address.alert(alert.id)}>{title}</Link>
        </h2>
        {alert.newCount > 0 && <span className={styles.fresh}>{t('newCount', { count: alert.newCount })}</span>}
      </div>
      <ul className={styles.facts}>
        <li>{t('today', { count: alert.count })}</li>
        <li>{t(`frequency.${alert.frequency}`)}</li>
        <li>{t('since', { date: date(alert.created) })}</li>
      </ul>
      <div className={styles.foot}>
        <Checkbox kind="switch" checked={!alert.isDeactivated} disabled={busy} onChange={toggle} aria-label={`${t('active')}, ${title}`}>
          {t(alert.isDeactivated ? 'paused' : 'active')}
        </Checkbox>
        <span className={styles.ways}>
          {alert.count > 0 && <Link to={`${address.search()}${searchText(searchOf(alert))}`}>{t('see', { count: alert.count })}</Link>}
          <Link to={address.alert(alert.id)} aria-label={`${t('open')}, ${title}`}>
            {t('open')}
            <Icon name="chevron-right" size={18} />
          </Link>
        </span>
      </div>
    </article>
  )
}
