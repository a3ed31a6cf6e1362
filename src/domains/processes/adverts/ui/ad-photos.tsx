import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { angles, type OwnAd, photosOf } from './ad.ts'
import styles from './ads.module.css'
import { AnglePlace } from './angle-place.tsx'
import { PhotoOrder } from './photo-order.tsx'

interface PhotosProps {
  ad: OwnAd
  /** fewest photos with which it can be sent */
  least: number
  /** photos change only while the advert is written */
  mayChange: boolean
  /** the advert as the server has it now */
  put: (ad: OwnAd) => void
  done: () => void
}

/** The ten angles of a car: what is there, and the way to take, to replace and to remove each. */
export function AdPhotos({ ad, least, mayChange, put, done }: PhotosProps) {
  const t = useText(advertsTexts)
  const photos = photosOf(ad)
  const further = photos.filter(({ spec }) => !angles.some((angle) => angle === spec))
  return (
    <section className={styles.panel} id="photos">
      <div>
        <h2>{t('photos.heading')}</h2>
        <p className={styles.small}>{t('photos.hint', { count: String(photos.length), least: String(least) })}</p>
        <p className={styles.small}>{t(mayChange ? 'photos.private' : 'photos.fixed')}</p>
      </div>
      <ul className={styles.angles}>
        {angles.map((angle) => (
          <li key={angle}>
            <AnglePlace
              ad={ad}
              angle={angle}
              photo={photos.findLast(({ spec }) => spec === angle)}
              isMain={photos[0]?.spec === angle}
              mayChange={mayChange}
              done={done}
            />
          </li>
        ))}
        {further.map((photo) => (
          <li key={photo.id}>
            <AnglePlace ad={ad} angle={null} photo={photo} isMain={photos[0] === photo} mayChange={mayChange} done={done} />
          </li>
        ))}
      </ul>
      {mayChange && <PhotoOrder ad={ad} put={put} reload={done} />}
    </section>
  )
}
