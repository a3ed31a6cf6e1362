import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { e164, isMobile } from '#shared/phone.ts'
import { type CodeRequest, codeFault, forgetCode, requestedCode, resendForm, sendCode } from './codes.ts'
import type { Flow } from './flow.ts'
import { fieldsOf, formToken } from './form.ts'
import type { Fault, SmsCodePage, SmsPhonePage } from './pages/page.ts'
import { type Identity, sendPage } from './pages/send.ts'
import { phoneFault } from './person.ts'
import { bindFlow } from './sign-in.ts'
import { findAccountByName, updateSignIn } from './store.ts'

/**
 * Sign-in by a code to one's phone, the second way in. Only a number that its owner has confirmed leads into an account: anybody may
 * have typed another's when opening one. Every step looks the same for a number without an account.
 */
export function registerSmsSignIn(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity

  bindFlow(app, identity, 'GET', '/sms', (flow, request, reply) => showPhone(identity, flow, request, reply, ''))

  bindFlow(app, identity, 'POST', '/sms', async (flow, request, reply) => {
    const typed = fieldsOf(request).text('phone').slice(0, 40)
    const wrong = phoneFault(typed)
    if (wrong) return showPhone(identity, flow, request, reply, typed, { phone: wrong }, 400)
    const fault = await ask(e164(typed) ?? '', request, reply)
    if (fault) return showPhone(identity, flow, request, reply, typed, { form: fault }, 429)
    return reply.redirect(flow.at('smsCode'), 303)
  })

  bindFlow(app, identity, 'GET', '/sms/code', async (flow, request, reply) => {
    const asked = requestedCode(identity, request, 'signIn')
    return asked ? showCode(identity, flow, request, reply, asked, false) : reply.redirect(flow.at('sms'), 303)
  })

  bindFlow(app, identity, 'POST', '/sms/code', async (flow, request, reply) => {
    const asked = requestedCode(identity, request, 'signIn')
    if (!asked) return reply.redirect(flow.at('sms'), 303)
    const remember = fieldsOf(request).ticked('remember')
    const fault = await codeFault(identity, request, asked.phone)
    const account = fault ? undefined : await confirmedOwner(asked.phone)
    if (!account) {
      // "too old" would tell that a code had been sent
      const told: Fault = !fault || fault.name === 'codeExpired' ? { name: 'codeWrong' } : fault
      return showCode(identity, flow, request, reply, asked, remember, { code: told }, told.name === 'tooMany' ? 429 : 400)
    }
    forgetCode(identity, reply, 'signIn')
    await updateSignIn(deps.db, account.subject, deps.clock.now())
    await flow.settle(account.subject, 'sms', remember)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'POST', '/sms/resend', async (flow, request, reply) => {
    const asked = requestedCode(identity, request, 'signIn')
    if (!asked) return reply.redirect(flow.at('sms'), 303)
    if (resendForm(identity, request, reply, { ...resendOf(flow), asked }).wait > 0)
      return showCode(identity, flow, request, reply, asked, false)
    const fault = await ask(asked.phone, request, reply)
    const again = requestedCode(identity, request, 'signIn') ?? asked
    if (fault) return showCode(identity, flow, request, reply, asked, false, { form: fault }, 429)
    return showCode(identity, flow, request, reply, again, false, {}, 200, 'codeSent')
  })

  async function confirmedOwner(phone: string) {
    const account = await findAccountByName(deps.db, { phone })
    return account?.phoneVerified ? account : undefined
  }

  async function ask(phone: string, request: FastifyRequest, reply: FastifyReply): Promise<Fault | null> {
    const really = isMobile(phone) && (await confirmedOwner(phone)) !== undefined
    return sendCode(identity, request, reply, { phone, purpose: 'signIn', really })
  }
}

function resendOf(flow: Flow) {
  return { action: flow.at('smsResend'), about: flow.about }
}

async function showPhone(
  identity: Identity,
  flow: Flow,
  request: FastifyRequest,
  reply: FastifyReply,
  phone: string,
  errors: SmsPhonePage['form']['errors'] = {},
  status = 200,
): Promise<FastifyReply> {
  const form = { action: flow.at('sms'), token: formToken(identity.deps, request, reply, flow.about), values: { phone }, errors }
  const links = { login: flow.at('login'), register: flow.at('register') }
  return sendPage(identity, request, reply, { kind: 'smsPhone', form, links }, status)
}

async function showCode(
  identity: Identity,
  flow: Flow,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: CodeRequest,
  remember: boolean,
  errors: SmsCodePage['form']['errors'] = {},
  status = 200,
  notice?: SmsCodePage['notice'],
): Promise<FastifyReply> {
  const page: SmsCodePage = {
    kind: 'smsCode',
    form: { action: flow.at('smsCode'), token: formToken(identity.deps, request, reply, flow.about), values: { remember }, errors },
    phone: asked.phone,
    resend: resendForm(identity, request, reply, { ...resendOf(flow), asked }),
    links: { otherPhone: flow.at('sms'), login: flow.at('login') },
    ...(notice && { notice }),
  }
  return sendPage(identity, request, reply, page, status)
}
