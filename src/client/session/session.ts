import type { User, UserManager } from 'oidc-client-ts'
import type { SessionErrorCode } from '#shared/session-errors.ts'
import { readDevice, subscribeDevice } from '../device.ts'
import { forgetFiles } from '../kept-files.ts'
import { clearSession, storeSession } from '../stored-session.ts'
import { createManager, fetchConfiguration } from './manager.ts'
import { checkedReturnUrl } from './return-url.ts'
import { SessionError, sessionErrorOf } from './session-error.ts'

/** Pause in ms before a failed renewal is retried. */
const retryAfter = 5000
/** Errors that say nothing about the session: the provider was not reached. */
const unanswered: readonly SessionErrorCode[] = ['network', 'settings', 'frameTimedOut']

let opening: Promise<UserManager> | undefined
let renewing: Promise<User | null> | undefined
/** true during sign-out: a concurrent renewal would partly restore the provider session */
let leaving = false
/** timer of the next renewal attempt */
let retry: ReturnType<typeof setTimeout> | undefined

/** Returns the session manager of this page, created on first use. Throws SessionError when the provider is unreachable. */
function opened(): Promise<UserManager> {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

async function open(): Promise<UserManager> {
  const manager = await createManager(await fetchConfiguration())
  const { events } = manager
  events.addUserLoaded((user) => tellPage(user))
  events.addAccessTokenExpiring(() => renewUntilAnswered())
  // the provider's check-session iframe reports a change; a silent sign-in returns the new state
  events.addUserSignedOut(() => renewUntilAnswered({ byFrame: true }))
  events.addUserSessionChanged(() => renewUntilAnswered({ byFrame: true }))
  let kept = readDevice('session') !== null
  subscribeDevice(() => {
    const before = kept
    kept = readDevice('session') !== null
    // another tab signed out
    if (before && !kept) void manager.removeUser()
  })
  return manager
}

function tellPage({ access_token, profile, expires_at }: User): void {
  storeSession({ subject: profile.sub, name: profile.name ?? '', expiresAt: (expires_at ?? 0) * 1000 }, access_token)
}

/** Monitors the session: renews it before it expires and detects sign-outs elsewhere. */
export async function watchSession(): Promise<void> {
  try {
    const manager = await opened()
    const user = await manager.getUser()
    if (!user || user.expired) return renewUntilAnswered()
    tellPage(user)
  } catch {
    setTimeout(() => void watchSession(), retryAfter)
  }
}

/** Renews the session and retries when the provider is unreachable; concurrent calls share one attempt. */
function renewUntilAnswered({ byFrame = false } = {}): void {
  // the library raises the expiring event at each read of the stored token
  if (leaving || (retry && !byFrame)) return
  clearTimeout(retry)
  retry = undefined
  renew({ byFrame }).catch(() => {
    if (retry && !byFrame) return
    clearTimeout(retry)
    retry = setTimeout(() => {
      retry = undefined
      renewUntilAnswered({ byFrame })
    }, retryAfter)
  })
}

/**
 * Returns a new access token, from the refresh token or a hidden iframe. Null when the session has ended; all tabs are then signed out.
 * Throws SessionError when the provider is unreachable.
 */
export async function renew(how: { byFrame?: boolean } = {}): Promise<string | null> {
  renewing ??= renewed(how).finally(() => {
    renewing = undefined
  })
  return (await renewing)?.access_token ?? null
}

async function renewed({ byFrame }: { byFrame?: boolean }): Promise<User | null> {
  const manager = await opened().catch((error) => {
    throw sessionErrorOf(error)
  })
  try {
    return await fresh(manager, byFrame ?? false)
  } catch (cause) {
    const error = sessionErrorOf(cause)
    if (unanswered.includes(error.code)) throw error
    await dropUser(manager)
    return null
  }
}

async function fresh(manager: UserManager, byFrame: boolean): Promise<User | null> {
  const user = await manager.getUser()
  if (user?.refresh_token && !byFrame) {
    try {
      return await manager.signinSilent()
    } catch (error) {
      // A used refresh token must not be sent again, as reuse revokes its whole chain; the provider session may still be active. Rejected
      // tokens are requested again as well.
      if (unanswered.includes(sessionErrorOf(error).code)) throw error
    }
  }
  // the library would fall back to the redirect URI, which does not work in an iframe
  if (manager.settings.silent_redirect_uri === manager.settings.redirect_uri) throw new SessionError('noSilentRedirect')
  return manager.signinSilent({ forceIframeAuth: true, nonce: nonce() })
}

async function dropUser(manager: UserManager): Promise<void> {
  const subject = (await manager.getUser())?.profile.sub
  await manager.removeUser()
  clearSession(subject)
}

/** Redirects to the sign-in page of the provider, which returns to `returnUrl`. Throws SessionError. */
export async function redirectToSignIn(returnUrl: string, options: { replace?: boolean } = {}): Promise<void> {
  await attempt(returnUrl, async () => {
    const target = checkedReturnUrl(returnUrl, location.origin)
    const manager = await opened()
    await manager.signinRedirect({
      state: { returnUrl: target },
      nonce: nonce(),
      ui_locales: document.documentElement.lang,
      redirectMethod: options.replace ? 'replace' : 'assign',
    })
  })
}

/** Signs in with a popup of 500 × 500 px. Throws SessionError. */
export async function signInInPopup(): Promise<void> {
  await attempt(undefined, async () => {
    const manager = await opened()
    await manager.signinPopup({ nonce: nonce(), ui_locales: document.documentElement.lang })
  })
}

/** Processes the provider's sign-in response and returns the URL to open. Throws SessionError. */
export async function completeSignIn(url: string): Promise<string> {
  return attempt(undefined, async () => {
    const manager = await opened()
    if (!(await isAnswerTo(manager, url))) {
      // the page was reloaded: the response has been processed
      if (await signedIn(manager)) return homeUrl()
      throw new SessionError('state')
    }
    const user = await manager.signinRedirectCallback(url)
    const { returnUrl } = user.state as { returnUrl: string }
    return checkedReturnUrl(returnUrl, location.origin)
  })
}

/** Signs out here and at the provider, then opens `returnUrl` (default: the home page). Throws SessionError. */
export async function redirectToSignOut(returnUrl?: string): Promise<void> {
  await attempt(undefined, async () => {
    const target = returnUrl === undefined ? homeUrl() : checkedReturnUrl(returnUrl, location.origin)
    const manager = await opened()
    leaving = true
    try {
      await renewing?.catch(() => null)
      // a new tab has no ID token yet, without which the provider asks for confirmation
      if (!(await signedIn(manager))) await renew().catch(() => null)
      const user = await manager.getUser()
      await manager.revokeTokens().catch(() => undefined)
      clearSession()
      await forgetFiles()
      await manager.signoutRedirect({
        state: { returnUrl: target },
        ...(user?.id_token && { id_token_hint: user.id_token }),
        extraQueryParams: { ui_locales: document.documentElement.lang },
      })
    } finally {
      leaving = false
    }
  })
}

/** Processes the provider's sign-out response and returns the URL to open. */
export async function completeSignOut(url: string): Promise<string> {
  return attempt(undefined, async () => {
    const manager = await opened()
    if (!(await isAnswerTo(manager, url))) return homeUrl()
    const { userState } = await manager.signoutRedirectCallback(url)
    const { returnUrl } = (userState ?? {}) as { returnUrl?: string }
    return checkedReturnUrl(returnUrl ?? homeUrl(), location.origin)
  })
}

/** Returns the URL of a provider page outside a sign-in: registration or account management. Throws SessionError. */
export async function accountPage(page: 'register' | 'manage', returnUrl: string): Promise<string> {
  return attempt(returnUrl, async () => {
    const { settings } = await opened()
    const { lang } = document.documentElement
    return `${settings.authority}/identity/${page}?${new URLSearchParams({ returnUrl, lang })}`
  })
}

/** Returns the home page, the default target (specification, section 2). */
export function homeUrl(): string {
  return `${location.origin}${document.documentElement.dataset.basePath ?? '/'}`
}

async function signedIn(manager: UserManager): Promise<boolean> {
  return (await manager.getUser()) !== null
}

/** Returns true when the URL is the response to a pending request of this browser. */
async function isAnswerTo({ settings }: UserManager, url: string): Promise<boolean> {
  const state = new URL(url).searchParams.get('state')
  return state !== null && (await settings.stateStore.get(state)) !== null
}

async function attempt<T>(returnUrl: string | undefined, step: () => Promise<T>): Promise<T> {
  try {
    return await step()
  } catch (cause) {
    const error = sessionErrorOf(cause)
    throw error.returnUrl || !returnUrl ? error : new SessionError(error.code, { cause, returnUrl })
  }
}

function nonce(): string {
  return crypto.randomUUID()
}
