import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { signIn } from './accounts.ts'
import { type Flow, flowOf, siteLogin } from './flow.ts'
import { fieldsOf, formToken, isOwnForm } from './form.ts'
import type { Fault, LoginPage } from './pages/page.ts'
import { errorPage, type Identity, sendPage } from './pages/send.ts'
import { signOutHere } from './sessions.ts'

/** Answers a request within its flow. */
export type FlowHandler = (flow: Flow, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Binds a page of the flows under both its addresses; a post must come from a form of ours. */
export function bindFlow(app: FastifyInstance, identity: Identity, method: 'GET' | 'POST', path: string, handler: FlowHandler): void {
  for (const prefix of ['/identity/interaction/:uid', '/identity'])
    app.route({
      method,
      url: `${prefix}${path}`,
      schema: { hide: true },
      handler: async (request, reply) => {
        const flow = await flowOf(identity, request, reply)
        if (method === 'POST' && !isOwnForm(identity.deps, request, flow.about))
          return sendPage(identity, request, reply, errorPage('formExpired', request.id), 403)
        return handler(flow, request, reply)
      },
    })
}

/** Sign-in by password, and the ways in and out of a flow. */
export function registerSignIn(app: FastifyInstance, identity: Identity): void {
  const { deps, provider } = identity

  app.get('/identity/interaction/:uid', { schema: { hide: true } }, async (request, reply) => {
    const flow = await flowOf(identity, request, reply)
    const search = request.url.split(/(?=\?)/)[1] ?? ''
    return reply.redirect(`${flow.at(flow.wantsAccount ? 'register' : 'login')}${search}`, 303)
  })

  bindFlow(app, identity, 'GET', '/login', async (flow, request, reply) => {
    if (flow.present) return showPresent(identity, flow, request, reply)
    return showLogin(identity, flow, request, reply, { identifier: '', remember: false })
  })

  bindFlow(app, identity, 'POST', '/login', async (flow, request, reply) => {
    const fields = fieldsOf(request)
    const values = { identifier: fields.text('identifier').slice(0, 254), remember: fields.ticked('remember') }
    const password = fields.raw('password')
    const errors: LoginPage['form']['errors'] = {
      ...(values.identifier === '' && { identifier: { name: 'missing' } }),
      ...(password === '' && { password: { name: 'missing' } }),
    }
    if (Object.keys(errors).length > 0) return showLogin(identity, flow, request, reply, values, errors, 400)
    const result = await signIn(deps, values.identifier, password, request.ip)
    if ('fault' in result) {
      const fault: Fault = { name: result.fault, ...(result.minutes !== undefined && { minutes: result.minutes }) }
      return showLogin(identity, flow, request, reply, values, { form: fault }, result.fault === 'tooMany' ? 429 : 400)
    }
    await flow.settle(result.account.subject, 'pwd', values.remember)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'GET', '/continue', async (flow, _request, reply) => {
    // Anyone who has a session already comes to open an account: they go on as who they are.
    if (flow.present && !(await flow.opened())) await flow.settle(flow.present.subject, 'pwd', true)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'POST', '/other', async (flow, request, reply) => {
    await signOutHere(identity, request, reply)
    // the interaction hangs on the session that has just ended: the site starts again
    return reply.redirect(flow.cancel === null ? flow.at('login') : siteLogin(identity), 303)
  })

  app.get('/identity/interaction/:uid/cancel', { schema: { hide: true } }, async (request, reply) => {
    await flowOf(identity, request, reply)
    const result = { error: 'access_denied', error_description: 'the sign-in was given up' }
    const resume = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false })
    return reply.redirect(resume, 303)
  })
}

/** The page for who is signed in already. */
export async function showPresent(identity: Identity, flow: Flow, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { present } = flow
  return sendPage(identity, request, reply, {
    kind: 'alreadySignedIn',
    name: present ? (present.companyName ?? `${present.firstName} ${present.lastName}`) : '',
    continueUrl: flow.at('continue'),
    other: { action: flow.at('other'), token: formToken(identity.deps, request, reply, flow.about) },
  })
}

async function showLogin(
  identity: Identity,
  flow: Flow,
  request: FastifyRequest,
  reply: FastifyReply,
  values: LoginPage['form']['values'],
  errors: LoginPage['form']['errors'] = {},
  status = 200,
): Promise<FastifyReply> {
  const { notice } = request.query as { notice?: unknown }
  return sendPage(
    identity,
    request,
    reply,
    {
      kind: 'login',
      form: { action: flow.at('login'), token: formToken(identity.deps, request, reply, flow.about), values, errors },
      links: { forgotten: forgottenAddress(flow), sms: flow.at('sms'), register: flow.at('register'), cancel: flow.cancel },
      ...((notice === 'passwordReset' || notice === 'sessionsEnded') && { notice }),
    },
    status,
  )
}

/** The forgotten-password page, which leads back into the flow it was reached from. */
function forgottenAddress(flow: Flow): string {
  const [, uid] = flow.about.match(/^interaction ([\w-]+)$/) ?? []
  return uid ? `/identity/forgotten?interaction=${uid}` : '/identity/forgotten'
}
