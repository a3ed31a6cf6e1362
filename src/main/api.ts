import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import type { Deps } from '#platform/context.ts'
import { requestLanguage } from '#platform/http.ts'
import { loggedUrl } from '#platform/log.ts'
import { trustOf } from '#platform/proxies.ts'
import { AppError } from '#shared/errors.ts'
import { registerAuthentication } from './authentication.ts'
import { registerCompression } from './compression.ts'
import { errorAnswer, errorType, problemType } from './error-answer.ts'
import { methodFinder } from './methods.ts'
import { type ModuleDeps, registerModules } from './modules.ts'
import { readContracts } from './openapi/contracts.ts'
import { docsPage } from './openapi/docs-page.ts'
import { describeApi } from './openapi/document.ts'
import { registerOtherOrigins } from './other-origins.ts'
import { registerSafeAnswers } from './safe-answers.ts'

/**
 * Builds the API as a Fastify instance that does not listen yet. Routes do not contain the base path, which is removed from incoming URLs.
 */
export async function buildApi(deps: Deps, parts: ModuleDeps): Promise<FastifyInstance> {
  const { basePath } = deps.config
  const app = fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
    },
    rewriteUrl: (request) => withoutBasePath(request.url ?? '/', basePath),
    // longer than any valid URL: the contract rejects it and names the field
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
    // an undecodable URL matches no route
    frameworkErrors: (_error, request, reply) => {
      const { status, body } = errorAnswer(new AppError('BadRequest'), requestLanguage(request), request.id)
      return (reply as unknown as FastifyReply).code(status).type(problemType).send(JSON.stringify(body))
    },
    bodyLimit: 1_048_576,
    trustProxy: trustOf(deps.config.trustProxy),
  })

  // API bodies are JSON; uploads register their own parser
  app.removeContentTypeParser('text/plain')
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
  registerSafeAnswers(app, deps.config)
  registerOtherOrigins(app, deps.config.corsOrigins)
  await app.register(cookie)
  registerAuthentication(app, deps)
  registerCompression(app)
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body, known, passing } = errorAnswer(error, requestLanguage(request), request.id)
    const where = { method: request.method, url: loggedUrl(request.url) }
    if (passing) request.log.warn({ reason: (error as Error).message, ...where }, 'the database did not answer')
    else if (!known) request.log.error({ err: error, ...where }, 'unexpected error')
    return reply.code(status).headers(headers).type(errorType(request.headers.accept)).send(JSON.stringify(body))
  })
  const contracts = await readContracts()
  const methodsOf = methodFinder(contracts.calls.map(({ call }) => call))
  app.setNotFoundHandler((request) => {
    const where = `${request.method} ${loggedUrl(request.url)}`
    const allow = methodsOf(request.url)
    if (allow) throw new AppError('MethodNotAllowed', { allow }, where)
    throw new AppError('NotFound', {}, where)
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0' },
    // the document is generated from the contracts, not from the routes
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
  registerModules({ app, deps }, parts)
  return app
}

/** Removes the base path from an incoming URL. URLs outside it match no route, except machine endpoints. */
function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '/' || /^\/(healthz|readyz|metrics|identity|connect|\.well-known|_configuration)([/?]|$)/.test(url)) return url
  const base = basePath.replace(/\/$/, '')
  if (url === base) return '/'
  if (url.startsWith(`${base}/`)) return url.slice(base.length)
  if (url.startsWith(`${base}?`)) return `/${url.slice(base.length)}`
  return url === '/' ? '/base-path' : '/outside'
}
