import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { DocumentSpec, GalleryPicture } from '#domains/foundation/documents/contract.ts'
import { capitalised } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import vehicleDetailsTexts from '#texts/vehicleDetails'
import vehiclePageTexts from '#texts/vehiclePage'
import vehiclesTexts from '#texts/vehicles'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './car-viewer.module.css'

interface CarViewerProps {
  title: string
  pictures: readonly GalleryPicture[]
  /** gallery index of the initial picture */
  first: number
  /** that picture as rendered by the page: shown until the large one loads */
  under?: string | null
  close: () => void
}

/** Groups consecutive pictures with the same angle; retains the gallery index. */
function byAngle(pictures: readonly GalleryPicture[]): { angle: DocumentSpec; pictures: { picture: GalleryPicture; index: number }[] }[] {
  const groups = new Map<DocumentSpec, { picture: GalleryPicture; index: number }[]>()
  for (const [index, picture] of pictures.entries()) {
    const group = groups.get(picture.spec)
    if (group) group.push({ picture, index })
    else groups.set(picture.spec, [{ picture, index }])
  }
  return [...groups].map(([angle, group]) => ({ angle, pictures: group }))
}

/**
 * Full-screen viewer of all pictures, by angle. Arrow keys change the picture: down and towards the end of the line go forward, the others
 * back. Esc closes it and returns the focus.
 */
export function CarViewer({ title, pictures, first, under, close }: CarViewerProps) {
  const t = useText(vehiclesTexts)
  const page = useText(vehiclePageTexts)
  const details = useText(vehicleDetailsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const [angle, setAngle] = useState<DocumentSpec | null>(null)
  const groups = byAngle(pictures)

  useEffect(() => {
    if (!dialog.current || dialog.current.open) return
    dialog.current.showModal()
    dialog.current.querySelector(`[data-picture="${first}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [first])

  const walk = (event: KeyboardEvent<HTMLDialogElement>) => {
    const box = event.currentTarget
    const towardsEnd = getComputedStyle(box).direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === 'ArrowDown' || event.key === towardsEnd ? 1 : event.key.startsWith('Arrow') ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const frames = [...box.querySelectorAll<HTMLElement>('[data-picture]')]
    const middle = box.clientHeight / 2
    const distance = (frame: HTMLElement) => Math.abs(frame.getBoundingClientRect().top + frame.clientHeight / 2 - middle)
    const current = frames.reduce((best, frame, i) => (distance(frame) < distance(frames[best] ?? frame) ? i : best), 0)
    frames[Math.max(0, Math.min(frames.length - 1, current + step))]?.scrollIntoView({ block: 'center' })
  }
  const jump = (event: MouseEvent<HTMLAnchorElement>, to: DocumentSpec) => {
    event.preventDefault()
    event.currentTarget.closest('dialog')?.querySelector(`[data-angle="${to}"]`)?.scrollIntoView({ block: 'start' })
    setAngle(to)
  }
  const onScroll = (box: HTMLDialogElement) => {
    const heads = [...box.querySelectorAll<HTMLElement>('[data-angle]')]
    const current = heads.findLast((head) => head.getBoundingClientRect().top < box.clientHeight / 2)
    setAngle((current?.dataset.angle ?? null) as DocumentSpec | null)
  }

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={details('viewer', { title })}
      onClose={close}
      onKeyDown={walk}
      onScroll={(event) => onScroll(event.currentTarget)}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={details('close')}>
            <Icon name="x" size={24} />
          </button>
        </form>
        <nav className={styles.angles} aria-label={details('angles')}>
          {groups.map((group, i) => (
            <a
              key={group.angle}
              href={`#photo-${group.angle}`}
              aria-current={(angle ?? groups[0]?.angle) === group.angle || (angle === null && i === 0) ? 'true' : undefined}
              onClick={(event) => jump(event, group.angle)}
            >
              {capitalised(t(`angle.${group.angle}`))}
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.body}>
        {groups.map((group) => (
          <section key={group.angle} className={styles.angle} data-angle={group.angle} id={`photo-${group.angle}`}>
            <h3>{capitalised(t(`angle.${group.angle}`))}</h3>
            {group.pictures.map(({ picture, index }) => (
              <div
                key={picture.id}
                className={styles.picture}
                data-picture={index}
                style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
              >
                <Picture
                  picture={picture}
                  alt={t('card.picture', { car: title, angle: t(`angle.${picture.spec}`) })}
                  sizes="min(100vw, 72rem)"
                  eager={index === first}
                  under={index === first ? under : null}
                />
                {picture.isGenerated && <span className={styles.note}>{page('illustration')}</span>}
              </div>
            ))}
          </section>
        ))}
      </div>
    </dialog>
  )
}
