import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { defaultLanguage } from '#shared/language.ts'
import { clientAddresses } from './clients.ts'
import { cookieNames } from './cookies.ts'

/**
 * Implements OpenID Connect Session Management, which oidc-provider no longer supports. Authorization responses have `session_state`, a
 * hash over a cookie that the iframe `/connect/checksession` reads. When the session changes, the cookie changes, and the iframe reports it
 * to the site at its next poll (every 2 s).
 */
export function addSessionCheck(provider: Provider, deps: Deps): void {
  const { config } = deps
  const { redirect, popup, silent } = clientAddresses(config)
  provider.use(async (context, next) => {
    await next()
    const ctx = context as KoaContextWithOIDC
    // absent outside the provider's routes
    const route = ctx.oidc?.route
    if (route === 'authorization' || route === 'resume') {
      const state = writeCheckCookie(ctx, deps)
      const location = String(ctx.response.get('location') ?? '')
      // errors too: the site needs the state of an anonymous browser to detect a sign-in elsewhere
      if ([redirect, popup, silent].some((address) => location.startsWith(`${address}?`))) {
        const target = new URL(location)
        target.searchParams.set('session_state', sessionState(config.identity.clientId, siteOrigin(config), state))
        ctx.set('location', target.href)
      }
    } else if (route === 'end_session_confirm') writeCheckCookie(ctx, deps)
  })
}

/** Sets the cookie for the iframe, with the lifetime of the session. Returns its value; '' when anonymous. */
function writeCheckCookie(ctx: KoaContextWithOIDC, { config, keys }: Deps): string {
  const { session } = ctx.oidc
  const known = session?.accountId && !(session as { destroyed?: boolean }).destroyed
  const state = known ? checkState(keys.cookies[0] as string, session) : ''
  const { check, secure } = cookieNames(config.identity.issuer)
  ctx.cookies.set(check, state || null, {
    httpOnly: false,
    sameSite: 'lax',
    secure,
    path: '/',
    signed: false,
    overwrite: true,
    ...(known && !session.transient && session.exp && { expires: new Date(session.exp * 1000) }),
  })
  return state
}

/** Returns the value of the check cookie: unique per session and account, reveals neither. */
export function checkState(secret: string, { uid, accountId }: { uid: string; accountId?: string }): string {
  return createHmac('sha256', secret).update(`check ${uid} ${accountId}`).digest('base64url')
}

function sessionState(clientId: string, origin: string, state: string): string {
  const salt = randomBytes(12).toString('base64url')
  return `${hashOf(`${clientId} ${origin} ${state} ${salt}`)}.${salt}`
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Returns the iframe page. It responds `unchanged`, `changed` or `error` to messages of the site's origin. `nonce` is for its CSP. */
export function checkSessionPage({ config }: Pick<Deps, 'config'>, nonce: string): string {
  const { check } = cookieNames(config.identity.issuer)
  const known = JSON.stringify({ origin: siteOrigin(config), client: config.identity.clientId, cookie: check })
  return `<!DOCTYPE html>
<html lang="${defaultLanguage}"><head><meta charset="utf-8"><title>Session</title></head><body><script nonce="${nonce}">
const known = ${known.replaceAll('<', '\\u003c')}
const base64url = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
addEventListener('message', async ({ data, origin, source }) => {
  if (origin !== known.origin || typeof data !== 'string') return
  const answer = (word) => source.postMessage(word, origin)
  const [client, state, more] = data.split(' ')
  const [, salt] = (state ?? '').split('.')
  if (client !== known.client || !salt || more !== undefined) return answer('error')
  const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(known.cookie + '='))
  const value = kept ? kept.slice(known.cookie.length + 1) : ''
  const bytes = new TextEncoder().encode([client, origin, value, salt].join(' '))
  const hash = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  answer(hash + '.' + salt === state ? 'unchanged' : 'changed')
})
</script></body></html>`
}
