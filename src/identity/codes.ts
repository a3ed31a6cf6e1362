import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestLanguage } from '#platform/http.ts'
import { AppError } from '#shared/errors.ts'
import { cookieNames } from './cookies.ts'
import { fieldsOf, formToken, seal, unseal } from './form.ts'
import type { Fault, Resend } from './pages/page.ts'
import type { Identity, PageContext } from './pages/send.ts'
import { take } from './rate-limit.ts'

/** For what a code was sent; one for one purpose is of no use for another. */
export type CodePurpose = 'signIn' | 'verify' | 'change'

/** Seconds before a code may be sent again, and during which the step of typing it stays open. */
const resendSeconds = 60
const stepSeconds = 900

/** A code that was asked for in this browser: the number, and when. */
export interface CodeRequest {
  phone: string
  at: number
}

/**
 * The number for which this browser asked a code lately; kept in a signed cookie between the two steps. `owner` is the account for which
 * it was asked: what one of them has begun with its password is of no use in another.
 */
export function requestedCode({ deps }: Identity, request: FastifyRequest, purpose: CodePurpose, owner = ''): CodeRequest | null {
  const kept = unseal(deps, sealOf(purpose, owner), request.cookies[cookieName(deps.config.identity.issuer, purpose)])
  const [phone = '', at = ''] = kept?.split(' ') ?? []
  return phone && deps.clock.now().getTime() - Number(at) < stepSeconds * 1000 ? { phone, at: Number(at) } : null
}

/**
 * Sends a code and remembers for which number. `really` false only pretends: anyone who asks for a number without an account sees the
 * same. Gives what went wrong, or null.
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
    // Neither the time it takes nor a limit of the number may tell that an account bears it: nobody waits for the end.
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

/** Checks the code of a posted form. Gives what is wrong with it, or null. */
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

/** The form that asks for a fresh code. */
export function resendForm(
  { identity: { deps }, request, reply }: PageContext,
  { action, about, asked }: { action: string; about: string; asked: CodeRequest | null },
): Resend {
  const wait = asked ? Math.ceil(resendSeconds - (deps.clock.now().getTime() - asked.at) / 1000) : 0
  return { action, token: formToken(deps, request, reply, about), wait: Math.max(0, wait) }
}

/** Forgets the number after its code was taken. */
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
