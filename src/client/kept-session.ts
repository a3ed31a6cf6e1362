import { forgetCopies } from './copies.ts'
import { readDevice, writeDevice } from './device.ts'

/** What every tab knows of the session of this device; the access token itself lies beside it under `token`. */
export interface KeptSession {
  subject: string
  /** the name of the customer, as the provider says it */
  name: string
  /** ms since 1970 by the clock of this device at which the access token ends */
  expiresAt: number
}

/** The key of the access token in the local storage (spec, section 3). */
const tokenKey = 'token'

/** Keeps session and token for every tab. */
export function keepSession(session: KeptSession, token: string): void {
  try {
    localStorage.setItem(tokenKey, token)
  } catch {
    // without storage the session ends with this page
  }
  // somebody else signed in at this device
  if (readKeptSession(readDevice('session'))?.subject !== session.subject) void forgetCopies(session.subject)
  writeDevice('session', session)
}

/** Forgets session, name and token on this device; with a subject only when it is theirs, because another tab may have changed hands. */
export function forgetSession(subject?: string): void {
  const kept = readKeptSession(readDevice('session'))
  if (subject && kept && kept.subject !== subject) return
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // what cannot be written was never kept
  }
  writeDevice('session', null)
  void forgetCopies(null)
}

/** The access token of this device, or null. */
export function keptToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** What stands in the storage, when it is a session. */
export function readKeptSession(stored: unknown): KeptSession | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { subject, name, expiresAt } = stored as Partial<KeptSession>
  if (typeof subject !== 'string' || typeof name !== 'string' || typeof expiresAt !== 'number') return null
  return { subject, name, expiresAt }
}
