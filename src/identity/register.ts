import type { FastifyInstance, FastifyReply } from 'fastify'
import { requestLanguage } from '#platform/http.ts'
import { e164, isMobile } from '#shared/phone.ts'
import { changeAccount, openAccount, readEmail, TakenError } from './accounts.ts'
import { codeFault, forgetCode, requestedCode, resendForm, sendCode } from './codes.ts'
import type { Flow } from './flow.ts'
import { fieldsOf, formToken } from './form.ts'
import { sendConfirmation } from './notices.ts'
import type { Civility, Fault, RegisterPage, RegisterValues, VerifyPhonePage } from './pages/page.ts'
import { type Identity, type Outcome, sendPage } from './pages/send.ts'
import { consentVersion, readRegister, registerFaults } from './person.ts'
import { take, waitFor } from './rate-limit.ts'
import { signInHere } from './sessions.ts'
import { bindFlow, type FlowContext, showPresent } from './sign-in.ts'

/** Registers the registration and the phone confirmation after it. */
export function registerRegister(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity

  bindFlow(app, identity, 'GET', '/register', async (ctx) => {
    const { flow, request } = ctx
    if (flow.present) return showPresent(ctx)
    return showRegister(ctx, { ...emptyValues, language: requestLanguage(request) })
  })

  bindFlow(app, identity, 'POST', '/register', async (ctx) => {
    const { flow, request, reply } = ctx
    if (flow.present) return showPresent(ctx)
    const fields = fieldsOf(request)
    const values = readRegister(fields)
    const password = fields.raw('password')
    const errors = registerFaults(values, password)
    if (Object.keys(errors).length > 0) return showRegister(ctx, values, { errors, status: 400 })
    // existing accounts are reported (specification), with a limit against enumeration
    const minutes = (await waitFor(deps, 'exists', request.ip)) || (await take(deps, 'register', request.ip))
    if (minutes > 0) return showRegister(ctx, values, { errors: { form: { name: 'tooMany', minutes } }, status: 429 })
    const opened = await open(identity, values, password)
    if (opened instanceof TakenError) {
      await take(deps, 'exists', request.ip)
      const field = opened.fault === 'emailExists' ? 'email' : 'phone'
      return showRegister(ctx, values, { errors: { [field]: { name: opened.fault } }, status: 409 })
    }
    // sign in first: the account page is then available during the phone confirmation
    await signInHere(identity, request, reply, opened.subject, 'pwd', true)
    if (flow.cancel !== null) await flow.settle(opened.subject, 'pwd', true)
    if (!isMobile(opened.phone)) return reply.redirect(flow.resume, 303)
    const fault = await sendCode(ctx, { phone: opened.phone, purpose: 'verify', owner: opened.subject })
    return reply.redirect(fault ? withFault(flow.at('verify')) : flow.at('verify'), 303)
  })

  bindFlow(app, identity, 'GET', '/verify', async (ctx) => {
    const { request } = ctx
    const { fault } = request.query as { fault?: unknown }
    return showVerify(ctx, { errors: fault === 'notSent' ? { form: { name: 'notSent' } } : {} })
  })

  bindFlow(app, identity, 'POST', '/verify', async (ctx) => {
    const { flow, request, reply } = ctx
    const account = await flow.opened()
    if (!account) return reply.redirect(flow.at('login'), 303)
    const fault = await codeFault(identity, request, account.phone)
    if (fault) return showVerify(ctx, { errors: { code: fault }, status: fault.name === 'tooMany' ? 429 : 400 })
    await changeAccount(deps, account.subject, { phoneVerified: true })
    forgetCode(identity, reply, 'verify')
    return reply.redirect(flow.resume, 303)
  })

  bindFlow(app, identity, 'POST', '/verify/resend', async (ctx) => {
    const { flow, request, reply } = ctx
    const account = await flow.opened()
    if (!account) return reply.redirect(flow.at('login'), 303)
    if (resendForm(ctx, { ...resendOf(flow), asked: requestedCode(identity, request, 'verify', account.subject) }).wait > 0)
      return showVerify(ctx)
    const fault = await sendCode(ctx, { phone: account.phone, purpose: 'verify', owner: account.subject })
    return showVerify(ctx, { errors: fault ? { form: fault } : {}, status: fault ? 400 : 200, notice: fault ? undefined : 'codeSent' })
  })
}

/** Creates the account, its mail and its consents in one transaction. */
async function open({ deps, ports }: Identity, values: RegisterValues, password: string) {
  const { language, news, offersEmail, offersPost, offersPhone } = values
  const civility = values.civility as Civility
  try {
    return await openAccount(
      deps,
      {
        civility,
        companyName: civility === 'Société' ? values.companyName : null,
        firstName: values.firstName,
        lastName: values.lastName,
        email: readEmail(values.email) ?? '',
        phone: e164(values.phone) ?? '',
        language,
        password,
      },
      async (trx, account) => {
        const { subject } = account
        await ports.recordConsents(trx, { subject, language, textVersion: consentVersion, news, offersEmail, offersPost, offersPhone })
        await sendConfirmation({ deps, ports }, trx, account)
      },
    )
  } catch (error) {
    if (error instanceof TakenError) return error
    throw error
  }
}

const emptyValues = {
  civility: '',
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  news: false,
  offersEmail: false,
  offersPost: false,
  offersPhone: false,
} as const

function withFault(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}fault=notSent`
}

function resendOf(flow: Flow) {
  return { action: flow.at('verifyResend'), about: flow.about }
}

async function showRegister(
  ctx: FlowContext,
  values: RegisterValues,
  { errors = {}, status }: Outcome<RegisterPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const form = { action: flow.at('register'), token: formToken(identity.deps, request, reply, flow.about), values, errors }
  return sendPage(ctx, { kind: 'register', form, links: { login: flow.at('login'), cancel: flow.cancel } }, status)
}

async function showVerify(
  ctx: FlowContext,
  { errors = {}, status, notice }: Outcome<Partial<Record<'code' | 'form', Fault>>, VerifyPhonePage['notice']> = {},
): Promise<FastifyReply> {
  const { identity, flow, request, reply } = ctx
  const account = await flow.opened()
  if (!account) return reply.redirect(flow.at('login'), 303)
  if (account.phoneVerified) return reply.redirect(flow.resume, 303)
  const page: VerifyPhonePage = {
    kind: 'verifyPhone',
    form: { action: flow.at('verify'), token: formToken(identity.deps, request, reply, flow.about), values: {}, errors },
    phone: account.phone,
    resend: resendForm(ctx, { ...resendOf(flow), asked: requestedCode(identity, request, 'verify', account.subject) }),
    // the interaction waits while the number is corrected
    links: { otherPhone: `/identity/manage/phone?returnUrl=${encodeURIComponent(flow.resume)}`, later: flow.resume },
    ...(notice && { notice }),
  }
  return sendPage(ctx, page, status)
}
