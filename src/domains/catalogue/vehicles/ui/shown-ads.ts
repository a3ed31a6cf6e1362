import { callApi } from '#client/call.ts'
import { mayBeCounted } from '#client/views.ts'

/** ms in view after which a card counts as seen. */
const seenAfter = 1000
/** ms to batch seen cards in one request. */
const toldAfter = 2000
/** Debounce in ms after a change of the page. */
const lookedForAfter = 300
/** Cars per request (`mostShown` of the contract). */
const most = 60

/** Cards of adverts have the id of their car (`vehicle-card.tsx`). */
const marked = '[data-ad]'

/**
 * Reports adverts in view in lists, in batches: half of a card for a second, or opened; each once per document. Loaded after the page and
 * independent of the cards: observes the DOM. Returns a function that stops it.
 */
export function watchAds(): () => void {
  const known = new Set<number>()
  const watched = new WeakSet<Element>()
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  let waiting: number[] = []
  let telling: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setTimeout> | undefined

  /** Fire and forget: a failed request is not counted. */
  function tell(): void {
    clearTimeout(telling)
    telling = undefined
    const vehicles = waiting.slice(0, most)
    waiting = waiting.slice(most)
    if (vehicles.length > 0)
      void callApi('post', '/api/vehicleads/showings', { body: { vehicles }, keepalive: true }).catch(() => undefined)
    if (waiting.length > 0) telling = setTimeout(tell, toldAfter)
  }

  function note(card: Element): void {
    const id = Number(card.getAttribute('data-ad'))
    if (known.has(id) || !mayBeCounted()) return
    known.add(id)
    waiting.push(id)
    telling ??= setTimeout(tell, toldAfter)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target))
        if (isIntersecting) timers.set(target, setTimeout(note, seenAfter, target))
      }
    },
    { threshold: 0.5 },
  )
  function look(): void {
    looking = undefined
    for (const card of document.querySelectorAll(marked)) {
      if (watched.has(card)) continue
      watched.add(card)
      observer.observe(card)
    }
  }
  const changes = new MutationObserver(() => {
    looking ??= setTimeout(look, lookedForAfter)
  })
  const leave = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  const open = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest(marked) : null
    if (!card) return
    note(card)
    tell()
  }
  look()
  changes.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('visibilitychange', leave)
  document.addEventListener('click', open, { capture: true })
  return () => {
    observer.disconnect()
    changes.disconnect()
    for (const timer of [telling, looking]) clearTimeout(timer)
    document.removeEventListener('visibilitychange', leave)
    document.removeEventListener('click', open, { capture: true })
  }
}
