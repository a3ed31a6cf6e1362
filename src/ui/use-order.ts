import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

/** An order that shows instead of the items; once written only until newer items come than those `over` which it was answered. */
interface Order<T> {
  list: readonly T[]
  over: readonly T[] | null
}

interface OrderProps<T> {
  items: readonly T[]
  /** writes the order and answers it as it then stands; null: it was refused, and what stands there is read again by whoever gives the items */
  write: (next: readonly T[]) => Promise<readonly T[] | null>
  /** what somebody who follows by ear is told of a move: the new place, from 1, of how many */
  say: (place: number, count: number) => string
}

/** A list that is put in order by pointer, keys or buttons; each order is written, one after another. */
export function useOrder<T extends { id: string }>({ items, write, say }: OrderProps<T>) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<Order<T> | null>(null)
  const [said, setSaid] = useState('')
  const shown = order && (order.over === null || isSame(order.over, items)) ? order.list : items
  const given = useRef(items)
  given.current = items
  const newest = useRef(0)
  const writing = useRef<Promise<unknown>>(Promise.resolve())

  async function put(next: readonly T[]): Promise<void> {
    setOrder({ list: next, over: null })
    const turn = ++newest.current
    // one after another: of two at once the older might be written last
    const sent = writing.current.then(() => write(next))
    writing.current = sent
    const written = await sent
    // the items may come a moment after the answer: the order before must not show, or be moved on, in between
    if (turn === newest.current) setOrder(written && { list: written, over: given.current })
  }

  function moved(id: string, to: number): readonly T[] {
    const one = shown.find((item) => item.id === id)
    if (!one) return shown
    return shown.filter((item) => item !== one).toSpliced(to, 0, one)
  }

  function moveTo(id: string, to: number): Promise<void> {
    setSaid(say(to + 1, shown.length))
    return put(moved(id, to))
  }

  return {
    list,
    /** as they are shown: in a new order before it is written */
    items: shown,
    dragged,
    /** what was moved last, for those who follow by ear */
    said,
    put: (next: readonly T[]) => void put(next),
    moveTo: (id: string, to: number) => void moveTo(id, to),
    press(event: KeyboardEvent, id: string, place: number): void {
      const to = placeAfter(event, place, shown.length)
      if (to === undefined || to < 0 || to >= shown.length) return
      event.preventDefault()
      void moveTo(id, to).then(() => list.current?.querySelector<HTMLElement>(`[data-grip="${id}"]`)?.focus())
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
      if (dragged !== id) setOrder({ list: moved(dragged, place), over: null })
    },
    drop(event: DragEvent): void {
      if (dragged === null) return
      event.preventDefault()
      if (order?.over !== null) return
      setSaid(say(shown.findIndex(({ id }) => id === dragged) + 1, shown.length))
      void put(shown)
    },
    dragEnd(event: DragEvent): void {
      setDragged(null)
      if (event.dataTransfer.dropEffect === 'none') setOrder(null)
    },
  }
}

const isSame = <T>(one: readonly T[], other: readonly T[]) => one.length === other.length && one.every((item, at) => item === other[at])

/** Whether files are dragged, not something of the page. */
export function takesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Where a key moves a thing: arrows by one, Home and End to the ends. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  return { [forward]: place + 1, [back]: place - 1, ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: count - 1 }[event.key]
}
