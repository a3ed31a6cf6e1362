import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { e164, isMobile } from '#shared/phone.ts'
import { changeAccount, readEmail, TakenError } from './accounts.ts'
import { type CodeRequest, codeFault, forgetCode, requestedCode, resendForm, sendCode } from './codes.ts'
import { fieldsOf } from './form.ts'
import { aboutOf, bindOwner, type OwnerHandler, ownForm, presentPasswordFault, toManage } from './manage.ts'
import { notifyPhoneChanged, sendConfirmation } from './notices.ts'
import type { EmailPage, Fault, PhoneCodePage, PhonePage } from './pages/page.ts'
import { type Identity, returnAddress, sendPage } from './pages/send.ts'
import { emailFault, phoneFault } from './person.ts'
import { take, waitFor } from './rate-limit.ts'
import type { HereSession } from './sessions.ts'
import { findTaken } from './store.ts'

const back = { manage: '/identity/manage' }

/** How somebody can be reached: each is confirmed before it counts, and asks for the password first. */
export function registerManageContact(app: FastifyInstance, identity: Identity): void {
  const { deps } = identity
  const on = (method: 'GET' | 'POST', path: string, handler: OwnerHandler) =>
    bindOwner(app, identity, method, `/identity/manage/${path}`, handler)

  on('GET', 'email', (here, request, reply) => showEmail(identity, here, request, reply, ''))
  on('POST', 'email', async (here, request, reply) => {
    const { account } = here
    const typed = fieldsOf(request).text('email').slice(0, 300)
    const show = (errors: EmailPage['form']['errors'], status = 400) => showEmail(identity, here, request, reply, typed, errors, status)
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

  on('GET', 'phone', (here, request, reply) => showPhone(identity, here, request, reply, ''))
  on('POST', 'phone', async (here, request, reply) => {
    const typed = fieldsOf(request).text('phone').slice(0, 40)
    const show = (errors: PhonePage['form']['errors'], status = 400) => showPhone(identity, here, request, reply, typed, errors, status)
    const phone = e164(typed) ?? ''
    const mobile = phoneFault(typed) ?? (isMobile(phone) ? null : ({ name: 'phoneInvalid' } as const))
    const present = await presentPasswordFault(identity, here, request)
    if (mobile || present) return show({ ...(mobile && { phone: mobile }), ...(present && { currentPassword: present }) })
    const taken = await takenFault(identity, request, here.account.subject, { phone })
    if (taken) return show({ phone: taken }, taken.name === 'tooMany' ? 429 : 409)
    const fault = await sendCode(identity, request, reply, { phone, purpose: 'change', owner: here.account.subject })
    return fault ? show({ form: fault }, 429) : reply.redirect(`/identity/manage/phone/code${onward(identity, request)}`, 303)
  })

  // the number that is to take the place of the present one
  bindCode('phone/code', 'change', '/identity/manage/phone', async (here, phone) => {
    const former = here.account.phone
    await changeAccount(deps, here.account.subject, { phone, phoneVerified: true }, async (trx, changed) => {
      if (changed.phone !== former) await notifyPhoneChanged(identity, trx, changed)
    })
  })

  // the present number; the link of the account leads here, so the code leaves with the first look
  on('GET', 'verify-phone', async (here, request, reply) => {
    const { phone, phoneVerified, subject: owner } = here.account
    if (phoneVerified) return toManage(reply)
    const asked = requestedCode(identity, request, 'verify', owner)
    if (asked?.phone === phone) return reply.redirect('/identity/manage/verify-phone/code', 303)
    // a page of another site must not make us send messages
    if (request.headers['sec-fetch-site'] === 'cross-site') return toManage(reply)
    const fault = isMobile(phone)
      ? await sendCode(identity, request, reply, { phone, purpose: 'verify', owner })
      : ({ name: 'notSent' } as const)
    const shown = requestedCode(identity, request, 'verify', owner) ?? { phone, at: 0 }
    return fault
      ? showCode(identity, here, request, reply, 'verify-phone/code', '/identity/manage/phone', shown, { form: fault }, 400)
      : reply.redirect('/identity/manage/verify-phone/code', 303)
  })
  bindCode('verify-phone/code', 'verify', '/identity/manage/phone', async (here, phone) => {
    if (phone === here.account.phone) await changeAccount(deps, here.account.subject, { phoneVerified: true })
  })

  /** The step in which a code is typed, for one purpose; `done` gets the number that is confirmed. */
  function bindCode(
    path: string,
    purpose: 'change' | 'verify',
    otherPhone: string,
    done: (here: HereSession, phone: string) => Promise<void>,
  ) {
    const show = (
      here: HereSession,
      request: FastifyRequest,
      reply: FastifyReply,
      asked: CodeRequest,
      errors: PhoneCodePage['form']['errors'] = {},
      status = 200,
      notice?: PhoneCodePage['notice'],
    ) => showCode(identity, here, request, reply, path, otherPhone, asked, errors, status, notice)

    on('GET', path, async (here, request, reply) => {
      const asked = requestedCode(identity, request, purpose, here.account.subject)
      return asked ? show(here, request, reply, asked) : reply.redirect(`${otherPhone}${onward(identity, request)}`, 303)
    })
    on('POST', path, async (here, request, reply) => {
      const asked = requestedCode(identity, request, purpose, here.account.subject)
      if (!asked) return reply.redirect(`${otherPhone}${onward(identity, request)}`, 303)
      const fault = await codeFault(identity, request, asked.phone)
      if (fault) return show(here, request, reply, asked, { code: fault }, fault.name === 'tooMany' ? 429 : 400)
      try {
        await done(here, asked.phone)
      } catch (error) {
        if (!(error instanceof TakenError)) throw error
        return show(here, request, reply, asked, { form: { name: error.fault } }, 409)
      }
      forgetCode(identity, reply, purpose)
      const wish = returnWish(request)
      return wish === undefined ? toManage(reply, 'phoneConfirmed') : reply.redirect(returnAddress(deps, wish), 303)
    })
    on('POST', `${path}/resend`, async (here, request, reply) => {
      const asked = requestedCode(identity, request, purpose, here.account.subject)
      if (!asked) return reply.redirect(`${otherPhone}${onward(identity, request)}`, 303)
      if (resendForm(identity, request, reply, { action: '', about: aboutOf(here), asked }).wait > 0)
        return show(here, request, reply, asked)
      const fault = await sendCode(identity, request, reply, { phone: asked.phone, purpose, owner: here.account.subject })
      const again = requestedCode(identity, request, purpose, here.account.subject) ?? asked
      return fault ? show(here, request, reply, again, { form: fault }, 400) : show(here, request, reply, again, {}, 200, 'codeSent')
    })
  }
}

/** Whether an e-mail or phone belongs to somebody else; said, but not to the person who goes through a list. */
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

/** Where to go once the number is confirmed, when somebody came to correct it in the middle of something else. */
function returnWish(request: FastifyRequest): string | undefined {
  const { returnUrl } = request.query as { returnUrl?: unknown }
  return typeof returnUrl === 'string' ? returnUrl : undefined
}

/** Takes that address along to the next step. */
function onward({ deps }: Identity, request: FastifyRequest): string {
  const wish = returnWish(request)
  return wish === undefined ? '' : `?returnUrl=${encodeURIComponent(returnAddress(deps, wish))}`
}

async function showEmail(
  identity: Identity,
  here: HereSession,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
  errors: EmailPage['form']['errors'] = {},
  status = 200,
): Promise<FastifyReply> {
  const form = ownForm(identity, here, request, reply, '/identity/manage/email', { email }, errors)
  return sendPage(identity, request, reply, { kind: 'email', form, present: here.account.email, links: back }, status)
}

async function showPhone(
  identity: Identity,
  here: HereSession,
  request: FastifyRequest,
  reply: FastifyReply,
  phone: string,
  errors: PhonePage['form']['errors'] = {},
  status = 200,
): Promise<FastifyReply> {
  const form = ownForm(identity, here, request, reply, `/identity/manage/phone${onward(identity, request)}`, { phone }, errors)
  return sendPage(identity, request, reply, { kind: 'phone', form, present: here.account.phone, links: back }, status)
}

async function showCode(
  identity: Identity,
  here: HereSession,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  otherPhone: string,
  asked: CodeRequest,
  errors: PhoneCodePage['form']['errors'] = {},
  status = 200,
  notice?: PhoneCodePage['notice'],
): Promise<FastifyReply> {
  const search = onward(identity, request)
  const action = `/identity/manage/${path}`
  const page: PhoneCodePage = {
    kind: 'phoneCode',
    form: ownForm(identity, here, request, reply, `${action}${search}`, {}, errors),
    phone: asked.phone,
    resend: resendForm(identity, request, reply, { action: `${action}/resend${search}`, about: aboutOf(here), asked }),
    links: { otherPhone: `${otherPhone}${search}`, ...back },
    ...(notice && { notice }),
  }
  return sendPage(identity, request, reply, page, status)
}
