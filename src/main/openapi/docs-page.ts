import type { FastifySwaggerUiConfigOptions } from '@fastify/swagger-ui'

interface Asked {
  method?: string
  headers: Record<string, string>
}

/** Serialized and run in the browser: must not reference this module. */
async function sendTokenBack(request: Asked): Promise<Asked> {
  if (!request.method || request.method === 'GET') return request
  const kept = () => document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/)?.[1]
  if (!kept()) await fetch(`${location.pathname.replace(/\/api\/docs.*/, '')}/api/antiforgery`)
  request.headers['x-xsrf-token'] ??= kept() ?? ''
  return request
}

/** Settings of /api/docs: access tokens persist, CSRF tokens are sent automatically. */
export const docsPage: FastifySwaggerUiConfigOptions = {
  persistAuthorization: true,
  docExpansion: 'none',
  requestInterceptor: sendTokenBack as never,
}
