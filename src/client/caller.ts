import { readDevice } from './device.ts'
import { clearSession, parseStoredSession, storedToken } from './stored-session.ts'

/**
 * Sends a request with the user's access token. The token is renewed when it has expired or is rejected. When the session has ended, the
 * request is sent anonymously.
 */
export async function asCaller(request: Request): Promise<Response> {
  const token = await presentToken()
  if (!token) return fetch(request)
  const retry = request.clone()
  const answer = await callWith(request, token)
  const unbelieved = answer.headers.get('www-authenticate')?.includes('invalid_token') ?? false
  // a public GET was answered anonymously: retry with a token; a successful change is not repeated
  const asStranger = unbelieved && (!answer.ok || request.method === 'GET')
  if (answer.status !== 401 && !asStranger) return answer
  const fresh = await nextToken(token)
  if (fresh) return callWith(retry, fresh)
  return answer.ok ? answer : fetch(retry)
}

function callWith(request: Request, token: string): Promise<Response> {
  request.headers.set('authorization', `Bearer ${token}`)
  return fetch(request)
}

/** Returns the access token of this device, renewed when expired. */
export async function presentToken(): Promise<string | null> {
  const session = parseStoredSession(readDevice('session'))
  if (session && session.expiresAt <= Date.now() && navigator.onLine !== false) {
    const fresh = await renewedToken()
    if (fresh) return fresh
  }
  // offline it cannot be renewed, but still identifies the cache; null when the session has ended
  return storedToken()
}

/** Returns a new token after a rejected one; null when the session has ended or the provider is unreachable. */
export async function nextToken(refused: string): Promise<string | null> {
  const present = storedToken()
  // another tab has renewed it
  if (present && present !== refused) return present
  if (parseStoredSession(readDevice('session'))) return renewedToken()
  // a token without a session cannot be renewed
  clearSession()
  return null
}

/** Returns null when the session has ended or the provider is unreachable: the request is then sent anonymously. */
async function renewedToken(): Promise<string | null> {
  try {
    const { renew } = await import('./session/session.ts')
    return await renew()
  } catch {
    return null
  }
}
