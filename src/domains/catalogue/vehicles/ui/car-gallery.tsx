import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { GalleryPicture } from '#domains/foundation/documents/contract.ts'
import { useText } from '#i18n/text.ts'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './car-gallery.module.css'
import type { CarViewer } from './car-viewer.tsx'

const thumbCount = 6

interface CarGalleryProps {
  /** make and model, for the alternative texts */
  title: string
  pictures: readonly GalleryPicture[]
  /** shown without pictures */
  silhouette: ReactNode
  videoLink: string | null
  /** favourite, compare, share: over the picture */
  actions: ReactNode
  faded?: boolean
  /** first picture as shown by the card */
  under?: string | null
}

/**
 * Picture gallery: a scroll-snap strip with swipe, buttons, thumbnails and arrow keys. Arrow keys follow the screen, the strip follows the
 * reading direction. Works without JavaScript.
 */
export function CarGallery({ title, pictures, silhouette, videoLink, actions, faded, under }: CarGalleryProps) {
  const t = useText(vehiclesTexts)
  const page = useText(vehiclePageTexts)
  const count = pictures.length
  const { shown, show, ...strip } = useStrip(count)
  const { Viewer, viewing, seen, open, close } = useViewer()
  const altOf = (picture: GalleryPicture) => t('card.picture', { car: title, angle: t(`angle.${picture.spec}`) })

  if (count === 0)
    return (
      <div className={styles.gallery}>
        <div className={styles.main} data-car-picture="">
          <div className={styles.empty}>{silhouette}</div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    )
  return (
    <section className={styles.gallery} aria-label={page('photos')}>
      <div className={`${styles.main} ${faded ? styles.faded : ''}`} data-car-picture="">
        <div ref={strip.track} className={styles.track} onScroll={strip.onScroll}>
          {pictures.map((picture, i) => (
            <button
              key={picture.id}
              type="button"
              className={styles.slide}
              tabIndex={i === shown ? 0 : -1}
              aria-label={`${altOf(picture)}. ${page('enlarge')}`}
              onClick={(event) => void open(i, event.currentTarget.querySelector('img')?.currentSrc)}
              onKeyDown={strip.onKeyDown}
            >
              <Picture
                picture={picture}
                alt=""
                sizes="(max-width: 767px) 100vw, (max-width: 1023px) 95vw, 52rem"
                eager={i === 0}
                under={i === 0 ? under : null}
              />
            </button>
          ))}
        </div>
        <div className={styles.actions}>{actions}</div>
        {count > 1 && <Steps shown={shown} count={count} show={show} />}
        <Counter shown={shown} count={count} isIllustration={pictures[shown]?.isGenerated === true} />
        {videoLink && (
          <a className={styles.video} href={videoLink} target="_blank" rel="noopener noreferrer">
            <Icon name="play" size={16} />
            {page('video')}
          </a>
        )}
      </div>
      {count > 1 && <Thumbs pictures={pictures} shown={shown} show={show} open={(i) => void open(i)} />}
      {Viewer && viewing !== null && <Viewer title={title} pictures={pictures} first={viewing} under={seen} close={close} />}
    </section>
  )
}

/** Tracks the visible picture of the strip and scrolls to others. */
function useStrip(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
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
  return { track, shown, show, onScroll, onKeyDown }
}

/** Full-screen viewer, loaded lazily; `seen` is the pressed picture, already rendered. */
function useViewer() {
  const [viewing, setViewing] = useState<number | null>(null)
  const [Viewer, setViewer] = useState<typeof CarViewer | null>(null)
  const [seen, setSeen] = useState<string | null>(null)
  const open = async (index: number, picture?: string) => {
    try {
      const loaded = await import('./car-viewer.tsx')
      setViewer(() => loaded.CarViewer)
      setSeen(picture || null)
      setViewing(index)
    } catch {
      // without a connection, its pictures would not load either
    }
  }
  return { Viewer, viewing, seen, open, close: () => setViewing(null) }
}

interface StripProps {
  shown: number
  count: number
  show: (index: number) => void
}

function Steps({ shown, count, show }: StripProps) {
  const page = useText(vehiclePageTexts)
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={page('previous')}
        aria-disabled={shown === 0}
        onClick={() => show(Math.max(0, shown - 1))}
      >
        <Icon name="chevron-left" size={20} flip />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={page('next')}
        aria-disabled={shown === count - 1}
        onClick={() => show(Math.min(count - 1, shown + 1))}
      >
        <Icon name="chevron-right" size={20} flip />
      </button>
    </>
  )
}

/** Position of the picture, and whether it is an illustration. */
function Counter({ shown, count, isIllustration }: Omit<StripProps, 'show'> & { isIllustration: boolean }) {
  const page = useText(vehiclePageTexts)
  if (count < 2 && !isIllustration) return null
  return (
    <span className={styles.counter}>
      {count > 1 && (
        <>
          <span className="vh">{page('photoOf', { index: String(shown + 1), count: String(count) })}</span>
          <bdi dir="ltr" aria-hidden="true">
            {`${shown + 1} / ${count}`}
          </bdi>
        </>
      )}
      {isIllustration && <span>{page('illustration')}</span>}
    </span>
  )
}

interface ThumbsProps extends Omit<StripProps, 'count'> {
  pictures: readonly GalleryPicture[]
  open: (index: number) => void
}

/** First thumbnails; the last one represents the remaining pictures. */
function Thumbs({ pictures, shown, show, open }: ThumbsProps) {
  const t = useText(vehiclesTexts)
  const page = useText(vehiclePageTexts)
  const count = pictures.length
  return (
    <div className={styles.thumbs}>
      {pictures.slice(0, thumbCount).map((picture, i) => {
        const more = i === thumbCount - 1 && count > thumbCount ? count - thumbCount : 0
        return (
          <button
            key={picture.id}
            type="button"
            className={styles.thumb}
            aria-label={more > 0 ? page('morePhotos', { count: more + 1 }) : t(`angle.${picture.spec}`)}
            aria-current={more === 0 && i === shown}
            onClick={() => (more > 0 ? open(i) : show(i))}
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
  )
}
