import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyReply } from 'fastify'
import { siteOrigin } from '#platform/config.ts'
import { type Api, requestLanguage, route } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import * as contract from './contract.ts'
import { inboxPage } from './inbox-page.ts'
import * as service from './service.ts'
import { findInbox, findInboxMessage, type InboxMessage } from './store.ts'

/** Registers the provider reports, the outbox of the staff and, if configured, the development inbox. */
export function register(api: Api): void {
  const { deps } = api
  route(api, contract.reportBounces, ({ body, request }) => {
    const secret = request.headers['x-bounce-secret']
    return service.takeReports(deps, typeof secret === 'string' ? secret : undefined, body.reports)
  })
  route(api, contract.listMessages, ({ query }) => service.listMessages(deps, query))
  route(api, contract.retryMessage, ({ actor, params }) => service.retryMessage(deps, actor, params.id))
  route(api, contract.listSuppressed, ({ query }) => service.listSuppressed(deps, query))
  route(api, contract.liftSuppression, ({ body }) => service.liftSuppression(deps, body.id))
  if (deps.config.devInbox) registerInbox(api)
}

interface Asked {
  Querystring: { to?: string; id?: string }
}

/** Registers `/dev/inbox` (HTML) and `/dev/inbox.json`, both with an optional recipient (`?to=`). */
function registerInbox({ app: whole, deps }: Api): void {
  void whole.register(async (app) => {
    // prevents DNS rebinding
    app.addHook('onRequest', async ({ host }) => {
      if (!isOwnHost(host, siteOrigin(deps.config))) throw new AppError('NotFound')
    })
    inboxRoutes(app, deps)
  })
}

/** Returns whether a host is an IP address, localhost, or the site. */
function isOwnHost(host: string, origin: string): boolean {
  const name = URL.parse(`http://${host}`)?.hostname ?? ''
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name.endsWith('.localhost') || host === new URL(origin).host
}

function inboxRoutes(app: Api['app'], deps: Api['deps']): void {
  app.get<Asked>('/dev/inbox', { schema: { hide: true } }, async (request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    const to = recipientOf(request.query.to)
    const messages = await findInbox(deps.db, to)
    const open = messages.find(({ id }) => String(id) === request.query.id) ?? null
    policy(
      reply,
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'`,
    )
    return inboxPage({ messages, open, to, nonce, language: requestLanguage(request) })
  })
  app.get<Asked>('/dev/inbox.json', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { messages: (await findInbox(deps.db, recipientOf(request.query.to))).map(asJson) }
  })
  app.get<{ Params: { id: string } }>('/dev/inbox/:id', { schema: { hide: true } }, async (request, reply) => {
    const { id } = request.params
    const html = /^\d{1,15}$/.test(id) ? (await findInboxMessage(deps.db, Number(id)))?.html : null
    if (!html) throw new AppError('NotFound')
    // as in a mail program: no scripts, links open in a new tab
    policy(
      reply,
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'",
    )
    return html.replace('<head>', '<head><base target="_blank">')
  })
}

function policy(reply: FastifyReply, content: string): void {
  reply.type('text/html; charset=utf-8').headers({
    'content-security-policy': content,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
}

/** Returns the recipient of the query; an unencoded + of a number arrives as a space. */
function recipientOf(asked: string | string[] | undefined): string | null {
  const to = String(asked ?? '')
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
  return to === '' ? null : to.replace(/^(?=\d{8,}$)/, '+')
}

function asJson({ id, channel, recipient, sender, subject, html, text, unsubscribe, sent }: InboxMessage) {
  const links = [...text.matchAll(/https?:\/\/\S+/g)].map(([url]) => url)
  return { id, channel, to: recipient, from: sender, subject, text, html, links, unsubscribe, sent }
}
