import type { SessionErrorCode } from '#shared/session-errors.ts'
import { address } from './addresses.ts'
import { keepPending, type Pending } from './pending.ts'

export interface SignInOptions {
  /** URL on this site to open afterwards, a router path or absolute; default: this page */
  returnUrl?: string
  /** action to run afterwards, by the page that claims it */
  pending?: Pending
}

/** Redirects to the sign-in page of the identity provider. Failures are shown at /authentication/login-failed. */
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

/** Signs in with a popup of 500 × 500 px. Throws SessionError, also when the popup is closed early. */
export async function signInPopup(): Promise<void> {
  const session = await import('./session/session.ts')
  await session.signInInPopup()
}

/**
 * Signs in with a popup, so that form input is preserved; in this window when popups are blocked. Returns false on failure, except when the
 * user closed the popup.
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

/** Signs out here and at the identity provider, then opens a URL of this site (default: the home page). */
export async function signOut(returnUrl?: string): Promise<void> {
  try {
    const session = await import('./session/session.ts')
    await session.redirectToSignOut(returnUrl === undefined ? undefined : wholeAddress(returnUrl))
  } catch (error) {
    showFailure(error)
  }
}

/** Returns the absolute URL of a router path; absolute URLs are unchanged. */
export function wholeAddress(place: string): string {
  if (!place.startsWith('/')) return place
  return `${location.origin}${(document.documentElement.dataset.basePath ?? '/').replace(/\/$/, '')}${place}`
}

function showFailure(error: unknown, returnUrl?: string): void {
  location.assign(wholeAddress(address.authentication('login-failed', { message: (error as Error).message, returnUrl })))
}
