import type { SessionErrorCode } from '#shared/session-errors.ts'
import { address } from './addresses.ts'
import { keepPending, type Pending } from './pending.ts'

export interface SignInOptions {
  /** where to go afterwards, on this site: an address of the router or a whole one; left out: this page */
  returnUrl?: string
  /** what to do afterwards, by the page that claims it */
  pending?: Pending
}

/** Leaves for the sign-in page of the identity provider; a failure is shown at /authentication/login-failed. */
export async function signIn({ returnUrl, pending }: SignInOptions = {}): Promise<void> {
  if (pending) keepPending(pending)
  const target = returnUrl === undefined ? location.href : wholeAddress(returnUrl)
  try {
    const session = await import('./session/session.ts')
    await session.redirectToSignIn(target)
  } catch (error) {
    showFailure(error, target)
  }
}

/** Signs in in a window of 500 × 500, so that this page stays as it is. Throws SessionError, also when the window is closed early. */
export async function signInPopup(): Promise<void> {
  const session = await import('./session/session.ts')
  await session.signInInPopup()
}

/**
 * Signs in in a window of its own, so that a half-written form stays as it is; in this one only where no window may open. False when that
 * came to nothing, but for a window that somebody closed.
 */
export async function signInBeside(): Promise<boolean> {
  try {
    await signInPopup()
    return true
  } catch (error) {
    const { code } = error as { code?: SessionErrorCode }
    if (code === 'popupBlocked') await signIn()
    return code === 'popupBlocked' || code === 'popupClosed'
  }
}

/** Ends the session here and at the identity provider, then goes to an address of this site: home when left out. */
export async function signOut(returnUrl?: string): Promise<void> {
  try {
    const session = await import('./session/session.ts')
    await session.redirectToSignOut(returnUrl === undefined ? undefined : wholeAddress(returnUrl))
  } catch (error) {
    showFailure(error)
  }
}

/** The whole address of a place that the router knows; a whole address stays as it is. */
export function wholeAddress(place: string): string {
  if (!place.startsWith('/')) return place
  return `${location.origin}${(document.documentElement.dataset.basePath ?? '/').replace(/\/$/, '')}${place}`
}

function showFailure(error: unknown, returnUrl?: string): void {
  location.assign(wholeAddress(address.authentication('login-failed', { message: (error as Error).message, returnUrl })))
}
