import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { e164, isMobile } from '#shared/phone.ts'
import { changeAccount, readEmail, TakenError } from './accounts.ts'
import { type CodeRequest, codeFault, forgetCode, requestedCode, resendForm, sendCode } from './codes.ts'
import { fieldsOf } from './form.ts'
import { aboutOf, bindOwner, type OwnerContext, type OwnerHandler, ownForm, presentPasswordFault, toManage } from './manage.ts'
import { notifyPhoneChanged, sendConfirmation } from './notices.ts'
import type { EmailPage, Fault, PhoneCodePage, PhonePage } from './pages/page.ts'
import { type Identity, type Outcome, returnAddress, sendPage } from './pages/send.ts'
import { emailFault, phoneFault } from './person.ts'
import { take, waitFor } from './rate-limit.ts'
import type { HereSession } from './sessions.ts'
import { findTaken } from './store.ts'

const back = { manage: '/identity/manage' }
const otherPhone = '/identity/manage/phone'

/** Registers the pages to change e-mail and phone. They require the password, and the new value must be confirmed. */
export function registerManageContact(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity
  const on = (method: 'GET' | 'POST', path: string, handler: OwnerHandler) =>
    bindOwner(app, identity, method, `/identity/manage/${path}`, handler)

  on('GET', 'email', (ctx) => showEmail(ctx, ''))
  on('POST', 'email', async (ctx) => {
    const { here, request, reply } = ctx
    const { account } = here
    const typed = fieldsOf(request).text('email').slice(0, 300)
    const show = (errors: EmailPage['form']['errors'], status = 400) => showEmail(ctx, typed, { errors, status })
    const [wrong, present] = [emailFault(typed), await presentPasswordFault(identity, here, request)]
    if (wrong || present) return show({ ...(wrong && { email: wrong }), ...(present && { currentPassword: present }) })
    const email = readEmail(typed) ?? ''
    const taken = await takenFault(identity, request, account.subject, { email })
    if (taken) return show({ email: taken }, taken.name === 'tooMany' ? 429 : 409)
    const minutes = await take(deps, 'letters', account.subject)
    if (minutes > 0) return show({ form: { name: 'tooMany', minutes } }, 429)
    await deps.db.transaction().execute((trx) => sendConfirmation(identity, trx, account, email))
    return toManage(reply, 'emailSent')
  })

  on('GET', 'phone', (ctx) => showPhone(ctx, ''))
  on('POST', 'phone', async (ctx) => {
    const { here, request, reply } = ctx
    const typed = fieldsOf(request).text('phone').slice(0, 40)
    const show = (errors: PhonePage['form']['errors'], status = 400) => showPhone(ctx, typed, { errors, status })
    const phone = e164(typed) ?? ''
    const mobile = phoneFault(typed) ?? (isMobile(phone) ? null : ({ name: 'phoneInvalid' } as const))
    const present = await presentPasswordFault(identity, here, request)
    if (mobile || present) return show({ ...(mobile && { phone: mobile }), ...(present && { currentPassword: present }) })
    const taken = await takenFault(identity, request, here.account.subject, { phone })
    if (taken) return show({ phone: taken }, taken.name === 'tooMany' ? 429 : 409)
    const fault = await sendCode(ctx, { phone, purpose: 'change', owner: here.account.subject })
    return fault ? show({ form: fault }, 429) : reply.redirect(`/identity/manage/phone/code${onward(identity, request)}`, 303)
  })

  // change of the phone number
  bindCode(app, identity, { path: 'phone/code', purpose: 'change' }, async (here, phone) => {
    const former = here.account.phone
    await changeAccount(deps, here.account.subject, { phone, phoneVerified: true }, async (trx, changed) => {
      if (changed.phone !== former) await notifyPhoneChanged(identity, trx, changed)
    })
  })

  // confirms the current number; the account page links here, so the code is sent on load
  on('GET', 'verify-phone', async (ctx) => {
    const { here, request, reply } = ctx
    const { phone, phoneVerified, subject: owner } = here.account
    if (phoneVerified) return toManage(reply)
    const asked = requestedCode(identity, request, 'verify', owner)
    if (asked?.phone === phone) return reply.redirect('/identity/manage/verify-phone/code', 303)
    // other sites must not trigger messages
    if (request.headers['sec-fetch-site'] === 'cross-site') return toManage(reply)
    const fault = isMobile(phone) ? await sendCode(ctx, { phone, purpose: 'verify', owner }) : ({ name: 'notSent' } as const)
    const shown = requestedCode(identity, request, 'verify', owner) ?? { phone, at: 0 }
    return fault
      ? showCode(ctx, 'verify-phone/code', shown, { errors: { form: fault }, status: 400 })
      : reply.redirect('/identity/manage/verify-phone/code', 303)
  })
  bindCode(app, identity, { path: 'verify-phone/code', purpose: 'verify' }, async (here, phone) => {
    if (phone === here.account.phone) await changeAccount(deps, here.account.subject, { phoneVerified: true })
  })
}

/** Registers the code step of one purpose. `done` receives the confirmed number. */
function bindCode(
  app: FastifyInstance,
  identity: Identity,
  step: { path: string; purpose: 'change' | 'verify' },
  done: (here: HereSession, phone: string) => Promise<void>,
): void {
  const { path, purpose } = step
  const on = (method: 'GET' | 'POST', url: string, handler: (ctx: OwnerContext, asked: CodeRequest) => Promise<FastifyReply>) =>
    bindOwner(app, identity, method, `/identity/manage/${url}`, async (ctx) => {
      const { here, request, reply } = ctx
      const asked = requestedCode(identity, request, purpose, here.account.subject)
      return asked ? handler(ctx, asked) : reply.redirect(`${otherPhone}${onward(identity, request)}`, 303)
    })

  on('GET', path, (ctx, asked) => showCode(ctx, path, asked))
  on('POST', path, async (ctx, asked) => {
    const { here, request, reply } = ctx
    const fault = await codeFault(identity, request, asked.phone)
    if (fault) return showCode(ctx, path, asked, { errors: { code: fault }, status: fault.name === 'tooMany' ? 429 : 400 })
    try {
      await done(here, asked.phone)
    } catch (error) {
      if (!(error instanceof TakenError)) throw error
      return showCode(ctx, path, asked, { errors: { form: { name: error.fault } }, status: 409 })
    }
    forgetCode(identity, reply, purpose)
    const wish = returnWish(request)
    return wish === undefined ? toManage(reply, 'phoneConfirmed') : reply.redirect(returnAddress(identity.deps, wish), 303)
  })
  on('POST', `${path}/resend`, async (ctx, asked) => {
    const { here, request } = ctx
    if (resendForm(ctx, { action: '', about: aboutOf(here), asked }).wait > 0) return showCode(ctx, path, asked)
    const fault = await sendCode(ctx, { phone: asked.phone, purpose, owner: here.account.subject })
    const again = requestedCode(identity, request, purpose, here.account.subject) ?? asked
    return showCode(ctx, path, again, fault ? { errors: { form: fault }, status: 400 } : { notice: 'codeSent' })
  })
}

/** Returns the fault when e-mail or phone belongs to another account; rate-limited against enumeration. */
async function takenFault(
  { deps }: Identity,
  request: FastifyRequest,
  subject: string,
  wish: { email: string } | { phone: string },
): Promise<Fault | null> {
  const minutes = await waitFor(deps, 'exists', request.ip)
  if (minutes > 0) return { name: 'tooMany', minutes }
  const taken = await findTaken(deps.db, { ...wish, except: subject })
  if (!taken.email && !taken.phone) return null
  await take(deps, 'exists', request.ip)
  return { name: taken.email ? 'emailExists' : 'phoneExists' }
}

/** Returns the URL to open after confirmation, when the change interrupts another flow. */
function returnWish(request: FastifyRequest): string | undefined {
  const { returnUrl } = request.query as { returnUrl?: unknown }
  return typeof returnUrl === 'string' ? returnUrl : undefined
}

/** Returns the query that passes this URL to the next step. */
function onward({ deps }: Identity, request: FastifyRequest): string {
  const wish = returnWish(request)
  return wish === undefined ? '' : `?returnUrl=${encodeURIComponent(returnAddress(deps, wish))}`
}

async function showEmail(
  ctx: OwnerContext,
  email: string,
  { errors = {}, status }: Outcome<EmailPage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { here } = ctx
  const form = ownForm(ctx, '/identity/manage/email', { email }, errors)
  return sendPage(ctx, { kind: 'email', form, present: here.account.email, links: back }, status)
}

async function showPhone(
  ctx: OwnerContext,
  phone: string,
  { errors = {}, status }: Outcome<PhonePage['form']['errors']> = {},
): Promise<FastifyReply> {
  const { identity, here, request } = ctx
  const form = ownForm(ctx, `/identity/manage/phone${onward(identity, request)}`, { phone }, errors)
  return sendPage(ctx, { kind: 'phone', form, present: here.account.phone, links: back }, status)
}

async function showCode(
  ctx: OwnerContext,
  path: string,
  asked: CodeRequest,
  { errors = {}, status, notice }: Outcome<PhoneCodePage['form']['errors'], PhoneCodePage['notice']> = {},
): Promise<FastifyReply> {
  const { identity, here, request } = ctx
  const search = onward(identity, request)
  const action = `/identity/manage/${path}`
  const page: PhoneCodePage = {
    kind: 'phoneCode',
    form: ownForm(ctx, `${action}${search}`, {}, errors),
    phone: asked.phone,
    resend: resendForm(ctx, { action: `${action}/resend${search}`, about: aboutOf(here), asked }),
    links: { otherPhone: `${otherPhone}${search}`, ...back },
    ...(notice && { notice }),
  }
  return sendPage(ctx, page, status)
}
