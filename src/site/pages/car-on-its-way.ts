import { useEffect, useRef, useState } from 'react'
import { type OpenedCard, openedCard } from '#domains/vehicles/ui/opened-card.ts'

/** A page that was not there yet when the screen changed: what its card said, and the rest as it comes. */
export interface OnItsWay<Whole> {
  id: number
  opened: OpenedCard | null
  rest: Promise<Whole>
}

/** A page that comes within so many milliseconds is shown whole; later the card stands in for it. */
const patience = 100

/** The page that is on the screen, by the number of its car: it asks again without being taken away. */
let shown: { id: number; whole: unknown } | null = null

/** Keeps a page as the one on the screen for as long as it is there. */
export function useShown(id: number, whole: unknown): void {
  useEffect(() => {
    const here = { id, whole }
    shown = here
    return () => {
      if (shown === here) shown = null
    }
  }, [id, whole])
}

/** Waits for a page shortly, then begins with its card. Without a network the card, or the page that is there, stays. */
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

/** A lost connection is said on the page itself; every other fault is its own answer. */
function orLater(fault: unknown): null {
  if (fault instanceof TypeError) return null
  throw fault
}

/** The rest of a page once it has come; `offline` when it could not be fetched. Another fault is thrown where the page would stand. */
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
