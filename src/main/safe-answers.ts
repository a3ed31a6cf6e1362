import type { FastifyInstance } from 'fastify'
import { type Config, siteOrigin } from '#platform/config.ts'
import { AppError } from '#shared/errors.ts'

/**
 * What every answer says so that browsers and caches between keep to themselves what is meant for one person: encryption from now on where
 * the site has it, no guessing of types, and nothing kept of a call that is not open to everyone.
 */
export function registerSafeAnswers(app: FastifyInstance, config: Config): void {
  const isEncrypted = siteOrigin(config).startsWith('https:')
  app.addHook('onRequest', async ({ raw }, reply) => {
    // a year; names below ours are somebody else's to decide
    if (isEncrypted) reply.header('strict-transport-security', 'max-age=31536000')
    // two hosts in one request: one server on the way may believe the first, the next the second
    if (raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1) throw new AppError('BadRequest')
  })
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config
    if (!call) return
    reply.header('x-content-type-options', 'nosniff')
    // the key in an address is the right to what it names
    const isOpen = call.method === 'GET' && call.roles.includes('anyone') && !request.actor && !/\{(key|token|code)\}/.test(call.path)
    if (!isOpen && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}
