import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { DocumentInfo } from '#domains/documents/contract.ts'
import { useFormat } from '#i18n/format.ts'
import { useText } from '#i18n/text.ts'
import { useToast } from '#ui/toast.tsx'
import type { StockCard } from '../contract.ts'
import { useStockMutation } from './use-stock-mutation.ts'
import { useUploads } from './use-uploads.ts'

export interface PicturesProps {
  card: StockCard
  put: (card: StockCard) => void
  reload: () => void
}

/** The photos of a car: what is on its way, their order while it is being changed, and what can be done with one. */
export function usePictures({ card, put, reload }: PicturesProps) {
  const t = useText('stock')
  const toast = useToast()
  const removal = useStockMutation('delete', '/documents/{type}/{id}', { concurrency: true })
  const restoration = useStockMutation('post', '/documents/{type}/{id}/restore', {
    concurrency: true,
    done: () => toast.success(t('photos.back')),
  })
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

  return { card, uploads, remove, ...usePictureOrder({ card, put, reload }) }
}

export type Pictures = ReturnType<typeof usePictures>

/** The order of the photos, put by pointer or keys. */
function usePictureOrder({ card, put, reload }: PicturesProps) {
  const t = useText('stock')
  const { number } = useFormat()
  const arrangement = useStockMutation('put', '/api/staff/vehicles/{id}/pictures', { done: put })
  const grid = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<readonly DocumentInfo[] | null>(null)
  const [said, setSaid] = useState('')
  const pictures = order ?? card.pictures
  const newest = useRef(0)
  const writing = useRef<Promise<unknown>>(Promise.resolve())

  /** Writes the order and the angles; what somebody else changed meanwhile is read again. */
  async function arrange(next: readonly DocumentInfo[]): Promise<void> {
    setOrder(next)
    const turn = ++newest.current
    const body = { pictures: next.map(({ id, spec }) => ({ id, spec })) }
    // one after another: of two at once the older might be written last
    const sent = writing.current.then(() => arrangement.send({ params: { path: { id: card.id } }, body }))
    writing.current = sent
    const { ok } = await sent
    if (turn !== newest.current) return
    if (!ok) reload()
    setOrder(null)
  }

  function moved(id: string, to: number): readonly DocumentInfo[] {
    const one = pictures.find((picture) => picture.id === id)
    if (!one || to < 0 || to >= pictures.length) return pictures
    return pictures.filter((picture) => picture !== one).toSpliced(to, 0, one)
  }

  return {
    grid,
    /** as they are shown: in a new order before it is written */
    pictures,
    dragged,
    /** what was moved last, for those who follow by ear */
    said,
    moveTo: (id: string, to: number) => void arrange(moved(id, to)),
    name: (id: string, spec: DocumentInfo['spec']) => void arrange(pictures.map((other) => (other.id === id ? { ...other, spec } : other))),
    press(event: KeyboardEvent, id: string, place: number): void {
      const to = placeAfter(event, place, pictures.length)
      if (to === undefined || to < 0 || to >= pictures.length) return
      event.preventDefault()
      setSaid(t('photos.moved', { place: number(to + 1), count: number(pictures.length) }))
      void arrange(moved(id, to)).then(() => grid.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
    },
    drag(event: DragEvent, id: string): void {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', id)
      const photo = event.currentTarget.closest('li')
      if (photo) event.dataTransfer.setDragImage(photo, 20, 20)
      setDragged(id)
    },
    dragOver(event: DragEvent, id: string, place: number): void {
      if (dragged === null || takesFiles(event)) return
      event.preventDefault()
      if (dragged !== id) setOrder(moved(dragged, place))
    },
    drop(event: DragEvent): void {
      if (dragged === null) return
      event.preventDefault()
      if (order) void arrange(order)
    },
    dragEnd(event: DragEvent): void {
      setDragged(null)
      if (event.dataTransfer.dropEffect === 'none') setOrder(null)
    },
  }
}

/** Whether files are dragged, not a photo of the page. */
export function takesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Where a key moves a photo: arrows by one, Home and End to the ends. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  return { [forward]: place + 1, [back]: place - 1, ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: count - 1 }[event.key]
}
