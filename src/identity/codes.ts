import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import { cookieNames } from './cookies.ts'
import { fieldsOf, formToken, seal, unseal } from './form.ts'
import type { Fault, Resend } from './pages/page.ts'
import type { Identity, PageContext } from './pages/send.ts'
import { take } from './rate-limit.ts'

/** Purpose of a code; codes are valid for one purpose only. */
export type CodePurpose = 'signIn' | 'verify' | 'change'

/** Seconds between two codes, and lifetime of the code step. */
const resendSeconds = 60
const stepSeconds = 900

/** A code requested in this browser: phone number and time. */
export interface CodeRequest {
  phone: string
  at: number
}

/**
 * Returns the phone number for which this browser requested a code, from a signed cookie. `owner` is the account that requested it; codes
 * are not valid for other accounts.
 */
export function requestedCode({ deps }: Identity, request: FastifyRequest, purpose: CodePurpose, owner = ''): CodeRequest | null {
  const kept = unseal(deps, sealOf(purpose, owner), request.cookies[cookieName(deps.config.identity.issuer, purpose)])
  const [phone = '', at = ''] = kept?.split(' ') ?? []
  return phone && deps.clock.now().getTime() - Number(at) < stepSeconds * 1000 ? { phone, at: Number(at) } : null
}

/**
 * Sends a code and stores its phone number. With `really` false it only pretends, so that numbers without account look the same. Returns
 * the fault, or null.
 */
export async function sendCode(
  { identity: { deps, ports }, request, reply }: PageContext,
  { phone, purpose, owner = '', really = true }: { phone: string; purpose: CodePurpose; owner?: string; really?: boolean },
): Promise<Fault | null> {
  const minutes = await take(deps, 'codes', request.ip)
  if (minutes > 0) return { name: 'tooMany', minutes }
  const name = cookieName(deps.config.identity.issuer, purpose)
  const sealed = seal(deps, sealOf(purpose, owner), `${phone} ${deps.clock.now().getTime()}`)
  request.cookies[name] = sealed
  reply.setCookie(name, sealed, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: cookieNames(deps.config.identity.issuer).secure,
    maxAge: stepSeconds,
  })
  const sending = really ? ports.phoneCodes.send(phone, requestLanguage(request), request.ip) : Promise.resolve()
  if (purpose === 'signIn') {
    // not awaited: neither response time nor rate limit may reveal that an account has the number
    sending.catch((err: unknown) => {
      if (!(err instanceof AppError)) request.log.error({ err }, 'a code for signing in was not sent')
    })
    return null
  }
  try {
    await sending
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'TooManyRequests' ? { name: 'tooMany', minutes: 10 } : { name: 'notSent' }
  }
}

/** Checks the submitted code. Returns the fault, or null. */
export async function codeFault({ deps, ports }: Identity, request: FastifyRequest, phone: string): Promise<Fault | null> {
  const code = fieldsOf(request).text('code')
  if (code === '') return { name: 'missing' }
  const minutes = await take(deps, 'codeTries', phone)
  if (minutes > 0) return { name: 'tooMany', minutes }
  try {
    await ports.phoneCodes.check(phone, code)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'TooManyRequests') return { name: 'tooMany', minutes: 10 }
    return { name: error.details.reason === 'codeExpired' ? 'codeExpired' : 'codeWrong' }
  }
}

/** Returns the form that requests a new code. */
export function resendForm(
  { identity: { deps }, request, reply }: PageContext,
  { action, about, asked }: { action: string; about: string; asked: CodeRequest | null },
): Resend {
  const wait = asked ? Math.ceil(resendSeconds - (deps.clock.now().getTime() - asked.at) / 1000) : 0
  return { action, token: formToken(deps, request, reply, about), wait: Math.max(0, wait) }
}

/** Deletes the stored phone number after its code was accepted. */
export function forgetCode({ deps }: Identity, reply: FastifyReply, purpose: CodePurpose): void {
  const { issuer } = deps.config.identity
  reply.clearCookie(cookieName(issuer, purpose), { path: '/', secure: cookieNames(issuer).secure })
}

function sealOf(purpose: CodePurpose, owner: string): string {
  return `code ${purpose} ${owner}`
}

function cookieName(issuer: string, purpose: CodePurpose): string {
  return `${cookieNames(issuer).form}_${purpose}`
}
