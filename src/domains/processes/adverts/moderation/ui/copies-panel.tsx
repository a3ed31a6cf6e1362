import { Link } from 'react-router'
import { staffAddress } from '#client/staff/addresses.ts'
import { Panel } from '#domains/processes/buying/desk/ui/facts.tsx'
import { isolate, useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { localTime } from '#shared/working-time.ts'
import staffAdvertsTexts from '#texts/staffAdverts'
import { AdPhoto } from '../../ui/ad-photo.tsx'
import type { AdRecord } from '../contract.ts'
import styles from './advert-desk.module.css'

/** Photos of an advert next to duplicates of other cars. Renders nothing without any. */
export function CopiesPanel({ record: { copies } }: { record: AdRecord }) {
  const t = useText(staffAdvertsTexts)
  const { date, percent } = useFormat()
  if (copies.length === 0) return null
  return (
    <Panel title={t('copies.title')}>
      <p className={styles.quiet}>{t('copies.text')}</p>
      <ul className={styles.copies}>
        {copies.map(({ photo, other, likeness, vehicleId, reference, title, isSameSeller, since }) => {
          const name = reference ? isolate(reference) : t('ofHouse')
          return (
            <li key={`${photo} ${other.id}`}>
              <div className={styles.pair}>
                <span>
                  <AdPhoto photo={{ type: 'VehicleAdPicture', id: photo }} alt={t('copies.own')} />
                </span>
                <span>
                  <AdPhoto photo={other} alt={t('copies.other', { reference: name })} />
                </span>
              </div>
              <p>
                <b>{likeness === 1 ? t('copies.same') : t('copies.like', { percent: percent(Math.round(likeness * 100)) })}</b>{' '}
                <Link to={staffAddress.vehicle(vehicleId)}>{name}</Link> <bdi>{title}</bdi>
              </p>
              <p className={styles.quiet}>
                {[t('copies.since', { day: date(localTime(since).day) }), isSameSeller && t('copies.sameSeller')]
                  .filter(Boolean)
                  .join(t('decision.comma'))}
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
