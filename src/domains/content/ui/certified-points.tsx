import { Link } from 'react-router'
import { useText } from '#i18n/text.ts'
import { Drawing, Icon } from '#ui/icon.tsx'
import { type PointResult, PointStar } from '#ui/point-star.tsx'
import styles from './certified-points.module.css'
import { drawings } from './drawings.ts'

const families = [18, 10, 12, 14, 14, 18, 14, 10]

/** An example sheet: five points repaired or to note, so that all three shapes are seen. */
const example: PointResult[][] = families.map((size, family) =>
  Array.from({ length: size }, (_, point): PointResult => {
    if ((family === 0 && point === 7) || (family === 2 && (point === 4 || point === 5))) return 'fixed'
    return family === 5 && (point === 12 || point === 16) ? 'note' : 'ok'
  }),
)

/** What certified means: the 110 points as a star, four promises and the way to those cars. */
export function CertifiedPoints({ to }: { to: string }) {
  const t = useText('home')
  return (
    <div className={styles.cert}>
      <PointStar petals={example} label={t('certified.star')} unit={t('certified.points')} />
      <div>
        <p className={styles.eyebrow}>
          <Drawing path={drawings.badgeCheck} size={18} />
          {t('certified.eyebrow')}
        </p>
        <h2>{t('certified.title')}</h2>
        <div className={styles.promises}>
          {(['report', 'defects', 'repaired', 'warranty'] as const).map((key) => (
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
