import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Deps } from '#platform/context.ts'
import { isPassing } from '#platform/db.ts'
import { AppError } from '#shared/errors.ts'
import { registerForgotten } from './forgotten.ts'
import { registerManage } from './manage.ts'
import { registerManageContact } from './manage-contact.ts'
import { errorPage, type Identity, sendPage } from './pages/send.ts'
import type { IdentityPorts } from './ports.ts'
import { createProvider } from './provider.ts'
import { providerPages } from './provider-pages.ts'
import { registerRegister } from './register.ts'
import { addSessionCheck } from './session-check.ts'
import { noteDevice } from './sessions.ts'
import { registerSignIn } from './sign-in.ts'
import { registerSiteRoutes } from './site-routes.ts'
import { registerSmsSignIn } from './sms-sign-in.ts'

/** Maximum form size in bytes. */
const bodyLimit = 32_768

/**
 * Mounts the identity provider: discovery, keys and `/connect/…` of oidc-provider; own routes `/_configuration/…`, `/connect/userinfo`,
 * `/connect/checksession`; pages `/identity/…`. The base path does not apply.
 */
export async function mountIdentity(app: FastifyInstance, deps: Deps, ports: IdentityPorts): Promise<Identity> {
  const provider = createProvider(deps, providerPages({ deps, ports }))
  const identity: Identity = { deps, ports, provider }
  addSessionCheck(provider, deps)
  provider.use(async (ctx, next) => {
    await next()
    await noteDevice(identity, ctx as KoaContextWithOIDC)
  })
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => namedAsIssuer(request, deps))
    await scope.register(async (raw) => registerProvider(raw, identity))
    await scope.register(async (pages) => registerPages(pages, identity))
    registerSiteRoutes(scope, identity)
  })
  return identity
}

/**
 * Sets the Host of a request to the issuer's. The provider derives URLs from it, so neither a misconfigured proxy (P10) nor a forged Host
 * may decide.
 */
function namedAsIssuer(request: FastifyRequest, { config }: Deps): void {
  const { host, protocol } = new URL(config.identity.issuer)
  const { headers } = request.raw
  headers['x-forwarded-proto'] = protocol.slice(0, -1)
  headers['x-forwarded-host'] = host
  headers.host = host
}

/** Passes raw requests, including the body, to oidc-provider. */
function registerProvider(app: FastifyInstance, { provider }: Identity): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
  const handle = provider.callback()
  for (const url of [
    '/connect/*',
    '/.well-known/openid-configuration',
    '/.well-known/oauth-authorization-server',
    '/.well-known/jwks.json',
  ])
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (Number(request.headers['content-length']) > bodyLimit) throw new AppError('PayloadTooLarge')
        reply.hijack()
        reply.raw.setHeader('x-request-id', request.id)
        reply.raw.setHeader('x-content-type-options', 'nosniff')
        await handle(request.raw, reply.raw)
      },
    })
}

/** Registers the pages. Forms are parsed as text; errors are rendered as pages. */
function registerPages(app: FastifyInstance, identity: Identity): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error: FastifyError, request, reply) => failed(identity, error, request, reply))
  registerSignIn(app, identity)
  registerRegister(app, identity)
  registerSmsSignIn(app, identity)
  registerForgotten(app, identity)
  registerManage(app, identity)
  registerManageContact(app, identity)
  app.get('/identity/*', { schema: { hide: true } }, (request, reply) =>
    sendPage({ identity, request, reply }, errorPage('notFound', request.id), 404),
  )
}

async function failed(identity: Identity, error: FastifyError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const show = (fault: Parameters<typeof errorPage>[0], status: number) =>
    sendPage({ identity, request, reply }, errorPage(fault, request.id), status)
  if (error instanceof errors.SessionNotFound) return show('interactionExpired', 400)
  if (error instanceof AppError) {
    if (error.code === 'TooManyRequests' || error.code === 'NotReady') return show('tooMany', error.status)
    if (error.status < 500) return show(error.status === 404 ? 'notFound' : 'badRequest', error.status)
  }
  if (isPassing(error)) return show('tooMany', 503)
  const { statusCode } = error
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return show('badRequest', statusCode)
  request.log.error({ err: error, method: request.method, url: request.url.split('?')[0] }, 'unexpected error')
  return show('unexpected', 500)
}
