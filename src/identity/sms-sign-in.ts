import type { FastifyInstance, FastifyReply } from 'fastify'
import { e164, isMobile } from '#shared/phone.ts'
import { type CodeRequest, codeFault, forgetCode, requestedCode, resendForm, sendCode } from './codes.ts'
import type { Flow } from './flow.ts'
import { fieldsOf, formToken } from './form.ts'
import type { Fault, SmsCodePage, SmsPhonePage } from './pages/page.ts'
import { type Identity, type Outcome, sendPage } from './pages/send.ts'
import { phoneFault } from './person.ts'
import { bindFlow, type FlowContext } from './sign-in.ts'
import { findAccountByName, updateSignIn } from './store.ts'

/**
 * Registers the SMS sign-in. Only confirmed numbers give access: an account may have been created with the number of another person. Steps
 * look the same for unknown numbers.
 */
export function registerSmsSignIn(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity

  bindFlow(app, identity, 'GET', '/sms', (ctx) => showPhone(ctx, ''))

  bindFlow(app, identity, 'POST', '/sms', async (ctx) => {
    const { flow, request, reply } = ctx
    const typed = fieldsOf(request).text('phone').slice(0, 40)
    const wrong = phoneFault(typed)
    if (wrong) return showPhone(ctx, typed, { errors: { phone: wrong }, status: 400 })
    const fault = await ask(e164(typed) ?? '', ctx)
    if (fault) return showPhone(ctx, typed, { errors: { form: fault }, status: 429 })
    return reply.redirect(flow.at('smsCode'), 303)
  })

  bindFlow(app, identity, 'GET', '/sms/code', async (ctx) => {
    const { flow, request, reply } = ctx
    const asked = requestedCode(identity, request, 'signIn')
    return asked ? showCode(ctx, asked, false) : reply.redirect(flow.at('sms'), 303)
  })

  bindFlow(app, identity, 'POST', '/sms/code', async (ctx) => {
    const { flow, request, reply } = ctx
    const asked = requestedCode(identity, request, 'signIn')
    if (!asked) return reply.redirect(flow.at('sms'), 303)
    const remember = fieldsOf(request).ticked('remember')
    const fault = await codeFault(identity, request, asked.phone)
    const account = fault ? undefined : await confirmedOwner(asked.phone)
    if (!account) {
      // "expired" would reveal that a code had been sent
      const told: Fault = !fault || fault.name === 'codeExpired' ? { name: 'codeWrong' } : fault
      return showCode(ctx, asked, remember, { errors: { code: told }, status: told.name === 'tooMany' ? 429 : 400 })
    }
    forgetCode(identity, reply, 'signIn')
    await updateSignIn(deps.db, account.subject, deps.clock.now())
    await flow.settle(account.subject, 'sms', remember)
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'POST', '/sms/resend', async (ctx) => {
    const { flow, request, reply } = ctx
    const asked = requestedCode(identity, request, 'signIn')
    if (!asked) return reply.redirect(flow.at('sms'), 303)
    if (resendForm(ctx, { ...resendOf(flow), asked }).wait > 0) return showCode(ctx, asked, false)
    const fault = await ask(asked.phone, ctx)
    const again = requestedCode(identity, request, 'signIn') ?? asked
    if (fault) return showCode(ctx, asked, false, { errors: { form: fault }, status: 429 })
    return showCode(ctx, again, false, { notice: 'codeSent' })
  })

  async function confirmedOwner(phone: string) {
    const account = await findAccountByName(deps.db, { phone })
    return account?.phoneVerified ? account : undefined
  }

  async function ask(phone: string, ctx: FlowContext): Promise<Fault | null> {
    const really = isMobile(phone) && (await confirmedOwner(phone)) !== undefined
    return sendCode(ctx, { phone, purpose: 'signIn', really })
  }
}

function resendOf(flow: Flow) {
  return { action: flow.at('smsResend'), about: flow.about }
}

async function showPhone(
  ctx: FlowContext,
  phone: string,
  { errors = {}, status }: Outcome<SmsPhonePage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const form = { action: flow.at('sms'), token: formToken(identity.deps, request, reply, flow.about), values: { phone }, errors }
  const links = { login: flow.at('login'), register: flow.at('register') }
  return sendPage(ctx, { kind: 'smsPhone', form, links }, status)
}

async function showCode(
  ctx: FlowContext,
  asked: CodeRequest,
  remember: boolean,
  { errors = {}, status, notice }: Outcome<SmsCodePage['form']['errors'], SmsCodePage['notice']> = {},
): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const page: SmsCodePage = {
    kind: 'smsCode',
    form: { action: flow.at('smsCode'), token: formToken(identity.deps, request, reply, flow.about), values: { remember }, errors },
    phone: asked.phone,
    resend: resendForm(ctx, { ...resendOf(flow), asked }),
    links: { otherPhone: flow.at('sms'), login: flow.at('login') },
    ...(notice && { notice }),
  }
  return sendPage(ctx, page, status)
}
