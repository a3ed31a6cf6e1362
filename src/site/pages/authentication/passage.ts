import { address } from '#client/addresses.ts'
import { readDevice } from '#client/device.ts'
import { forgetFiles } from '#client/kept-files.ts'
import { forgetSession, type KeptSession, readKeptSession } from '#client/kept-session.ts'

/** The addresses under /authentication that do something and lead on. */
const passages = ['login', 'login-callback', 'profile', 'register', 'logout', 'logout-callback'] as const
export type Passage = (typeof passages)[number]

export function isPassage(action: string): action is Passage {
  return (passages as readonly string[]).includes(action)
}

/** A passage is walked once, however often its screen is drawn: an answer of the provider cannot be taken in twice. */
const walked = new Map<string, Promise<string | null>>()

/** Does what an address stands for. Gives the route to go on with, null when the browser leaves by itself; rejects with SessionError. */
export function pass(passage: Passage, returnUrl: string | undefined): Promise<string | null> {
  const key = location.href
  const begun = walked.get(key) ?? walk(passage, returnUrl)
  walked.set(key, begun)
  begun.finally(() => walked.delete(key)).catch(() => undefined)
  return begun
}

async function walk(passage: Passage, returnUrl: string | undefined): Promise<string | null> {
  // the library is fetched with the first need, and never drawn on the server
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
      forgetSession()
      await forgetFiles()
      location.replace(await session.completeSignOut(location.href))
      return null
  }

  /** Anyone who comes back with a new account signs in and arrives where they wanted to go. */
  function loginAddress(wanted: string): string {
    return `${session.homeUrl().replace(/\/$/, '')}${address.authentication('login', { returnUrl: wanted })}`
  }
}

/** The session of this device; one whose token has run out may still go on at the provider. */
function keptSession(): KeptSession | null {
  return readKeptSession(readDevice('session'))
}
