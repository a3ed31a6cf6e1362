import { useEffect, useRef, useSyncExternalStore } from 'react'
import { readDevice, subscribeDevice, writeDevice } from './device.ts'
import { useSession } from './use-session.ts'

/** What a visitor wanted to do when sign-in came in between; `data` is JSON and is checked by anyone who claims it. */
export interface Pending {
  kind: 'favourite' | 'alert' | 'enquiry' | 'draft'
  data: unknown
}

/** A pending action is forgotten after an hour: nobody expects it any more. */
const keptFor = 3_600_000

interface Kept extends Pending {
  keptAt: number
}

/** Keeps an action on the device until sign-in has succeeded; a newer one takes the place of an older. */
export function keepPending(action: Pending): void {
  writeDevice('pending', { kind: action.kind, data: action.data, keptAt: Date.now() } satisfies Kept)
}

/**
 * Does once, after sign-in, what was kept: the page that calls this with its kind claims the action. What fails is kept again for
 * the next visit of the page; `run` tells the visitor about it.
 */
export function usePending(kind: Pending['kind'], run: (data: unknown) => Promise<void>): void {
  const { state } = useSession()
  const stored = useSyncExternalStore(
    subscribeDevice,
    () => readDevice('pending'),
    () => null,
  )
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const tried = useRef<unknown>(null)
  useEffect(() => {
    if (state !== 'signedIn') return
    const action = readPending(stored, Date.now())
    // one try in the life of a page: what was put back waits for the next
    if (action?.kind !== kind || tried.current === action.keptAt) return
    tried.current = action.keptAt
    // taken away first, so that no other tab does it too
    writeDevice('pending', null)
    latest.current(action.data).catch(() => {
      if (readDevice('pending') === null) writeDevice('pending', action)
    })
  }, [state, stored, kind])
}

/** What stands in the storage, when it is an action and not too old. */
export function readPending(stored: unknown, now: number): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, data, keptAt } = stored as Partial<Kept>
  if (typeof kind !== 'string' || typeof keptAt !== 'number' || now - keptAt > keptFor || keptAt > now) return null
  return { kind, data: data ?? null, keptAt }
}
