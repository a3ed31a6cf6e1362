import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { endSession } from './accounts.ts'
import { cookieNames, sessionSeconds } from './cookies.ts'
import { deviceOf } from './device.ts'
import type { Identity } from './pages/send.ts'
import { checkState } from './session-check.ts'
import { saveSession } from './session-store.ts'
import { findAccountBySubject, type StoredAccount } from './store.ts'

/** Session of this browser at the provider. */
export interface HereSession {
  uid: string
  account: StoredAccount
}

/** Returns the session of this browser from its signed cookie; null when it has expired or the account is deleted. */
export async function currentSession(
  { provider, deps }: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<HereSession | null> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (!session.accountId) return null
  const account = await findAccountBySubject(deps.db, session.accountId)
  return account ? { uid: session.uid, account } : null
}

/**
 * Signs in outside an interaction, with a new session (against session fixation) and its cookies. The site detects it with its next silent
 * request.
 */
export async function signInHere(
  identity: Identity,
  request: FastifyRequest,
  reply: FastifyReply,
  subject: string,
  method: string,
  remember: boolean,
): Promise<void> {
  const { provider, deps } = identity
  const former = await currentSession(identity, request, reply)
  if (former) await endSession(deps, former.account.subject, former.uid)
  const session = new provider.Session()
  session.loginAccount({ accountId: subject, amr: [method], transient: !remember })
  await session.save(sessionSeconds)
  const names = cookieNames(deps.config.identity.issuer)
  const expires = remember ? { expires: new Date(session.exp * 1000) } : {}
  const common = { path: '/', sameSite: 'lax', secure: names.secure, overwrite: true, ...expires } as const
  const { cookies } = provider.createContext(request.raw, reply.raw)
  cookies.set(names.session, session.jti, { ...common, httpOnly: true, signed: true })
  cookies.set(names.check, checkState(deps.keys.cookies[0] as string, session), { ...common, httpOnly: false, signed: false })
  moveCookies(reply)
  await saveSession(deps.db, { uid: session.uid, subject, ...deviceOf(request.headers['user-agent']) }, deps.clock.now())
}

/** Ends the session of this browser and deletes its cookies. */
export async function signOutHere(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { provider, deps } = identity
  const here = await currentSession(identity, request, reply)
  if (here) await endSession(deps, here.account.subject, here.uid)
  const names = cookieNames(deps.config.identity.issuer)
  const { cookies } = provider.createContext(request.raw, reply.raw)
  const common = { path: '/', sameSite: 'lax', secure: names.secure } as const
  cookies.set(names.session, null, { ...common, signed: true })
  cookies.set(names.check, null, { ...common, httpOnly: false, signed: false })
  moveCookies(reply)
}

/** Updates the device of the user with each response to the site. */
export async function noteDevice({ deps }: Pick<Identity, 'deps'>, ctx: KoaContextWithOIDC): Promise<void> {
  // absent outside the provider's routes
  const { session, route } = ctx.oidc ?? {}
  if ((route !== 'authorization' && route !== 'resume') || !session?.accountId || (session as { destroyed?: boolean }).destroyed) return
  await saveSession(deps.db, { uid: session.uid, subject: session.accountId, ...deviceOf(ctx.get('user-agent')) }, deps.clock.now())
}

/** Moves the cookies that the provider set on the raw response to the reply, which would overwrite them. */
function moveCookies(reply: FastifyReply): void {
  const written = reply.raw.getHeader('set-cookie')
  reply.raw.removeHeader('set-cookie')
  for (const cookie of [written ?? []].flat()) reply.header('set-cookie', String(cookie))
}
