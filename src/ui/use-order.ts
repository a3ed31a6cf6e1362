import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react'

/** An optimistic order, shown instead of the items. Once saved, it applies until newer items than `over` arrive. */
interface Order<T> {
  list: readonly T[]
  over: readonly T[] | null
}

interface OrderProps<T> {
  items: readonly T[]
  /** saves the order and returns the saved one; null when it was rejected: the caller then reloads the items */
  write: (next: readonly T[]) => Promise<readonly T[] | null>
  /** returns the announcement of a move for screen readers: new position from 1, number of items */
  say: (place: number, count: number) => string
}

/** Returns a list that is sortable by pointer, keys or buttons. Orders are saved sequentially. */
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
    // sequential: concurrent requests could save the older order last
    const sent = writing.current.then(() => write(next))
    writing.current = sent
    const written = await sent
    // the items may arrive after the response: keep showing the new order until then
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
    /** in the new order, also before it is saved */
    items: shown,
    dragged,
    /** last announcement for screen readers */
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

/** Returns true when files are dragged, not elements of the page. */
export function takesFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files')
}

/** Returns the new position for a key: arrows move by one, Home and End to the ends. */
function placeAfter(event: KeyboardEvent, place: number, count: number): number | undefined {
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  return { [forward]: place + 1, [back]: place - 1, ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: count - 1 }[event.key]
}
