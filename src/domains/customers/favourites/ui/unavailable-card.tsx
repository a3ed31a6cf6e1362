import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import favouritesPageTexts from '#texts/favouritesPage'
import { Icon } from '#ui/icon.tsx'
import { StoredPicture } from '#ui/picture.tsx'
import type { SavedCar } from '../rules.ts'
import styles from './unavailable-card.module.css'

interface UnavailableCardProps {
  kept: SavedCar
  /** sold; else withdrawn */
  sold: boolean
  /** URL of a search for similar cars */
  similar: string
  remove: ReactNode
}

/** A saved car that is no longer for sale: its stored data, and a link to similar cars. */
export function UnavailableCard({ kept, sold, similar, remove }: UnavailableCardProps) {
  const t = useText(favouritesPageTexts)
  const format = useFormat()
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        {kept.picture ? <StoredPicture hash={kept.picture} width={640} alt="" /> : <Icon name="car" size={28} />}
      </div>
      <span className={styles.badge}>{t(sold ? 'sold' : 'gone')}</span>
      <div className={styles.remove}>{remove}</div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <bdi>{kept.title}</bdi>
        </h2>
        <p>{t(sold ? 'soldNote' : 'goneNote')}</p>
        {kept.price !== null && <p>{t('priceWas', { price: format.price(kept.price) })}</p>}
        <Link className={styles.similar} to={similar}>
          {t('findSimilar')}
          <Icon name="arrow-right" size={18} flip />
        </Link>
      </div>
    </article>
  )
}
