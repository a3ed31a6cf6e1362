import type { User, UserManager } from 'oidc-client-ts'
import type { SessionErrorCode } from '#shared/session-errors.ts'
import { readDevice, subscribeDevice } from '../device.ts'
import { forgetFiles } from '../kept-files.ts'
import { forgetSession, keepSession } from '../kept-session.ts'
import { createManager, fetchConfiguration } from './manager.ts'
import { checkedReturnUrl } from './return-url.ts'
import { SessionError, sessionErrorOf } from './session-error.ts'

/** ms until a renewal that could not be asked is asked again */
const retryAfter = 5000
/** Failures that say nothing about the session: the question did not reach the provider. */
const unanswered: readonly SessionErrorCode[] = ['network', 'settings', 'frameTimedOut']

let opening: Promise<UserManager> | undefined
let renewing: Promise<User | null> | undefined
/** signing out: a renewal that crosses it would bring the session at the provider back to life in part */
let leaving = false
/** the next try of a renewal that was not answered */
let retry: ReturnType<typeof setTimeout> | undefined

/** The one manager of this page, from the first need on. Throws SessionError when the provider cannot be reached. */
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
  // the frame of the provider says that something changed; a silent sign-in says what
  events.addUserSignedOut(() => renewUntilAnswered({ byFrame: true }))
  events.addUserSessionChanged(() => renewUntilAnswered({ byFrame: true }))
  let kept = readDevice('session') !== null
  subscribeDevice(() => {
    const before = kept
    kept = readDevice('session') !== null
    // signed out in another tab of this site
    if (before && !kept) void manager.removeUser()
  })
  return manager
}

function tellPage({ access_token, profile, expires_at }: User): void {
  keepSession({ subject: profile.sub, name: profile.name ?? '', expiresAt: (expires_at ?? 0) * 1000 }, access_token)
}

/** Watches over the session of this page: renews it before it ends and notices a sign-out elsewhere, as long as the page lives. */
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

/** Renews; a question that was not answered is asked again, once for all who wait for it. */
function renewUntilAnswered({ byFrame = false } = {}): void {
  // with each look at the stored token the library says anew that it is about to end
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
 * A fresh access token: by the refresh token, else through a hidden frame. Null when the session is over, which every tab then
 * knows. Throws SessionError when the provider could not be asked.
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
      // A spent token is never shown twice (that ends the whole chain); the session at the provider may well go on. A token set
      // that was not believed may be asked for again as well.
      if (unanswered.includes(sessionErrorOf(error).code)) throw error
    }
  }
  // the library would fall back to the redirect address, which is no page for a frame
  if (manager.settings.silent_redirect_uri === manager.settings.redirect_uri) throw new SessionError('noSilentRedirect')
  return manager.signinSilent({ forceIframeAuth: true, nonce: nonce() })
}

async function dropUser(manager: UserManager): Promise<void> {
  const subject = (await manager.getUser())?.profile.sub
  await manager.removeUser()
  forgetSession(subject)
}

/** Leaves for the sign-in page of the provider; comes back to `returnUrl`. Throws SessionError. */
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

/** Signs in in a window of 500 × 500. Throws SessionError. */
export async function signInInPopup(): Promise<void> {
  await attempt(undefined, async () => {
    const manager = await opened()
    await manager.signinPopup({ nonce: nonce(), ui_locales: document.documentElement.lang })
  })
}

/** Takes the answer of the provider in; gives the address to go to. Throws SessionError. */
export async function completeSignIn(url: string): Promise<string> {
  return attempt(undefined, async () => {
    const manager = await opened()
    if (!(await isAnswerTo(manager, url))) {
      // the page was loaded a second time: the answer has been taken in before
      if (await signedIn(manager)) return homeUrl()
      throw new SessionError('state')
    }
    const user = await manager.signinRedirectCallback(url)
    const { returnUrl } = user.state as { returnUrl: string }
    return checkedReturnUrl(returnUrl, location.origin)
  })
}

/** Signs out here and at the provider, then goes to `returnUrl`, home when left out. Throws SessionError. */
export async function redirectToSignOut(returnUrl?: string): Promise<void> {
  await attempt(undefined, async () => {
    const target = returnUrl === undefined ? homeUrl() : checkedReturnUrl(returnUrl, location.origin)
    const manager = await opened()
    leaving = true
    try {
      await renewing?.catch(() => null)
      // a tab that was opened later has no ID token to show yet, without which the provider asks first
      if (!(await signedIn(manager))) await renew().catch(() => null)
      const user = await manager.getUser()
      await manager.revokeTokens().catch(() => undefined)
      forgetSession()
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

/** Takes the answer to a sign-out in; gives the address to go to. */
export async function completeSignOut(url: string): Promise<string> {
  return attempt(undefined, async () => {
    const manager = await opened()
    if (!(await isAnswerTo(manager, url))) return homeUrl()
    const { userState } = await manager.signoutRedirectCallback(url)
    const { returnUrl } = (userState ?? {}) as { returnUrl?: string }
    return checkedReturnUrl(returnUrl ?? homeUrl(), location.origin)
  })
}

/** A page of the provider outside of any sign-in: to open an account, or to change it. Throws SessionError. */
export async function accountPage(page: 'register' | 'manage', returnUrl: string): Promise<string> {
  return attempt(returnUrl, async () => {
    const { settings } = await opened()
    const { lang } = document.documentElement
    return `${settings.authority}/identity/${page}?${new URLSearchParams({ returnUrl, lang })}`
  })
}

/** First page of the site, where people go when nothing else was asked (spec, section 2). */
export function homeUrl(): string {
  return `${location.origin}${document.documentElement.dataset.basePath ?? '/'}`
}

async function signedIn(manager: UserManager): Promise<boolean> {
  return (await manager.getUser()) !== null
}

/** Whether an address answers a question that this browser asked and has not had answered. */
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
