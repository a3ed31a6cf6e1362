import { createContext, createElement, type ReactNode, Suspense, use, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Who asks for a turn while the first page is taken over: null when it need not wait. */
type AskTurn = (below: boolean) => Promise<void> | null

const atOnceAlways: AskTurn = () => null

/** Gives turns on the page that the server drew; on one that the browser draws itself there is nothing to wait for. */
let askTurn = atOnceAlways

/** The visit with which the browser took over the page, as the router names it; a reload keeps its name. */
let firstVisit: string | null = null

/** True inside of what lies below the first view. */
const Below = createContext(false)

/** A visitor acts: whatever is touched has to answer. */
const acts = ['pointerdown', 'keydown', 'focusin', 'click']

/** A visitor is there and may go on to what lies below; the page on paper is whole as well. */
const stirs = ['scroll', 'pointermove', 'touchstart', 'beforeprint', ...acts]

/** Sections below the first view (base.css). */
const sectionBelow = '.below, .all-below'

/**
 * Takes over the page of the server: at once what stands outside of every `<HydrateLater>`, then these one after another, each in a task of
 * its own, so that a slow phone scrolls and answers in between. Those below the first view wait until the visitor stirs. At an act the first
 * view comes at once, and what lies below as well where the act is meant for it: before the click does.
 * Once the first view lives, what lies below is laid out, too (`.below` of base.css). Answers with what ends the taking over.
 */
export function hydrateInParts(hydrate: () => void): () => void {
  const due: (() => void)[] = []
  const asleep: (() => void)[] = []
  const atOnce = { first: false, below: false }
  let stirred = false
  let running = false
  let isTaking = false

  /** What the first view draws anew in between is no part of the server's page: it waits for nothing. */
  const takeOver = async (work: () => void) => {
    isTaking = true
    work()
    // what follows from it in the same task
    for (let i = 0; i < 50; i++) await null
    isTaking = false
  }
  const next = () => {
    const part = due.shift()
    running = part !== undefined
    if (part) {
      void takeOver(part)
      setTimeout(next)
    } else layOutAll()
  }
  const run = () => {
    if (running) return
    running = true
    setTimeout(next)
  }
  askTurn = (below) => {
    if (below ? atOnce.below : atOnce.first || !isTaking) return null
    return new Promise((come) => {
      if (below && !stirred) asleep.push(come)
      else due.push(come)
      run()
    })
  }
  const stir = () => {
    stirred = true
    due.push(...asleep.splice(0))
    run()
  }
  const act = ({ target }: Event) => {
    const below = target instanceof Element && target.closest(sectionBelow) !== null
    atOnce.first = true
    atOnce.below ||= below
    layOutAll()
    for (const part of due.splice(0)) part()
    if (below) for (const part of asleep.splice(0)) part()
  }
  const listening = new AbortController()
  const { signal } = listening
  for (const one of acts) addEventListener(one, act, { capture: true, passive: true, signal })
  for (const one of stirs) addEventListener(one, stir, { capture: true, passive: true, once: true, signal })
  void takeOver(hydrate)
  // opened at a place of it, loaded again, or scrolled before any script was there: what lies below may be in view
  if (scrollY > 0 || !('firstView' in document.documentElement.dataset)) stir()
  run()
  return () => {
    listening.abort()
    askTurn = atOnceAlways
    firstVisit = null
  }
}

/** True once the browser has begun to take over the first page: what is drawn from now on is drawn by itself. */
export const isTakenOver = (): boolean => askTurn !== atOnceAlways

function layOutAll(): void {
  delete document.documentElement.dataset.firstView
}

interface HydrateLaterProps {
  /** true for what lies below the first view: it waits until the visitor stirs */
  below?: boolean
  children: ReactNode
}

/** A part of a page, one element, that is taken over by itself after what stands before it. On later pages it is nothing special. */
export function HydrateLater({ below = false, children }: HydrateLaterProps) {
  return createElement(Suspense, null, createElement(InTurn, { below, children }))
}

function InTurn({ below, children }: Required<HydrateLaterProps>) {
  const isBelow = useContext(Below) || below
  const { key } = useLocation()
  const [turn] = useState(() => {
    firstVisit ??= key
    return key === firstVisit ? askTurn(isBelow) : null
  })
  if (turn) use(turn)
  return isBelow ? createElement(Below, { value: true }, children) : children
}

/** Behind parts that come late: who asked for a place of them before, and still looks at the first view, gets there now. */
export function LatePlace(): null {
  useEffect(() => {
    if (location.hash && scrollY < innerHeight) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return null
}
