import { useMemo, useSyncExternalStore } from 'react'
import { readDevice, subscribeDevice } from './device.ts'
import { parseStoredSession, type StoredSession } from './stored-session.ts'

export interface Session {
  /** `unknown`: on the server, during hydration, and while an expired session is renewed */
  state: 'unknown' | 'anonymous' | 'signedIn'
  subject: string | null
  name: string | null
}

/** Returns the session, synchronized across tabs, without loading the sign-in library. */
export function useSession(): Session {
  const stored = useSyncExternalStore(subscribeDevice, readSession, () => undefined)
  return useMemo(() => (stored === undefined ? describeSession(undefined, 0) : currentSession()), [stored])
}

/** Returns the session of this device at this moment. */
export function currentSession(): Session {
  return describeSession(parseStoredSession(readSession()), Date.now(), isOnline())
}

/**
 * Returns the subject of the stored session, null without one, on the server and during hydration. Unlike `useSession` it does not render an
 * anonymous visitor's page a second time after hydration.
 */
export function useSubject(): string | null {
  return useSyncExternalStore(subscribeDevice, readSubject, () => null)
}

const readSubject = () => parseStoredSession(readSession())?.subject ?? null

/** Offline a session cannot be renewed: the user stays signed in for cached data. */
const isOnline = () => typeof navigator === 'undefined' || navigator.onLine !== false

function readSession(): unknown {
  return readDevice('session')
}

/** Converts a stored session for components; undefined when it has not been read yet. */
export function describeSession(kept: StoredSession | null | undefined, now: number, online = true): Session {
  if (kept === undefined) return { state: 'unknown', subject: null, name: null }
  if (kept === null) return { state: 'anonymous', subject: null, name: null }
  return { state: kept.expiresAt > now || !online ? 'signedIn' : 'unknown', subject: kept.subject, name: kept.name }
}
