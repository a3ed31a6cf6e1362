import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { staffRolesOf } from '#domains/team/service.ts'
import { createEndedSessions } from '#identity/ended-sessions.ts'
import { antiForgeryCookie, makeAntiForgeryToken } from '#platform/anti-forgery.ts'
import { siteOrigin } from '#platform/config.ts'
import type { Deps } from '#platform/context.ts'
import { requestLanguage } from '#platform/http.ts'
import { loggedUrl } from '#platform/log.ts'
import { createTokenCheck } from '#platform/token.ts'
import { AppError } from '#shared/errors.ts'
import { errorAnswer, problemType } from './error-answer.ts'
import { readContracts } from './openapi/contracts.ts'
import { docsPage } from './openapi/docs-page.ts'
import { describeApi } from './openapi/document.ts'
import { type Rooms, registerRooms } from './rooms.ts'

/** The whole API on one Fastify instance, not yet listening. Routes know nothing of the base path: it is cut off on the way in. */
export async function buildApi(deps: Deps, rooms: Rooms): Promise<FastifyInstance> {
  const { basePath } = deps.config
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    rewriteUrl: (request) => withoutBasePath(request.url ?? '/', basePath),
    // longer than any address gets through: the contract refuses it and names the field
    routerOptions: { maxParamLength: 16_384 },
    // an address that cannot be decoded never reaches a route
    frameworkErrors: (_error, request, reply) => {
      const { status, body } = errorAnswer(new AppError('BadRequest'), requestLanguage(request), request.id)
      return (reply as unknown as FastifyReply).code(status).type(problemType).send(JSON.stringify(body))
    },
    bodyLimit: 1_048_576,
    trustProxy: deps.config.trustProxy,
  })

  // calls speak JSON; uploads will bring their own parser
  app.removeContentTypeParser('text/plain')
  app.setSerializerCompiler(() => (answer) => (typeof answer === 'string' ? answer : JSON.stringify(answer)))
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    request.log.debug(
      { method, url: loggedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
  })
  await app.register(cookie)
  registerCallers(app, deps)
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body, known, passing } = errorAnswer(error, requestLanguage(request), request.id)
    const where = { method: request.method, url: loggedUrl(request.url) }
    if (passing) request.log.warn({ reason: (error as Error).message, ...where }, 'the database did not answer')
    else if (!known) request.log.error({ err: error, ...where }, 'unexpected error')
    return reply.code(status).headers(headers).type(problemType).send(JSON.stringify(body))
  })
  app.setNotFoundHandler((request) => {
    throw new AppError('NotFound', {}, `${request.method} ${request.url}`)
  })

  const contracts = await readContracts()
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // the document is made of the contracts, not of the routes
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    transformObject: () => describeApi(contracts, deps.config) as never,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: docsPage,
    indexPrefix: basePath === '/' ? '' : basePath.replace(/\/$/, ''),
  })
  app.get('/base-path', { schema: { hide: true } }, (_request, reply) => reply.redirect(basePath))
  registerRooms({ app, deps }, rooms)
  return app
}

/** Who calls: the holder of the bearer token, or nobody. A token that is not believed ends the request, whatever the call. */
function registerCallers(app: FastifyInstance, deps: Deps): void {
  const { issuer } = deps.config.identity
  const check = createTokenCheck({ issuer, keys: deps.keys, ended: createEndedSessions(deps), now: () => deps.clock.now() })
  app.addHook('onRequest', async (request) => {
    // the provider has tokens of its own
    if (!request.routeOptions.config.call) return
    const [, token] = request.headers.authorization?.match(/^Bearer (\S+)$/i) ?? []
    if (!token) return
    const { subject } = await check(token)
    request.actor = { id: subject, roles: ['customer', ...(await staffRolesOf(deps, subject))] }
  })
  app.get('/api/antiforgery', { schema: { hide: true } }, (_request, reply) =>
    reply
      .setCookie(antiForgeryCookie, makeAntiForgeryToken(deps.keys.cookies[0] as string), {
        path: deps.config.basePath,
        sameSite: 'lax',
        secure: siteOrigin(deps.config).startsWith('https:'),
      })
      .header('cache-control', 'no-store')
      .code(204)
      .send(),
  )
}

/** Cuts the base path off an incoming URL; what lies outside it matches no route, but for what machines ask. */
function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '/' || /^\/(healthz|readyz|metrics|identity|connect|\.well-known|_configuration)([/?]|$)/.test(url)) return url
  const base = basePath.replace(/\/$/, '')
  if (url === base) return '/'
  if (url.startsWith(`${base}/`)) return url.slice(base.length)
  if (url.startsWith(`${base}?`)) return `/${url.slice(base.length)}`
  return url === '/' ? '/base-path' : '/outside'
}
