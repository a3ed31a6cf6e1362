import { useEffect, useRef } from 'react'
import { readDevice, subscribeDevice, writeDevice } from './device.ts'
import { currentSession } from './use-session.ts'

/** Action interrupted by sign-in. `data` is JSON; the claiming page validates it. */
export interface Pending {
  kind: 'favourite' | 'alert' | 'enquiry' | 'draft'
  data: unknown
}

/** Pending actions expire after one hour. */
const keptFor = 3_600_000

interface Kept extends Pending {
  keptAt: number
}

/** Stores an action until sign-in has succeeded; replaces an earlier one. */
export function keepPending(action: Pending): void {
  writeDevice('pending', { kind: action.kind, data: action.data, keptAt: Date.now() } satisfies Kept)
}

/**
 * Runs the pending action of a kind once after sign-in. A failed action is stored again for the next visit; `run` reports the failure to
 * the user.
 */
export function usePending(kind: Pending['kind'], run: (data: unknown) => Promise<void>): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  const tried = useRef<unknown>(null)
  useEffect(() => {
    const attempt = () => {
      if (currentSession().state !== 'signedIn') return
      const action = readPending(readDevice('pending'), Date.now())
      // one attempt per page: a restored action waits for the next page
      if (action?.kind !== kind || tried.current === action.keptAt) return
      tried.current = action.keptAt
      // removed first, so that no other tab runs it
      writeDevice('pending', null)
      latest.current(action.data).catch(() => {
        if (readDevice('pending') === null) writeDevice('pending', action)
      })
    }
    attempt()
    return subscribeDevice(attempt)
  }, [kind])
}

/** Returns the stored value when it is a valid action and not expired. */
export function readPending(stored: unknown, now: number): Kept | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, data, keptAt } = stored as Partial<Kept>
  if (typeof kind !== 'string' || typeof keptAt !== 'number' || now - keptAt > keptFor || keptAt > now) return null
  return { kind, data: data ?? null, keptAt }
}
