import type { FastifyInstance, FastifyReply } from 'fastify'
import { staffRolesOf } from '#domains/foundation/team/service.ts'
import { createEndedSessions } from '#identity/ended-sessions.ts'
import { antiForgeryCookie, makeAntiForgeryToken } from '#platform/anti-forgery.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { createTokenCheck } from '#platform/token.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Authenticates requests by bearer token. With an invalid token the caller is anonymous, as reported in `www-authenticate`: public calls
 * succeed, others respond Unauthorized.
 */
export function registerAuthentication(app: FastifyInstance, deps: Deps): void {
  const { issuer } = deps.config.identity
  const check = createTokenCheck({ issuer, keys: deps.keys, ended: createEndedSessions(deps), now: () => deps.clock.now() })
  app.addHook('onRequest', async (request, reply) => {
    // the identity provider has its own tokens
    if (!request.routeOptions.config.call) return
    const [, token] = request.headers.authorization?.match(/^Bearer (\S+)$/i) ?? []
    if (!token) return
    try {
      const { subject } = await check(token)
      request.actor = { id: subject, roles: ['customer', ...(await staffRolesOf(deps, subject))] }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'Unauthorized') throw error
      reply.header('www-authenticate', 'Bearer error="invalid_token"')
    }
  })
  // synchronous: the response must be sent when the handler returns
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 401 && !reply.hasHeader('www-authenticate')) reply.header('www-authenticate', 'Bearer')
    done(null, payload)
  })
  // a separate call: pages and public responses set no cookie, so that shared caches can store them
  app.get('/api/antiforgery', { schema: { hide: true } }, (_request, reply) => {
    setAntiForgery(reply, deps)
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

function setAntiForgery(reply: FastifyReply, { config, keys }: Deps): void {
  reply.setCookie(antiForgeryCookie, makeAntiForgeryToken(keys.cookies[0] as string), {
    path: config.basePath,
    sameSite: 'lax',
    secure: siteOrigin(config).startsWith('https:'),
  })
}
