import { useEffect, useRef, useState } from 'react'
import { type OpenedCard, openedCard } from '#domains/catalogue/vehicles/ui/opened-card.ts'

/** A page that had not loaded when the screen changed: the data of its card, and a promise of the rest. */
export interface OnItsWay<Whole> {
  id: number
  opened: OpenedCard | null
  rest: Promise<Whole>
}

/** ms within which a loaded page is shown whole; after that its card is shown first. */
const patience = 100

/** The page on the screen, by the id of its car: a reload keeps it visible. */
let shown: { id: number; whole: unknown } | null = null

/** Registers a page as the current one while it is mounted. */
export function useShown(id: number, whole: unknown): void {
  useEffect(() => {
    const here = { id, whole }
    shown = here
    return () => {
      if (shown === here) shown = null
    }
  }, [id, whole])
}

/** Waits briefly for a page, then returns its card. Offline the card, or the current page, stays. */
export async function comeSoon<Whole>(id: number, rest: Promise<Whole>): Promise<Whole | OnItsWay<Whole>> {
  if (shown?.id === id) {
    const { whole } = shown
    return rest.catch((fault) => {
      if (fault instanceof TypeError) return whole as Whole
      throw fault
    })
  }
  const early = await Promise.race([rest.catch(orLater), new Promise<null>((late) => setTimeout(() => late(null), patience))])
  return early ?? { id, opened: openedCard(id), rest }
}

/** A lost connection is handled on the page itself; every other error is rethrown. */
function orLater(fault: unknown): null {
  if (fault instanceof TypeError) return null
  throw fault
}

/** Returns the rest of a page once loaded; `offline` when the request failed for lack of a network. Throws every other error. */
export function useRest<Whole>({ rest }: OnItsWay<Whole>): { whole: Whole | null; offline: boolean } {
  const [arrived, setArrived] = useState<{ of: Promise<Whole>; whole?: Whole; fault?: unknown } | null>(null)
  const latest = useRef(rest)
  useEffect(() => {
    latest.current = rest
    const take = (what: { whole: Whole } | { fault: unknown }) => {
      if (latest.current === rest) setArrived({ of: rest, ...what })
    }
    rest.then(
      (whole) => take({ whole }),
      (fault) => take({ fault }),
    )
  }, [rest])
  const now = arrived?.of === rest ? arrived : null
  if (now && 'fault' in now && !(now.fault instanceof TypeError)) throw now.fault
  return { whole: now?.whole ?? null, offline: now !== null && 'fault' in now }
}
