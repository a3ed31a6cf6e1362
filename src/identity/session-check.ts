import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { defaultLanguage } from '#shared/language.ts'
import { clientAddresses } from './clients.ts'
import { cookieNames } from './cookies.ts'

/**
 * OpenID Connect Session Management, which oidc-provider no longer has: every answer of the authorization endpoint carries
 * `session_state`, a hash over a cookie that the frame of `/connect/checksession` can read. When the session changes the cookie does,
 * and the frame tells the site within its next question (every 2 s).
 */
export function addSessionCheck(provider: Provider, deps: Deps): void {
  const { config } = deps
  const { redirect, popup, silent } = clientAddresses(config)
  provider.use(async (context, next) => {
    await next()
    const ctx = context as KoaContextWithOIDC
    // absent when no route of the provider was met
    const route = ctx.oidc?.route
    if (route === 'authorization' || route === 'resume') {
      const state = writeCheckCookie(ctx, deps)
      const location = String(ctx.response.get('location') ?? '')
      // errors too: a site that watches for a sign-in elsewhere must know what "nobody" looks like
      if ([redirect, popup, silent].some((address) => location.startsWith(`${address}?`))) {
        const target = new URL(location)
        target.searchParams.set('session_state', sessionState(config.identity.clientId, siteOrigin(config), state))
        ctx.set('location', target.href)
      }
    } else if (route === 'end_session_confirm') writeCheckCookie(ctx, deps)
  })
}

/** Sets the cookie that the frame reads, for as long as the session lasts; gives its value, '' for nobody. */
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

/** The value of the check cookie: tells sessions and persons apart and says nothing of either. */
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

/** The frame: answers `unchanged`, `changed` or `error` to messages of the site's origin. `nonce` is that of its policy. */
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
