import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { GalleryPicture } from '#domains/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './car-gallery.module.css'
import type { CarViewer } from './car-viewer.tsx'

const thumbCount = 6

interface CarGalleryProps {
  /** make and model, for the text of every picture */
  title: string
  pictures: readonly GalleryPicture[]
  /** shown instead of pictures when there are none */
  silhouette: ReactNode
  videoLink: string | null
  /** favourite, compare, share: float over the picture */
  actions: ReactNode
  faded?: boolean
}

/**
 * The pictures of a car: one strip that snaps, swiped by hand, walked by buttons, thumbnails and arrow keys. Arrow keys follow the
 * screen, the strip follows the reading direction. It is whole before any script runs.
 */
export function CarGallery({ title, pictures, silhouette, videoLink, actions, faded }: CarGalleryProps) {
  const t = useText('vehicles')
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [viewing, setViewing] = useState<number | null>(null)
  const [Viewer, setViewer] = useState<typeof CarViewer | null>(null)
  const count = pictures.length
  const isIllustration = pictures[shown]?.isGenerated

  const show = (index: number) => {
    const strip = track.current
    const slide = strip?.children[index]
    const first = strip?.firstElementChild
    if (!(strip && slide instanceof HTMLElement && first instanceof HTMLElement)) return
    strip.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior: 'smooth' })
  }
  const onScroll = () => {
    const strip = track.current
    if (strip && strip.clientWidth > 0) setShown(Math.min(count - 1, Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const forward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr')
    show(Math.max(0, Math.min(count - 1, shown + (forward ? 1 : -1))))
  }
  const open = async (index: number) => {
    try {
      const loaded = await import('./car-viewer.tsx')
      setViewer(() => loaded.CarViewer)
      setViewing(index)
    } catch {
      // without a connection its pictures would not come either
    }
  }
  const altOf = (picture: GalleryPicture) => t('card.picture', { car: title, angle: t(`angle.${picture.spec}`) })

  if (count === 0)
    return (
      <div className={styles.gallery}>
        <div className={styles.main}>
          <div className={styles.empty}>{silhouette}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    )
  return (
    <section className={styles.gallery} aria-label={t('page.photos')}>
      <div className={`${styles.main} ${faded ? styles.faded : ''}`}>
        <div ref={track} className={styles.track} onScroll={onScroll}>
          {pictures.map((picture, i) => (
            <button
              key={picture.id}
              type="button"
              className={styles.slide}
              tabIndex={i === shown ? 0 : -1}
              aria-label={`${altOf(picture)}. ${t('page.enlarge')}`}
              onClick={() => void open(i)}
              onKeyDown={onKeyDown}
            >
              <Picture picture={picture} alt="" sizes="(max-width: 767px) 100vw, (max-width: 1023px) 95vw, 52rem" eager={i === 0} />
            </button>
          ))}
        </div>
        <div className={styles.actions}>{actions}</div>
        {count > 1 && (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={t('page.previous')}
              aria-disabled={shown === 0}
              onClick={() => show(Math.max(0, shown - 1))}
            >
              <Icon name="chevron-left" size={20} flip />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label={t('page.next')}
              aria-disabled={shown === count - 1}
              onClick={() => show(Math.min(count - 1, shown + 1))}
            >
              <Icon name="chevron-right" size={20} flip />
            </button>
          </>
        )}
        {(count > 1 || isIllustration) && (
          <span className={styles.counter}>
            {count > 1 && (
              <>
                <span className="vh">{t('page.photoOf', { index: String(shown + 1), count: String(count) })}</span>
                <bdi dir="ltr" aria-hidden="true">
                  {`${shown + 1} / ${count}`}
                </bdi>
              </>
            )}
            {isIllustration && <span>{t('page.illustration')}</span>}
          </span>
        )}
        {videoLink && (
          <a className={styles.video} href={videoLink} target="_blank" rel="noopener noreferrer">
            <Icon name="play" size={16} />
            {t('page.video')}
          </a>
        )}
      </div>
      {count > 1 && (
        <div className={styles.thumbs}>
          {pictures.slice(0, thumbCount).map((picture, i) => {
            const more = i === thumbCount - 1 && count > thumbCount ? count - thumbCount : 0
            return (
              <button
                key={picture.id}
                type="button"
                className={styles.thumb}
                aria-label={more > 0 ? t('page.morePhotos', { count: more + 1 }) : t(`angle.${picture.spec}`)}
                aria-current={more === 0 && i === shown}
                onClick={() => (more > 0 ? void open(i) : show(i))}
              >
                <Picture picture={picture} alt="" sizes="9rem" />
                {more > 0 && (
                  <span className={styles.more}>
                    <bdi dir="ltr">{`+${more}`}</bdi>
                  </span>
                )}
              </button>
            )
          })}
        </div>
      )}
      {Viewer && viewing !== null && <Viewer title={title} pictures={pictures} first={viewing} close={() => setViewing(null)} />}
    </section>
  )
}
