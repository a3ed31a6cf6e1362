import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { serverText } from '#i18n/server.ts'
import { siteOrigin } from '#platform/config.ts'
import { requestLanguage } from '#platform/http.ts'
import type { IdentityPage } from './pages/page.ts'
import { drawPage, errorPage, type Identity, pageHeaders } from './pages/send.ts'
import type { ProviderPages } from './provider.ts'
import { findAccountBySubject } from './store.ts'

/** Returns the pages that oidc-provider renders itself. */
export function providerPages(identity: Pick<Identity, 'deps' | 'ports'>): ProviderPages {
  const { deps } = identity

  async function show(ctx: KoaContextWithOIDC, page: IdentityPage): Promise<void> {
    const language = languageOf(ctx)
    ctx.set({ ...pageHeaders(deps), 'content-language': language })
    ctx.body = await drawPage(identity, page, language, ctx.req.url ?? '/')
  }

  return {
    error: (ctx, fault) => show(ctx, errorPage(fault, String(ctx.res.getHeader('x-request-id') ?? ''))),

    async signOut(ctx, form) {
      const fields = { xsrf: form.match(/name="xsrf" value="(\w+)"/)?.[1] ?? '', logout: 'yes' }
      const action = '/connect/endsession/confirm'
      if (isAskedByOwner(ctx)) return autoPost(ctx, action, fields)
      const account = ctx.oidc.session?.accountId ? await findAccountBySubject(deps.db, ctx.oidc.session.accountId) : undefined
      const name = account ? (account.companyName ?? `${account.firstName} ${account.lastName}`) : ''
      await show(ctx, { kind: 'signOut', name, action, fields, stay: `${siteOrigin(deps.config)}${deps.config.basePath}` })
    },

    signedOut: (ctx) =>
      show(ctx, { kind: 'signedOut', links: { login: `${siteOrigin(deps.config)}${deps.config.basePath}authentication/login` } }),
  }

  /** Sends a self-submitting form, with a button without script. */
  function autoPost(ctx: KoaContextWithOIDC, action: string, fields: Record<string, string>): void {
    const nonce = randomBytes(16).toString('base64url')
    const headers = pageHeaders(deps)
    ctx.set({
      ...headers,
      'content-security-policy': String(headers['content-security-policy']).replace("script-src 'self'", `script-src 'nonce-${nonce}'`),
    })
    const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    const language = languageOf(ctx)
    const t = serverText('identity', language)
    ctx.body = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${t('signOut.submit')}</title></head><body>
<form method="post" action="${action}">${inputs.join('')}<noscript><button>${t('signOut.submit')}</button></noscript></form>
<script nonce="${nonce}">document.forms[0].submit()</script></body></html>`
  }
}

/**
 * Returns true when a sign-out request has an ID token of this user and session. Others need a confirmation: any site can link here (P7).
 */
function isAskedByOwner(ctx: KoaContextWithOIDC): boolean {
  const { session, client, entities } = ctx.oidc
  const hint = (entities.IdTokenHint as { payload?: { sub?: unknown; sid?: unknown } } | undefined)?.payload
  return Boolean(session && client && hint && hint.sub === session.accountId && hint.sid === session.sidFor(client.clientId))
}

function languageOf(ctx: KoaContextWithOIDC) {
  return requestLanguage({ headers: (ctx.req as IncomingMessage).headers, query: ctx.query })
}
