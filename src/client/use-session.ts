import { useMemo, useSyncExternalStore } from 'react'
import { readDevice, subscribeDevice } from './device.ts'
import { type KeptSession, readKeptSession } from './kept-session.ts'
import { keepPending, type Pending } from './pending.ts'

export interface Session {
  /** `unknown`: on the server, during hydration, and while an expired session is being renewed */
  state: 'unknown' | 'anonymous' | 'signedIn'
  subject: string | null
  name: string | null
}

/** Who uses this page, the same in every tab of the browser; the sign-in library is not loaded for it. */
export function useSession(): Session {
  const stored = useSyncExternalStore(subscribeDevice, readSession, () => undefined)
  return useMemo(() => describeSession(stored === undefined ? undefined : readKeptSession(stored), Date.now()), [stored])
}

function readSession(): unknown {
  return readDevice('session')
}

/** A kept session in the words of the screens; undefined when nobody has looked yet. */
export function describeSession(kept: KeptSession | null | undefined, now: number): Session {
  if (kept === undefined) return { state: 'unknown', subject: null, name: null }
  if (kept === null) return { state: 'anonymous', subject: null, name: null }
  return { state: kept.expiresAt > now ? 'signedIn' : 'unknown', subject: kept.subject, name: kept.name }
}

export interface SignInOptions {
  /** where to go afterwards, on this site; left out: this page */
  returnUrl?: string
  /** what to do afterwards, by the page that claims it */
  pending?: Pending
}

/** Leaves for the sign-in page of the identity provider; a failure is shown at /authentication/login-failed. */
export async function signIn({ returnUrl, pending }: SignInOptions = {}): Promise<void> {
  if (pending) keepPending(pending)
  const session = await import('./session.ts')
  await session.signInByRedirect(returnUrl ?? location.href)
}

/** Signs in in a window of 500 × 500, so that this page stays as it is. Throws SessionError, also when the window is closed early. */
export async function signInPopup(): Promise<void> {
  const session = await import('./session.ts')
  await session.signInByPopup()
}

/** Ends the session here and at the identity provider, then goes to an address of this site: home when left out. */
export async function signOut(returnUrl?: string): Promise<void> {
  const session = await import('./session.ts')
  await session.signOutByRedirect(returnUrl)
}
