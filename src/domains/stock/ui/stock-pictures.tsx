import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { Button } from '#ui/button.tsx'
import { Drawing, Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useToast } from '#ui/toast.tsx'
import type { DocumentInfo } from '../../documents/contract.ts'
import type { StockCard } from '../contract.ts'
import { OwnPicture } from './own-picture.tsx'
import styles from './stock-pictures.module.css'
import { useStockMutation } from './use-stock-mutation.ts'
import { useUploads } from './use-uploads.ts'

/** The angles of the spec that a person takes. */
const angles = [
  'None',
  'FrontLeft',
  'Front',
  'FrontRight',
  'LateralLeft',
  'LateralRight',
  'BackLeft',
  'Back',
  'BackRight',
  'Interior',
  'Dashboard',
  'PaperWork',
] as const

const grip =
  'M9 5a1 1 0 1 0 0 .01 M9 12a1 1 0 1 0 0 .01 M9 19a1 1 0 1 0 0 .01 M15 5a1 1 0 1 0 0 .01 M15 12a1 1 0 1 0 0 .01 M15 19a1 1 0 1 0 0 .01'

interface StockPicturesProps {
  card: StockCard
  put: (card: StockCard) => void
  reload: () => void
}

/** The photos of a car: brought by hand or dropped, put in order with pointer or keys, named by their angle, taken away and brought back. */
export function StockPictures({ card, put, reload }: StockPicturesProps) {
  const t = useText('stock')
  const { number } = useFormat()
  const toast = useToast()
  const arrangement = useStockMutation('put', '/api/staff/vehicles/{id}/pictures', { concurrency: true, done: put })
  const removal = useStockMutation('delete', '/documents/{type}/{id}', { concurrency: true })
  const restoration = useStockMutation('post', '/documents/{type}/{id}/restore', {
    concurrency: true,
    done: () => toast.success(t('photos.back')),
  })
  const input = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLOListElement>(null)
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<readonly DocumentInfo[] | null>(null)
  const [said, setSaid] = useState('')
  const latest = useRef(card)
  latest.current = card
  const uploads = useUploads(
    card.id,
    (document) => put({ ...latest.current, pictures: [...latest.current.pictures, document] }),
    (count) => {
      if (count === 0) return
      toast.success(t('photos.added', { count }))
      reload()
    },
  )
  const pictures = order ?? card.pictures
  const mayEdit = card.may.edit

  /** Writes the order and the angles; what somebody else changed meanwhile is read again. */
  async function arrange(next: readonly DocumentInfo[]): Promise<void> {
    setOrder(next)
    const body = { pictures: next.map(({ id, spec }) => ({ id, spec })) }
    const { ok } = await arrangement.send({ params: { path: { id: card.id } }, body })
    if (!ok) reload()
    setOrder(null)
  }

  function moved(id: string, to: number): readonly DocumentInfo[] {
    const one = pictures.find((picture) => picture.id === id)
    if (!one || to < 0 || to >= pictures.length) return pictures
    return pictures.filter((picture) => picture !== one).toSpliced(to, 0, one)
  }

  function press(event: KeyboardEvent, id: string, place: number): void {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
    const back = rtl ? 'ArrowRight' : 'ArrowLeft'
    const to = { [forward]: place + 1, [back]: place - 1, ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: pictures.length - 1 }[
      event.key
    ]
    if (to === undefined || to < 0 || to >= pictures.length) return
    event.preventDefault()
    setSaid(t('photos.moved', { place: number(to + 1), count: number(pictures.length) }))
    void arrange(moved(id, to)).then(() => grid.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
  }

  async function remove(one: DocumentInfo): Promise<void> {
    if (!(await removal.send({ params: { path: { id: one.id, type: one.type } } })).ok) return
    put({ ...latest.current, pictures: latest.current.pictures.filter(({ id }) => id !== one.id) })
    reload()
    toast.success(t('photos.removed'), { action: { label: t('photos.undo'), run: () => void restore(one) } })
  }

  async function restore(one: DocumentInfo): Promise<void> {
    await restoration.send({ params: { path: { id: one.id, type: one.type } } })
    reload()
  }

  const takesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return (
    <div className={styles.pictures}>
      {mayEdit && (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers, the button beside does the same
        <div
          className={styles.drop}
          data-over={over || undefined}
          onDragOver={(event) => {
            if (!takesFiles(event)) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            if (!takesFiles(event)) return
            event.preventDefault()
            setOver(false)
            uploads.add([...event.dataTransfer.files])
          }}
        >
          <Icon name="camera" size={28} />
          <p>{t('photos.drop')}</p>
          <p className={styles.limits}>{t('photos.limits')}</p>
          <Button size="small" variant="tonal" onClick={() => input.current?.click()}>
            {t('photos.add')}
          </Button>
          <input
            ref={input}
            className="vh"
            type="file"
            aria-label={t('photos.add')}
            tabIndex={-1}
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={(event) => {
              uploads.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </div>
      )}
      {uploads.list.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.list.map(({ key, file, part, error, final }) => (
            <li key={key} data-bad={error !== null || undefined}>
              {error !== null ? (
                <>
                  <p role="alert">{error}</p>
                  {!final && (
                    <Button size="small" variant="ghost" onClick={() => uploads.retry(key)}>
                      {t('photos.retry')}
                    </Button>
                  )}
                  <IconButton icon="x" label={t('photos.dismiss')} onClick={() => uploads.dismiss(key)} />
                </>
              ) : (
                <>
                  <p>
                    <bdi>{file.name}</bdi>
                  </p>
                  <progress max={1} value={part ?? 0} aria-label={t('photos.uploading', { name: file.name })} />
                  <span>{part === null ? t('photos.waiting') : part === 1 ? t('photos.preparing') : `${Math.round(part * 100)} %`}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>
        {t('photos.count', { count: pictures.length, least: number(card.minPictures) })}
        {mayEdit && pictures.length > 1 && <span>{t('photos.order')}</span>}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      {pictures.length === 0 && <p className={styles.none}>{t('photos.none')}</p>}
      <ol className={styles.grid} ref={grid}>
        {pictures.map((one, place) => (
          <li
            key={one.id}
            data-dragged={dragged === one.id || undefined}
            onDragOver={(event) => {
              if (dragged === null || takesFiles(event)) return
              event.preventDefault()
              if (dragged !== one.id) setOrder(moved(dragged, place))
            }}
            onDrop={(event) => {
              if (dragged === null) return
              event.preventDefault()
              if (order) void arrange(order)
            }}
          >
            <div className={styles.photo}>
              <OwnPicture
                picture={one}
                isPublic={card.isPublic}
                alt={t('photos.photo', { place: number(place + 1), angle: t(`angle.${one.spec}`) })}
              />
              {place === 0 && <span className={styles.first}>{t('photos.first')}</span>}
            </div>
            {mayEdit && (
              <div className={styles.tools}>
                <button
                  type="button"
                  className={styles.grip}
                  data-grip={one.id}
                  draggable
                  aria-label={t('photos.handle', { place: number(place + 1), count: number(pictures.length) })}
                  onKeyDown={(event) => press(event, one.id, place)}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    event.dataTransfer.setData('text/plain', one.id)
                    const photo = event.currentTarget.closest('li')
                    if (photo) event.dataTransfer.setDragImage(photo, 20, 20)
                    setDragged(one.id)
                  }}
                  onDragEnd={(event) => {
                    setDragged(null)
                    if (event.dataTransfer.dropEffect === 'none') setOrder(null)
                  }}
                >
                  <Drawing path={grip} size={20} />
                </button>
                <span className={styles.steps}>
                  <IconButton
                    icon="chevron-left"
                    label={t('photos.earlier', { place: number(place + 1) })}
                    disabled={place === 0}
                    onClick={() => void arrange(moved(one.id, place - 1))}
                  />
                  <IconButton
                    icon="chevron-right"
                    label={t('photos.later', { place: number(place + 1) })}
                    disabled={place === pictures.length - 1}
                    onClick={() => void arrange(moved(one.id, place + 1))}
                  />
                </span>
                <select
                  aria-label={t('photos.angle', { place: number(place + 1) })}
                  value={one.spec}
                  onChange={(event) => {
                    const spec = event.target.value as DocumentInfo['spec']
                    void arrange(pictures.map((other) => (other.id === one.id ? { ...other, spec } : other)))
                  }}
                >
                  {angles.map((angle) => (
                    <option key={angle} value={angle}>
                      {t(`angle.${angle}`)}
                    </option>
                  ))}
                  {one.spec === 'AutoGenerated' && <option value="AutoGenerated">{t('angle.AutoGenerated')}</option>}
                </select>
                <IconButton icon="x" label={t('photos.remove', { place: number(place + 1) })} onClick={() => void remove(one)} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
