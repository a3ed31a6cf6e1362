import { useMemo, useSyncExternalStore } from 'react'
import { readDevice, subscribeDevice } from './device.ts'
import { type KeptSession, readKeptSession } from './kept-session.ts'

export interface Session {
  /** `unknown`: on the server, during hydration, and while an expired session is being renewed */
  state: 'unknown' | 'anonymous' | 'signedIn'
  subject: string | null
  name: string | null
}

/** Who uses this page, the same in every tab of the browser; the sign-in library is not loaded for it. */
export function useSession(): Session {
  const stored = useSyncExternalStore(subscribeDevice, readSession, () => undefined)
  return useMemo(() => describeSession(stored === undefined ? undefined : readKeptSession(stored), Date.now(), isOnline()), [stored])
}

/** Without a network nothing can be renewed: who was signed in stays so, for what this device keeps of theirs. */
const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false

function readSession(): unknown {
  return readDevice('session')
}

/** A kept session in the words of the screens; undefined when nobody has looked yet. */
export function describeSession(kept: KeptSession | null | undefined, now: number, online = true): Session {
  if (kept === undefined) return { state: 'unknown', subject: null, name: null }
  if (kept === null) return { state: 'anonymous', subject: null, name: null }
  return { state: kept.expiresAt > now || !online ? 'signedIn' : 'unknown', subject: kept.subject, name: kept.name }
}
