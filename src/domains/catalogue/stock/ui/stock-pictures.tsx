import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import stockTexts from '#texts/stock'
import { PictureDrop, UploadList } from './picture-drop.tsx'
import { PictureTile } from './picture-tile.tsx'
import styles from './stock-pictures.module.css'
import { type PicturesProps, usePictures } from './use-pictures.ts'

/** Photos of a car: upload, order by pointer or keyboard, angle, removal and restoration. */
export function StockPictures(props: PicturesProps) {
  const t = useText(stockTexts)
  const { number } = useFormat()
  const state = usePictures(props)
  const { card, pictures, uploads, said } = state
  return (
    <div className={styles.pictures}>
      {card.may.edit && <PictureDrop add={uploads.add} />}
      {uploads.list.length > 0 && <UploadList uploads={uploads} />}
      <p className={styles.hint}>
        {t('photos.count', { count: pictures.length, least: number(card.minPictures) })}
        {card.may.edit && pictures.length > 1 && <span>{t('photos.order')}</span>}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      {pictures.length === 0 && <p className={styles.none}>{t('photos.none')}</p>}
      <ol className={styles.grid} ref={state.grid}>
        {pictures.map((one, place) => (
          <PictureTile key={one.id} one={one} place={place} state={state} />
        ))}
      </ol>
    </div>
  )
}
