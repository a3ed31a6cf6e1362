import type { FastifySwaggerUiConfigOptions } from '@fastify/swagger-ui'

interface Asked {
  method?: string
  headers: Record<string, string>
}

/** Runs in the browser, sent there as text: it may name nothing of this file. */
async function sendTokenBack(request: Asked): Promise<Asked> {
  if (!request.method || request.method === 'GET') return request
  const kept = () => document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/)?.[1]
  if (!kept()) await fetch(`${location.pathname.replace(/\/api\/docs.*/, '')}/api/antiforgery`)
  request.headers['x-xsrf-token'] ??= kept() ?? ''
  return request
}

/** How /api/docs behaves: "Authorize" takes an access token and keeps it, the anti-forgery token is sent by itself. */
export const docsPage: FastifySwaggerUiConfigOptions = {
  persistAuthorization: true,
  docExpansion: 'none',
  requestInterceptor: sendTokenBack as never,
}
