import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, languageKey } from '#shared/language.ts'
import { changeAccount, changePassword, deleteAccount, endSession, endSessions } from './accounts.ts'
import { siteLogin } from './flow.ts'
import { fieldsOf, formToken, isOwnForm } from './form.ts'
import { findPendingEmail } from './link-store.ts'
import { notifyDeleted, notifyPasswordChanged, sendConfirmation } from './notices.ts'
import type { DeletionPage, Fault, Form, ManagePage, NamePage, Notice, PasswordPage } from './pages/page.ts'
import { errorPage, type Identity, type Outcome, type PageContext, returnAddress, sendPage } from './pages/send.ts'
import { verifyPassword } from './passwords.ts'
import { nameFaults, newPasswordFault, readNames } from './person.ts'
import { take } from './rate-limit.ts'
import { listSessions } from './session-store.ts'
import { currentSession, type HereSession, signOutHere } from './sessions.ts'
import { findPasswordHash } from './store.ts'

const links = {
  name: '/identity/manage/name',
  email: '/identity/manage/email',
  phone: '/identity/manage/phone',
  verifyPhone: '/identity/manage/verify-phone',
  password: '/identity/manage/password',
  deletion: '/identity/manage/deletion',
  confirmEmail: '/identity/manage/confirm-email',
  language: '/identity/manage/language',
  endSession: '/identity/manage/end-session',
  endSessions: '/identity/manage/end-sessions',
  dataExport: '/identity/manage/export',
  signOut: '/identity/manage/sign-out',
} as const

/** Success messages of the account page. */
const notices: readonly string[] = [
  'emailConfirmed',
  'emailSent',
  'phoneConfirmed',
  'saved',
  'passwordChanged',
  'sessionEnded',
  'exportAsked',
] satisfies Notice[]

/** A request of a signed-in user. */
export interface OwnerContext extends PageContext {
  here: HereSession
}

/** Handles a request of a signed-in user. */
export type OwnerHandler = (ctx: OwnerContext) => Promise<FastifyReply>

/** Registers an account page. Anonymous users are redirected to sign-in; posts need a CSRF token of the session. */
export function bindOwner(app: FastifyInstance, identity: Identity, method: 'GET' | 'POST', url: string, handler: OwnerHandler): void {
  app.route({
    method,
    url,
    schema: { hide: true },
    handler: async (request, reply) => {
      const here = await currentSession(identity, request, reply)
      if (!here)
        return reply.redirect(`/identity/login?${signInFirst(identity, request, method === 'GET' ? url : '/identity/manage')}`, 303)
      const ctx = { identity, here, request, reply }
      if (method === 'POST' && !isOwnForm(identity.deps, request, aboutOf(here)))
        return sendPage(ctx, errorPage('formExpired', request.id), 403)
      return handler(ctx)
    },
  })
}

/** Returns the query for sign-in before an account page; it preserves the return URL and language. */
function signInFirst({ deps }: Identity, request: FastifyRequest, url: string): URLSearchParams {
  const { returnUrl, [languageKey]: language } = request.query as Record<string, unknown>
  const back = typeof returnUrl === 'string' ? `?returnUrl=${encodeURIComponent(returnAddress(deps, returnUrl))}` : ''
  return new URLSearchParams({ returnUrl: url + back, ...(isLanguage(language) && { [languageKey]: language }) })
}

/** Returns the CSRF scope of a session. */
export function aboutOf({ uid }: HereSession): string {
  return `session ${uid}`
}

/** Redirects to the account page with a success message. */
export function toManage(reply: FastifyReply, notice?: Notice): FastifyReply {
  return reply.redirect(`/identity/manage${notice ? `?notice=${notice}` : ''}`, 303)
}

/** Checks the current password before a sensitive change, with a rate limit. Returns null when it is right. */
export async function presentPasswordFault({ deps }: Identity, { account }: HereSession, request: FastifyRequest): Promise<Fault | null> {
  const password = fieldsOf(request).raw('currentPassword')
  if (password === '') return { name: 'missing' }
  const minutes = await take(deps, 'presentPassword', account.subject)
  if (minutes > 0) return { name: 'tooMany', minutes }
  return (await verifyPassword(await findPasswordHash(deps.db, account.subject), password)) ? null : { name: 'passwordWrong' }
}

/** Registers the account pages except e-mail and phone, which have their own module. */
export function registerManage(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity
  const on = (method: 'GET' | 'POST', url: string, handler: OwnerHandler) => bindOwner(app, identity, method, url, handler)

  on('GET', '/identity/manage', (ctx) => showManage(ctx))

  on('GET', links.name, (ctx) => {
    const { here } = ctx
    const { civility, firstName, lastName, companyName } = here.account
    return showName(ctx, { civility, firstName, lastName, companyName: companyName ?? '' })
  })
  on('POST', links.name, async (ctx) => {
    const { here, request, reply } = ctx
    const values = readNames(fieldsOf(request))
    const errors = nameFaults(values)
    if (Object.keys(errors).length > 0) return showName(ctx, values, { errors, status: 400 })
    const companyName = values.civility === 'Société' ? values.companyName : null
    await changeAccount(deps, here.account.subject, { ...values, companyName })
    return toManage(reply, 'saved')
  })

  on('POST', links.language, async (ctx) => {
    const { account } = ctx.here
    const { request, reply } = ctx
    const language = fieldsOf(request).text('language')
    if (!isLanguage(language)) return toManage(reply)
    await changeAccount(deps, account.subject, { language })
    return toManage(reply, 'saved')
  })

  on('POST', links.confirmEmail, async (ctx) => {
    const { account } = ctx.here
    const { request, reply } = ctx
    if (account.emailVerified) return toManage(reply)
    if ((await take(deps, 'letters', account.subject)) > 0) return sendPage(ctx, errorPage('tooMany', request.id), 429)
    await deps.db.transaction().execute((trx) => sendConfirmation(identity, trx, account))
    return toManage(reply, 'emailSent')
  })

  on('GET', links.password, (ctx) => showPassword(ctx))
  on('POST', links.password, async (ctx) => {
    const { here, request, reply } = ctx
    const { account, uid } = here
    const present = await presentPasswordFault(identity, here, request)
    const password = fieldsOf(request).raw('password')
    const fresh = newPasswordFault(password, [account.email, account.phone, account.firstName, account.lastName])
    if (present || fresh)
      return showPassword(ctx, { errors: { ...(present && { currentPassword: present }), ...(fresh && { password: fresh }) }, status: 400 })
    await changePassword(deps, account.subject, password, { keep: uid }, (trx, changed) => notifyPasswordChanged(identity, trx, changed))
    return toManage(reply, 'passwordChanged')
  })
  registerSessions(app, identity)
  registerOwnData(app, identity)
}

/** Registers the list of sessions and their termination. */
function registerSessions(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity
  const on = (url: string, handler: OwnerHandler) => bindOwner(app, identity, 'POST', url, handler)

  on(links.endSession, async (ctx) => {
    const { account, uid } = ctx.here
    const { request, reply } = ctx
    const session = fieldsOf(request).text('session')
    if (session === uid) {
      await signOutHere(identity, request, reply)
      return sendPage(ctx, { kind: 'signedOut', links: { login: siteLogin(identity) } })
    }
    await endSession(deps, account.subject, session)
    return toManage(reply, 'sessionEnded')
  })
  on(links.endSessions, async (ctx) => {
    const { account } = ctx.here
    const { request, reply } = ctx
    await endSessions(deps, account.subject)
    await signOutHere(identity, request, reply)
    return reply.redirect('/identity/login?notice=sessionsEnded&returnUrl=%2Fidentity%2Fmanage', 303)
  })
  on(links.signOut, async (ctx) => {
    const { request, reply } = ctx
    await signOutHere(identity, request, reply)
    return sendPage(ctx, { kind: 'signedOut', links: { login: siteLogin(identity) } })
  })
}

/** Registers data export and account deletion. */
function registerOwnData(app: FastifyInstance, identity: Identity): void {
  const { deps, ports } = identity
  const on = (method: 'GET' | 'POST', url: string, handler: OwnerHandler) => bindOwner(app, identity, method, url, handler)

  on('POST', links.dataExport, async (ctx) => {
    const { account } = ctx.here
    const { reply } = ctx
    await ports.dataExport.ask(account.subject)
    return toManage(reply, 'exportAsked')
  })
  on('GET', links.dataExport, async (ctx) => {
    const { account } = ctx.here
    const { request, reply } = ctx
    const file = await ports.dataExport.read(account.subject)
    if (!file) return sendPage(ctx, errorPage('notFound', request.id), 404)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="rihla.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(file)
  })

  on('GET', links.deletion, (ctx) => showDeletion(ctx))
  on('POST', links.deletion, async (ctx) => {
    const { here, request, reply } = ctx
    const { account } = here
    const confirmed = fieldsOf(request).ticked('confirmed')
    const present = await presentPasswordFault(identity, here, request)
    if (!confirmed || present)
      return showDeletion(ctx, confirmed, {
        errors: { ...(!confirmed && { confirmed: { name: 'unconfirmed' as const } }), ...(present && { currentPassword: present }) },
        status: 400,
      })
    await deleteAccount(deps, account.subject, (trx) => notifyDeleted(identity, trx, account))
    await signOutHere(identity, request, reply)
    return sendPage(ctx, { kind: 'deleted' })
  })
}

async function showManage(ctx: OwnerContext): Promise<FastifyReply> {
  const { identity, here, request, reply } = ctx
  const { deps, ports } = identity
  const { account, uid } = here
  const { notice, returnUrl } = request.query as { notice?: unknown; returnUrl?: unknown }
  const { passwordChanged, subject, ...said } = account
  const [sessions, pendingEmail, dataExport] = await Promise.all([
    listSessions(deps.db, subject),
    findPendingEmail(deps.db, subject, deps.clock.now()),
    ports.dataExport.state(subject),
  ])
  const page: ManagePage = {
    kind: 'manage',
    account: { ...said, pendingEmail, passwordChanged: passwordChanged.toISOString() },
    sessions: sessions.map(({ uid: id, browser, system, since, lastSeen }) => ({
      id,
      current: id === uid,
      browser,
      system,
      since: since.toISOString(),
      lastSeen: lastSeen.toISOString(),
    })),
    dataExport,
    token: formToken(deps, request, reply, aboutOf(here)),
    links: { ...links, site: returnAddress(deps, returnUrl) },
    ...(typeof notice === 'string' && notices.includes(notice) && { notice: notice as Notice }),
  }
  return sendPage(ctx, page)
}

/** Returns the common data of an account form. */
export function ownForm<V, S extends string>(ctx: OwnerContext, action: string, values: V, errors: Form<V, S>['errors']): Form<V, S> {
  const { identity, here, request, reply } = ctx
  return { action, token: formToken(identity.deps, request, reply, aboutOf(here)), values, errors }
}

async function showName(
  ctx: OwnerContext,
  values: NamePage['form']['values'],
  { errors = {}, status }: Outcome<NamePage['form']['errors']> = {},
): Promise<FastifyReply> {
  const form = ownForm(ctx, links.name, values, errors)
  return sendPage(ctx, { kind: 'name', form, links: { manage: '/identity/manage' } }, status)
}

async function showPassword(
  ctx: OwnerContext,
  { errors = {}, status }: Outcome<PasswordPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { here } = ctx
  const form = ownForm(ctx, links.password, {}, errors)
  const page: PasswordPage = {
    kind: 'password',
    form,
    email: here.account.email,
    links: { manage: '/identity/manage', forgotten: '/identity/forgotten' },
  }
  return sendPage(ctx, page, status)
}

async function showDeletion(
  ctx: OwnerContext,
  confirmed = false,
  { errors = {}, status }: Outcome<DeletionPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const form = ownForm(ctx, links.deletion, { confirmed }, errors)
  return sendPage(ctx, { kind: 'deletion', form, links: { manage: '/identity/manage' } }, status)
}
