import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { DueCell } from '#domains/processes/buying/desk/ui/queue-cells.tsx'
import { useText } from '#i18n/text.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { AdPhoto } from '../../ui/ad-photo.tsx'
import type { AdLine } from '../contract.ts'
import styles from './advert-desk.module.css'
import { RiskScore } from './risk-panel.tsx'

/** Review queue next to the open advert. */
export function QueuePanel({ lines, here, now }: { lines: readonly AdLine[]; here: number; now: Date }) {
  const t = useText(staffAdvertsTexts)
  return (
    <nav className={styles.queue} aria-label={t('view.toRead')}>
      <h2>
        {t('view.toRead')} <span className={styles.quiet}>{t('queue.count', { count: lines.length })}</span>
      </h2>
      {lines.length === 0 && <p className={styles.quiet}>{t('empty.title')}</p>}
      <ol>
        {lines.map(({ id, photo, title, year, seller, city, due, score, isAppeal }) => (
          <li key={id}>
            <Link to={staffAddress.advert(id)} aria-current={id === here ? 'page' : undefined}>
              <span className={styles.thumb}>
                <AdPhoto photo={photo ? { type: 'VehicleAdPicture', id: photo } : undefined} alt="" />
              </span>
              <span>
                <b>
                  <bdi>{[title, year].filter(Boolean).join(' ')}</bdi>
                </b>
                <span className={styles.quiet}>
                  <bdi>{[seller, city].filter(Boolean).join(t('queue.comma'))}</bdi>
                </span>
                {isAppeal && <span className={styles.quiet}>{t('appeal')}</span>}
                <DueCell due={due} now={now} />
              </span>
              <RiskScore score={score} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
