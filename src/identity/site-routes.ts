import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodeJwt } from 'jose'
import { siteOrigin } from '#platform/config.ts'
import { createTokenCheck } from '#platform/token.ts'
import { AppError } from '#shared/errors.ts'
import { clientConfiguration } from './clients.ts'
import { createEndedSessions } from './ended-sessions.ts'
import type { Identity } from './pages/send.ts'
import { claimsOf } from './provider.ts'
import { checkSessionPage } from './session-check.ts'
import { findAccountBySubject } from './store.ts'

/** Claims of each scope. */
const claimsOfScope: Record<string, readonly string[]> = {
  profile: ['name', 'given_name', 'family_name', 'locale'],
  email: ['email', 'email_verified'],
  phone: ['phone_number', 'phone_number_verified'],
}

/** Registers the site's routes besides oidc-provider: client configuration, userinfo, check-session iframe. */
export function registerSiteRoutes(app: FastifyInstance, { deps }: Identity): void {
  const { config, db } = deps
  const check = createTokenCheck({ issuer: config.identity.issuer, keys: deps.keys, ended: createEndedSessions(deps) })

  /** Allows cross-origin access for the site only (CORS). */
  function allowSite(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('vary', 'Origin')
    if (request.headers.origin === siteOrigin(config)) reply.header('access-control-allow-origin', siteOrigin(config))
  }

  for (const url of ['/_configuration/:client', '/connect/userinfo'])
    app.options(url, { schema: { hide: true } }, async (request, reply) => {
      allowSite(request, reply)
      if (request.headers.origin === siteOrigin(config))
        reply.headers({
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': 'authorization',
          'access-control-max-age': '3600',
        })
      return reply.code(204).send()
    })

  app.get('/_configuration/:client', { schema: { hide: true } }, async (request, reply) => {
    allowSite(request, reply)
    const { client } = request.params as { client: string }
    const configuration = clientConfiguration(config, client)
    if (!configuration) throw new AppError('NotFound')
    return reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8').send(JSON.stringify(configuration))
  })

  app.get('/connect/userinfo', { schema: { hide: true } }, async (request, reply) => {
    allowSite(request, reply)
    const [, token = ''] = request.headers.authorization?.match(/^Bearer (\S+)$/i) ?? []
    reply.header('cache-control', 'no-store')
    try {
      const { subject } = await check(token)
      const account = await findAccountBySubject(db, subject)
      if (!account) throw new AppError('Unauthorized')
      const claims: Record<string, unknown> = claimsOf(account)
      const granted = String(decodeJwt(token).scope ?? '').split(' ')
      const names = granted.flatMap((scope) => claimsOfScope[scope] ?? [])
      const said = { sub: subject, ...Object.fromEntries(names.map((name) => [name, claims[name]])) }
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(said))
    } catch (error) {
      if (error instanceof AppError) reply.header('www-authenticate', 'Bearer error="invalid_token"')
      throw error
    }
  })

  app.get('/connect/checksession', { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // may be framed by the site only
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors ${siteOrigin(config)}`,
        'x-content-type-options': 'nosniff',
      })
      .send(checkSessionPage(deps, nonce))
  })
}
