import { Link } from 'react-router'
import { address } from '#client/addresses.ts'
import { useText } from '#i18n/text.ts'
import compareTexts from '#texts/compare'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import { compareLimit } from '../rules.ts'
import styles from './compare-bar.module.css'
import { useCompare } from './use-compare.ts'

/** Bar at the bottom of a list once a car is checked: the cars, the free places, and the link to the comparison. */
export function CompareBar() {
  const t = useText(compareTexts)
  const { cars, clear } = useCompare()
  if (cars.length === 0) return null
  const free = Array.from({ length: compareLimit - cars.length }, (_, i) => compareLimit - i)
  return (
    <section className={styles.bar} aria-label={t('bar')}>
      <span className={styles.count} role="status">
        {t('barCount', { count: cars.length })}
      </span>
      <ul className={styles.places}>
        {cars.map((car) => (
          <li key={car.id}>
            <Link to={address.car(car.slug, car.id)} aria-label={car.title}>
              {car.picture ? <StoredPicture hash={car.picture} width={320} alt="" /> : <Icon name="car" size={20} />}
            </Link>
          </li>
        ))}
        {free.map((place) => (
          <li key={`free-${place}`} className={styles.free}>
            <span className="vh">{t('emptySlot')}</span>
            <Icon name="plus" size={16} />
          </li>
        ))}
      </ul>
      <Link className={styles.open} to={address.compare(cars.map(({ id }) => id))}>
        {t('open')}
      </Link>
      <button type="button" className={styles.clear} aria-label={t('clear')} onClick={clear}>
        <Icon name="x" size={18} />
      </button>
    </section>
  )
}
