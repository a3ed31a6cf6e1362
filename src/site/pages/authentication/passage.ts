import { address } from '#client/addresses.ts'
import { readDevice } from '#client/device.ts'
import { forgetFiles } from '#client/kept-files.ts'
import { clearSession, parseStoredSession, type StoredSession } from '#client/stored-session.ts'

/** The addresses under /authentication that perform an action and redirect. */
const passages = ['login', 'login-callback', 'profile', 'register', 'logout', 'logout-callback'] as const
export type Passage = (typeof passages)[number]

export function isPassage(action: string): action is Passage {
  return (passages as readonly string[]).includes(action)
}

/** Each passage runs once, even when its screen renders again: a provider response cannot be used twice. */
const walked = new Map<string, Promise<string | null>>()

/** Performs the action of an address. Returns the next route, null when the browser leaves the site; rejects with SessionError. */
export function pass(passage: Passage, returnUrl: string | undefined): Promise<string | null> {
  const key = location.href
  const begun = walked.get(key) ?? walk(passage, returnUrl)
  walked.set(key, begun)
  begun.finally(() => walked.delete(key)).catch(() => undefined)
  return begun
}

async function walk(passage: Passage, returnUrl: string | undefined): Promise<string | null> {
  // loaded on first use, never on the server
  const [session, { checkedReturnUrl }] = await Promise.all([import('#client/session/session.ts'), import('#client/session/return-url.ts')])
  const target = returnUrl === undefined ? session.homeUrl() : checkedReturnUrl(returnUrl, location.origin)
  switch (passage) {
    case 'login':
      if ((keptSession()?.expiresAt ?? 0) > Date.now()) location.replace(target)
      else await session.redirectToSignIn(target, { replace: true })
      return null
    case 'login-callback':
      location.replace(await session.completeSignIn(location.href))
      return null
    case 'register':
      location.replace(await session.accountPage('register', loginAddress(target)))
      return null
    case 'profile':
      location.replace(await session.accountPage('manage', target))
      return null
    case 'logout':
      if (!keptSession()) return address.authentication('logged-out', { returnUrl })
      await session.redirectToSignOut(target)
      return null
    case 'logout-callback':
      clearSession()
      await forgetFiles()
      location.replace(await session.completeSignOut(location.href))
      return null
  }

  /** After registration the user signs in and returns to the initial address. */
  function loginAddress(wanted: string): string {
    return `${session.homeUrl().replace(/\/$/, '')}${address.authentication('login', { returnUrl: wanted })}`
  }
}

/** The stored session of this device; the provider may still renew one whose token has expired. */
function keptSession(): StoredSession | null {
  return parseStoredSession(readDevice('session'))
}
