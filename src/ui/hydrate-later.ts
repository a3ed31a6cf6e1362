import { createElement, type ReactNode, Suspense, use, useState } from 'react'

/** What waits for its turn while the first page is taken over; null at any other time. */
let waiting: (() => void)[] | null = null

/** A visitor acts: whatever is touched has to answer. */
const acts = ['pointerdown', 'keydown', 'focusin']

/**
 * Takes over the page of the server: at once what stands outside of every `<HydrateLater>`, then these one after another, each in a task of
 * its own, so that a slow phone scrolls and answers in between. At the first act of the visitor all the rest comes at once, before the click does.
 * The page is whole from then on: what lies below the first view is laid out, too (`.below` of base.css).
 */
export function hydrateInParts(hydrate: () => void): void {
  const parts: (() => void)[] = []
  waiting = parts
  hydrate()
  const whole = () => {
    waiting = null
    delete document.documentElement.dataset.firstView
  }
  const next = () => {
    const part = parts.shift()
    if (!part) whole()
    else {
      part()
      setTimeout(next)
    }
  }
  setTimeout(next)
  const all = () => {
    whole()
    for (const part of parts.splice(0)) part()
  }
  for (const act of acts) addEventListener(act, all, { capture: true, once: true })
}

/** A part of a page, one element, that is taken over by itself after what stands before it. On later pages it is nothing special. */
export function HydrateLater({ children }: { children: ReactNode }) {
  return createElement(Suspense, null, createElement(InTurn, null, children))
}

function InTurn({ children }: { children: ReactNode }) {
  const [turn] = useState(() => waiting && new Promise<void>((come) => waiting?.push(come)))
  if (turn) use(turn)
  return children
}
