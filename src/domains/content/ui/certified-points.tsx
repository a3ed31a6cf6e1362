import { Link } from 'react-router'
import { useText } from '#i18n/text.ts'
import { Drawing, Icon } from '#ui/icon.tsx'
import { type PointResult, PointStar } from '#ui/point-star.tsx'
import styles from './certified-points.module.css'
import { drawings } from './drawings.ts'

/** What can be promised of every certified car, and what only a published sheet can show. */
const always = ['repaired', 'warranty'] as const
const bySheet = ['report', 'defects'] as const

/**
 * What certified means, and the way to those cars. With a published inspection sheet its points are drawn as a star and the sheet is
 * promised; without one nothing is said of it.
 */
export function CertifiedPoints({ to, sheet = null }: { to: string; sheet?: PointResult[][] | null }) {
  const t = useText('home')
  return (
    <div className={styles.cert} data-plain={sheet ? undefined : ''}>
      {sheet && <PointStar petals={sheet} label={t('certified.star')} unit={t('certified.points')} />}
      <div>
        <p className={styles.eyebrow}>
          <Drawing path={drawings.badgeCheck} size={18} />
          {t('certified.eyebrow')}
        </p>
        <h2>{t(sheet ? 'certified.title' : 'certified.plainTitle')}</h2>
        <div className={styles.promises}>
          {[...(sheet ? bySheet : []), ...always].map((key) => (
            <div key={key}>
              <b>{t(`certified.${key}Title`)}</b>
              <p>{t(`certified.${key}Text`)}</p>
            </div>
          ))}
        </div>
        <Link className={styles.see} to={to} prefetch="intent">
          {t('certified.see')}
          <Icon name="arrow-right" size={18} flip />
        </Link>
      </div>
    </div>
  )
}
