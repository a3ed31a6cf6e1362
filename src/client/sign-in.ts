import { keepPending, type Pending } from './pending.ts'

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
