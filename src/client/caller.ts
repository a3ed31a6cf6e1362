import { readDevice } from './device.ts'
import { forgetSession, keptToken, readKeptSession } from './kept-session.ts'

/**
 * A call of the person who is signed in. The token is renewed before the call when it has run out, and once more when the server does not
 * believe it; when the session is over the call is made as anybody's.
 */
export async function asCaller(request: Request): Promise<Response> {
  const token = await presentToken()
  if (!token) return fetch(request)
  const retry = request.clone()
  const answer = await callWith(request, token)
  const unbelieved = answer.headers.get('www-authenticate')?.includes('invalid_token') ?? false
  // what is open to anyone was answered, but as a stranger's; what was changed that way stands, and is not done twice
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

/** The token of this device, renewed first when it has run out. */
export async function presentToken(): Promise<string | null> {
  const session = readKeptSession(readDevice('session'))
  if (session && session.expiresAt <= Date.now() && navigator.onLine !== false) {
    const fresh = await renewedToken()
    if (fresh) return fresh
  }
  // without an answer it cannot be renewed, and still says whose copies are asked for; of a session that is over there is none
  return keptToken()
}

/** The token after one that was refused; null when the session is over, or nobody answers. */
export async function nextToken(refused: string): Promise<string | null> {
  const present = keptToken()
  // another tab has renewed meanwhile
  if (present && present !== refused) return present
  if (readKeptSession(readDevice('session'))) return renewedToken()
  // a token without a session can only be dropped
  forgetSession()
  return null
}

/** Null when the session is over, and when the provider cannot be reached: then the call is made as anybody's. */
async function renewedToken(): Promise<string | null> {
  try {
    const { renew } = await import('./session/session.ts')
    return await renew()
  } catch {
    return null
  }
}
