import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { siteOrigin } from '#platform/config.ts'
import { changeAccount, changePassword, readName, TakenError } from './accounts.ts'
import { siteLogin } from './flow.ts'
import { fieldsOf, formToken, isOwnForm } from './form.ts'
import { jobs } from './jobs.ts'
import { findLink, takeLink } from './link-store.ts'
import { linkHash, notifyEmailChanged, notifyPasswordChanged } from './notices.ts'
import type { ForgottenPage, ResetPage } from './pages/page.ts'
import { errorPage, type Identity, type Outcome, type PageContext, sendPage } from './pages/send.ts'
import { newPasswordFault } from './person.ts'
import { take } from './rate-limit.ts'
import { signOutHere } from './sessions.ts'
import { findAccountBySubject, type StoredAccount } from './store.ts'

/** CSRF scope of these forms, which have no session. */
const about = 'forgotten'

/** Registers the pages for a forgotten password and the targets of mail links. */
export function registerForgotten(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity
  const { db, clock } = deps
  const on = (method: 'GET' | 'POST', url: string, handler: (ctx: PageContext) => Promise<FastifyReply>) =>
    app.route({
      method,
      url: `/identity/${url}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const ctx = { identity, request, reply }
        // CSRF check
        if (method === 'POST' && !isOwnForm(deps, request, about)) return sendPage(ctx, errorPage('formExpired', request.id), 403)
        return handler(ctx)
      },
    })
  const expired = (ctx: PageContext) => sendPage(ctx, { kind: 'link', result: 'resetExpired', next: '/identity/forgotten' }, 410)

  on('GET', 'forgotten', (ctx) => showForgotten(ctx, ''))

  on('POST', 'forgotten', async (ctx) => {
    const { request } = ctx
    const identifier = fieldsOf(request).text('identifier').slice(0, 254)
    if (identifier === '') return showForgotten(ctx, identifier, { errors: { identifier: { name: 'missing' } }, status: 400 })
    if (!readName(identifier)) return showForgotten(ctx, identifier, { errors: { identifier: { name: 'identifierInvalid' } }, status: 400 })
    const minutes = await take(deps, 'forgotten', request.ip)
    if (minutes > 0) return showForgotten(ctx, identifier, { errors: { form: { name: 'tooMany', minutes } }, status: 429 })
    // same response for unknown accounts: the job decides whether to send a mail
    await deps.queue.enqueue(jobs.reset, { identifier })
    const links = { login: loginOf(identity, request), again: '/identity/forgotten' }
    return sendPage(ctx, { kind: 'forgottenSent', identifier, links })
  })

  on('GET', 'reset', async (ctx) => {
    const { request } = ctx
    const account = await ownerOf(secretOf(request))
    return account ? showReset(ctx, account) : expired(ctx)
  })

  on('POST', 'reset', async (ctx) => {
    const { request, reply } = ctx
    const secret = secretOf(request)
    const account = await ownerOf(secret)
    if (!account) return expired(ctx)
    const password = fieldsOf(request).raw('password')
    const fault = newPasswordFault(password, [account.email, account.phone, account.firstName, account.lastName])
    if (fault) return showReset(ctx, account, { errors: { password: fault }, status: 400 })
    const link = await takeLink(db, linkHash(secret), 'password', clock.now())
    if (!link) return expired(ctx)
    // Access to the mailbox proves ownership. If the address was never confirmed, a stranger may have created the account: their phone must
    // lose access.
    const proven = account.emailVerified ? ({ emailVerified: true } as const) : ({ emailVerified: true, phoneVerified: false } as const)
    // all sessions end, including this one
    await changePassword(deps, account.subject, password, { proven }, (trx, changed) => notifyPasswordChanged(identity, trx, changed))
    await signOutHere(identity, request, reply)
    return reply.redirect(`/identity/login?notice=passwordReset&returnUrl=${encodeURIComponent(siteLogin(identity))}`, 303)
  })

  const showConfirmed = (ctx: PageContext, confirmed: boolean) => {
    const home = `${siteOrigin(deps.config)}${deps.config.basePath}`
    return confirmed
      ? sendPage(ctx, { kind: 'link', result: 'emailConfirmed', next: home })
      : sendPage(ctx, { kind: 'link', result: 'emailExpired', next: '/identity/manage' }, 410)
  }

  on('GET', 'confirm-email', async (ctx) => {
    const { request, reply } = ctx
    const secret = secretOf(request)
    const link = await findLink(db, linkHash(secret), 'email', clock.now())
    if (!link || link.used) return showConfirmed(ctx, link !== undefined && (await isConfirmed(identity, link)))
    const action = `/identity/confirm-email?token=${secret}`
    return sendPage(ctx, {
      kind: 'confirmEmail',
      email: link.email,
      action,
      token: formToken(deps, request, reply, about),
    })
  })

  on('POST', 'confirm-email', async (ctx) => {
    const { request } = ctx
    return showConfirmed(ctx, await confirmEmail(identity, secretOf(request)))
  })

  /** Returns the account of a valid reset link, unless its e-mail has changed. */
  async function ownerOf(secret: string): Promise<StoredAccount | undefined> {
    const link = await findLink(db, linkHash(secret), 'password', clock.now())
    const account = link && !link.used ? await findAccountBySubject(db, link.subject) : undefined
    return account?.email === link?.email ? account : undefined
  }
}

/**
 * Returns true when the address of a used link is confirmed and still current: repeated clicks show the same result until the link expires.
 */
async function isConfirmed({ deps }: Identity, { subject, email }: { subject: string; email: string }): Promise<boolean> {
  const account = await findAccountBySubject(deps.db, subject)
  return account?.email === email && account.emailVerified
}

/** Confirms an e-mail address after a button press, as mail scanners open links too. */
async function confirmEmail(identity: Identity, secret: string): Promise<boolean> {
  const { deps } = identity
  const now = deps.clock.now()
  const link = await findLink(deps.db, linkHash(secret), 'email', now)
  const account = link && (await findAccountBySubject(deps.db, link.subject))
  if (!link || !account) return false
  if (link.used) return isConfirmed(identity, link)
  const former = account.email
  try {
    await changeAccount(deps, account.subject, { email: link.email, emailVerified: true }, async (trx, changed) => {
      await takeLink(trx, linkHash(secret), 'email', now)
      if (changed.email !== former) await notifyEmailChanged(identity, trx, changed, former)
    })
    return true
  } catch (error) {
    // another account has confirmed the address
    if (error instanceof TakenError) return false
    throw error
  }
}

/** Returns the secret of a link from the URL. */
function secretOf(request: FastifyRequest): string {
  const { token } = request.query as { token?: unknown }
  return typeof token === 'string' ? token : ''
}

/** Returns the interrupted sign-in, or the sign-in page of the site. */
function loginOf(identity: Identity, request: FastifyRequest): string {
  const { interaction } = request.query as { interaction?: unknown }
  const known = typeof interaction === 'string' && /^[\w-]{10,64}$/.test(interaction)
  return known ? `/identity/interaction/${interaction}/login` : siteLogin(identity)
}

async function showForgotten(
  ctx: PageContext,
  identifier: string,
  { errors = {}, status }: Outcome<ForgottenPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, request, reply } = ctx
  const [, search = ''] = request.url.split('?')
  const form = {
    action: `/identity/forgotten${search ? `?${search}` : ''}`,
    token: formToken(identity.deps, request, reply, about),
    values: { identifier },
    errors,
  }
  return sendPage(ctx, { kind: 'forgotten', form, links: { login: loginOf(identity, request) } }, status)
}

async function showReset(
  ctx: PageContext,
  account: StoredAccount,
  { errors = {}, status }: Outcome<ResetPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, request, reply } = ctx
  const form = {
    action: `/identity/reset?token=${secretOf(request)}`,
    token: formToken(identity.deps, request, reply, about),
    values: {},
    errors,
  }
  return sendPage(ctx, { kind: 'reset', form, email: account.email }, status)
}
