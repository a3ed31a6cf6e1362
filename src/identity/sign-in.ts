import type { FastifyInstance, FastifyReply } from 'fastify'
import { signIn } from './accounts.ts'
import { type Flow, flowOf, siteLogin } from './flow.ts'
import { fieldsOf, formToken, isOwnForm } from './form.ts'
import type { Fault, LoginPage } from './pages/page.ts'
import { errorPage, type Identity, type Outcome, type PageContext, sendPage } from './pages/send.ts'
import { signOutHere } from './sessions.ts'

/** A request within a flow. */
export interface FlowContext extends PageContext {
  flow: Flow
}

/** Handles a request within a flow. */
export type FlowHandler = (ctx: FlowContext) => Promise<FastifyReply>

/** Registers a page of the flows under both its URLs, with CSRF check. */
export function bindFlow(app: FastifyInstance, identity: Identity, method: 'GET' | 'POST', path: string, handler: FlowHandler): void {
  for (const prefix of ['/identity/interaction/:uid', '/identity'])
    app.route({
      method,
      url: `${prefix}${path}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const flow = await flowOf(identity, request, reply)
        const ctx = { identity, flow, request, reply }
        if (method === 'POST' && !isOwnForm(identity.deps, request, flow.about))
          return sendPage(ctx, errorPage('formExpired', request.id), 403)
        return handler(ctx)
      },
    })
}

/** Registers password sign-in, and start and end of a flow. */
export function registerSignIn(app: FastifyInstance, identity: Identity): void {
  const { deps, provider } = identity

  app.get('/identity/interaction/:uid', { schema: { hide: true } }, async (request, reply) => {
    const flow = await flowOf(identity, request, reply)
    const search = request.url.split(/(?=\?)/)[1] ?? ''
    return reply.redirect(`${flow.at(flow.wantsAccount ? 'register' : 'login')}${search}`, 303)
  })

  bindFlow(app, identity, 'GET', '/login', async (ctx) => {
    const { flow } = ctx
    if (flow.present) return showPresent(ctx)
    return showLogin(ctx, { identifier: '', remember: false })
  })

  bindFlow(app, identity, 'POST', '/login', async (ctx) => {
    const { flow, request, reply } = ctx
    const fields = fieldsOf(request)
    const values = { identifier: fields.text('identifier').slice(0, 254), remember: fields.ticked('remember') }
    const password = fields.raw('password')
    const errors: LoginPage['form']['errors'] = {
      ...(values.identifier === '' && { identifier: { name: 'missing' } }),
      ...(password === '' && { password: { name: 'missing' } }),
    }
    if (Object.keys(errors).length > 0) return showLogin(ctx, values, { errors, status: 400 })
    const result = await signIn(deps, values.identifier, password, request.ip)
    if ('fault' in result) {
      const fault: Fault = { name: result.fault, ...(result.minutes !== undefined && { minutes: result.minutes }) }
      return showLogin(ctx, values, { errors: { form: fault }, status: result.fault === 'tooMany' ? 429 : 400 })
    }
    await flow.settle(result.account.subject, 'pwd', values.remember)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'GET', '/continue', async (ctx) => {
    const { flow, reply } = ctx
    // a signed-in user opens the registration: continue with the existing session
    if (flow.present && !(await flow.opened())) await flow.settle(flow.present.subject, 'pwd', true)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'POST', '/other', async (ctx) => {
    const { flow, request, reply } = ctx
    await signOutHere(identity, request, reply)
    // the interaction depends on the session that has ended: the site starts a new one
    return reply.redirect(flow.cancel === null ? flow.at('login') : siteLogin(identity), 303)
  })

  app.get('/identity/interaction/:uid/cancel', { schema: { hide: true } }, async (request, reply) => {
    await flowOf(identity, request, reply)
    const result = { error: 'access_denied', error_description: 'the sign-in was given up' }
    const resume = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    return reply.redirect(resume, 303)
  })
}

/** Shows the page for signed-in users. */
export async function showPresent(ctx: FlowContext): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const { present } = flow
  return sendPage(ctx, {
    kind: 'alreadySignedIn',
    name: present ? (present.companyName ?? `${present.firstName} ${present.lastName}`) : '',
    continueUrl: flow.at('continue'),
    other: { action: flow.at('other'), token: formToken(identity.deps, request, reply, flow.about) },
  })
}

async function showLogin(
  ctx: FlowContext,
  values: LoginPage['form']['values'],
  { errors = {}, status }: Outcome<LoginPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const { notice } = request.query as { notice?: unknown }
  return sendPage(
    ctx,
    {
      kind: 'login',
      form: { action: flow.at('login'), token: formToken(identity.deps, request, reply, flow.about), values, errors },
      links: { forgotten: forgottenAddress(flow), sms: flow.at('sms'), register: flow.at('register'), cancel: flow.cancel },
      ...((notice === 'passwordReset' || notice === 'sessionsEnded') && { notice }),
    },
    status,
  )
}

/** Returns the forgotten-password page, which links back to its flow. */
function forgottenAddress(flow: Flow): string {
  const [, uid] = flow.about.match(/^interaction ([\w-]+)$/) ?? []
  return uid ? `/identity/forgotten?interaction=${uid}` : '/identity/forgotten'
}
