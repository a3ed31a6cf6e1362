import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import advertsTexts from '#texts/adverts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './plate-dialog.module.css'
import { firstMask, maskAt, movedMask, type PlateMask, resizedMask } from './plate-mask.ts'
import type { ReadyPhoto } from './prepare-photo.ts'

interface PlateDialogProps {
  /** translated name of the angle */
  name: string
  photo: ReadyPhoto
  /** uploads the photo with the plate covered; null: no plate is visible */
  send: (mask: PlateMask | null) => void
  close: () => void
}

/** Step of a key as a part of the photo; the fine one with Shift. */
const steps = { plain: 0.02, fine: 0.004 }
const directions: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Photo before the upload, with a mask that the seller moves over the plate by finger, mouse or keys. */
export function PlateDialog({ name, photo, send, close }: PlateDialogProps) {
  const t = useText(advertsTexts)
  const dialog = useRef<HTMLDialogElement>(null)
  const hint = useId()
  const [mask, setMask] = useState(() => firstMask(photo.picture.width / Math.max(1, photo.picture.height)))
  useEffect(() => dialog.current?.showModal(), [])
  const go = (over: PlateMask | null) => {
    send(over)
    close()
  }
  return (
    <Dialog
      ref={dialog}
      title={t('plate.title', { name })}
      look="page"
      onClose={close}
      foot={
        <>
          <Button variant="outline" onClick={() => go(null)}>
            {t('plate.none')}
          </Button>
          <Button onClick={() => go(mask)}>{t('plate.yes')}</Button>
        </>
      }
    >
      <div className={styles.words}>
        {photo.doubt && <p className={styles.doubt}>{t(`photos.${photo.doubt}`)}</p>}
        <p id={hint}>{t('plate.hint')}</p>
        <Stage photo={photo} mask={mask} setMask={setMask} hint={hint} />
        <p className={styles.small}>{t('plate.keys')}</p>
      </div>
    </Dialog>
  )
}

interface StageProps {
  photo: ReadyPhoto
  mask: PlateMask
  setMask: (change: (now: PlateMask) => PlateMask) => void
  hint: string
}

/** Photo and mask, left to right in every language. */
function Stage({ photo: { picture }, mask, setMask, hint }: StageProps) {
  const t = useText(advertsTexts)
  const { number } = useFormat()
  const [said, setSaid] = useState('')
  const shown = useRef<HTMLCanvasElement>(null)
  const drag = useMaskDrag(mask, setMask)
  useEffect(() => {
    const canvas = shown.current
    if (!canvas) return
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
  }, [picture])
  const percent = (part: number) => number(Math.round(part * 100))
  const place = t('plate.place', {
    ...{ x: percent(mask.x), y: percent(mask.y), width: percent(mask.width), height: percent(mask.height) },
  })
  const press = (event: KeyboardEvent, change: (now: PlateMask, x: number, y: number) => PlateMask) => {
    const direction = directions[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? steps.fine : steps.plain
    setMask((now) => change(now, direction[0] * step, direction[1] * step))
  }
  return (
    <fieldset
      aria-label={t('plate.photo')}
      className={styles.stage}
      dir="ltr"
      data-moving={drag.isMoving || undefined}
      onKeyUp={() => setSaid(place)}
      {...drag.handlers}
    >
      <canvas ref={shown} className={styles.photo} />
      <div
        className={styles.mask}
        style={{
          insetInlineStart: `${mask.x * 100}%`,
          insetBlockStart: `${mask.y * 100}%`,
          inlineSize: `${mask.width * 100}%`,
          blockSize: `${mask.height * 100}%`,
        }}
      >
        <button
          type="button"
          className={styles.body}
          aria-label={t('plate.mask')}
          aria-describedby={hint}
          onKeyDown={(event) => press(event, movedMask)}
        />
        <button
          type="button"
          className={styles.corner}
          data-corner
          aria-label={t('plate.size')}
          aria-describedby={hint}
          onKeyDown={(event) => press(event, resizedMask)}
        />
      </div>
      <p className="vh" role="status">
        {said}
      </p>
    </fieldset>
  )
}

/** Resizes the mask at its corner, otherwise moves it to the pointer. */
function useMaskDrag(mask: PlateMask, setMask: StageProps['setMask']) {
  const grabbed = useRef<{ id: number; from: PlateMask; x: number; y: number; isCorner: boolean } | null>(null)
  const [isMoving, setMoving] = useState(false)
  const at = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    return { x: (event.clientX - box.x) / Math.max(1, box.width), y: (event.clientY - box.y) / Math.max(1, box.height) }
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    if (grabbed.current?.id !== event.pointerId) return
    grabbed.current = null
    setMoving(false)
  }
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || grabbed.current) return
      const { x, y } = at(event)
      const target = event.target as HTMLElement
      const isCorner = target.closest('[data-corner]') !== null
      const isInside = isCorner || target.closest('button') !== null
      const from = isInside ? mask : maskAt(mask, x, y)
      if (!isInside) setMask(() => from)
      grabbed.current = { id: event.pointerId, from, x, y, isCorner }
      event.currentTarget.setPointerCapture(event.pointerId)
      setMoving(true)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grabbed.current
      if (held?.id !== event.pointerId) return
      const { x, y } = at(event)
      setMask(() => (held.isCorner ? resizedMask : movedMask)(held.from, x - held.x, y - held.y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { isMoving, handlers }
}
