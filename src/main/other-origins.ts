import type { FastifyInstance } from 'fastify'
import { antiForgeryHeader } from '#platform/anti-forgery.ts'

const methods = 'GET, POST, PUT, DELETE'
const headers = `authorization, content-type, accept-language, if-none-match, range, x-request-id, ${antiForgeryHeader}`
const exposed = 'content-disposition, content-range, etag, location, retry-after, www-authenticate, x-request-id'

/**
 * Enables CORS for the configured origins. Requests have no cookies and authenticate by bearer token only. They need no CSRF token, as the
 * browser sends the origin and the operator trusts it.
 */
export function registerOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|documents|models|phonenumbers)(\/|$)/.test(request.url)) return
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    request.isTrustedOrigin = true
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .headers({ 'access-control-allow-methods': methods, 'access-control-allow-headers': headers, 'access-control-max-age': '600' })
      .code(204)
      .send()
  })
}
