import { clearCaches } from './copies.ts'
import { readDevice, writeDevice } from './device.ts'

/** Session data shared by all tabs. The access token is stored separately under `token`. */
export interface StoredSession {
  subject: string
  /** name of the customer from the provider */
  name: string
  /** expiry of the access token in ms since 1970, by the device clock */
  expiresAt: number
}

/** Local storage key of the access token (specification, section 3). */
const tokenKey = 'token'

/** Stores session and token for all tabs. */
export function storeSession(session: StoredSession, token: string): void {
  try {
    localStorage.setItem(tokenKey, token)
  } catch {
    // without storage the session ends with the page
  }
  // another user signed in on this device
  if (parseStoredSession(readDevice('session'))?.subject !== session.subject) void clearCaches(session.subject)
  writeDevice('session', session)
}

/** Deletes session, name and token; with `subject` only when the session is theirs, as another tab may have signed in another user. */
export function clearSession(subject?: string): void {
  const kept = parseStoredSession(readDevice('session'))
  if (subject && kept && kept.subject !== subject) return
  try {
    localStorage.removeItem(tokenKey)
  } catch {
    // storage is forbidden: no token was stored
  }
  writeDevice('session', null)
  void clearCaches(null)
}

/** Returns the access token of this device, or null. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(tokenKey)
  } catch {
    return null
  }
}

/** Returns the stored value when it is a valid session. */
export function parseStoredSession(stored: unknown): StoredSession | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { subject, name, expiresAt } = stored as Partial<StoredSession>
  if (typeof subject !== 'string' || typeof name !== 'string' || typeof expiresAt !== 'number') return null
  return { subject, name, expiresAt }
}
