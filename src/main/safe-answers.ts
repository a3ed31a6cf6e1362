import type { FastifyInstance } from 'fastify'
import { type Config, siteOrigin } from '#platform/config.ts'
import { AppError } from '#shared/errors.ts'

/** Sets the security headers of every response: HSTS on https, nosniff, and no-store for private responses. */
export function registerSafeAnswers(app: FastifyInstance, config: Config): void {
  const isEncrypted = siteOrigin(config).startsWith('https:')
  app.addHook('onRequest', async ({ raw }, reply) => {
    // one year; subdomains are not ours to decide
    if (isEncrypted) reply.header('strict-transport-security', 'max-age=31536000')
    // duplicate Host headers: proxies and servers may use different ones
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) throw new AppError('BadRequest')
  })
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call) return
    reply.header('x-content-type-options', 'nosniff')
    // a key in the path grants access to its record
    const isOpen = call.method === 'GET' && call.roles.includes('anyone') && !request.actor && !/\{(key|token|code)\}/.test(call.path)
    if (!isOpen && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
