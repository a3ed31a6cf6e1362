import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import { type Identity, returnAddress } from './pages/send.ts'
import { currentSession, type HereSession, signInHere } from './sessions.ts'
import { findAccountBySubject, type StoredAccount } from './store.ts'

/** Authentication method, as in the `amr` claim. */
export type Method = 'pwd' | 'sms'

/** Context of a sign-in: an interaction of the site, or a standalone page with a return URL. Both use the same pages. */
export interface Flow {
  /** CSRF scope of the forms */
  about: string
  /** URL of a page of this flow: login, register, sms … */
  at(page: FlowPage): string
  /** the site requested a registration */
  wantsAccount: boolean
  /** account of the session in this browser */
  present: StoredAccount | null
  /** account created in this flow, whose phone may be confirmed */
  opened(): Promise<StoredAccount | null>
  /** stores the authenticated account; the flow continues at `resume` */
  settle(subject: string, method: Method, remember: boolean): Promise<void>
  resume: string
  /** returns to the site without signing in */
  cancel: string | null
}

export type FlowPage = 'login' | 'register' | 'sms' | 'smsCode' | 'smsResend' | 'verify' | 'verifyResend' | 'continue' | 'other' | 'cancel'

const paths: Record<FlowPage, string> = {
  login: '/login',
  register: '/register',
  sms: '/sms',
  smsCode: '/sms/code',
  smsResend: '/sms/resend',
  verify: '/verify',
  verifyResend: '/verify/resend',
  continue: '/continue',
  other: '/other',
  cancel: '/cancel',
}

/** Returns the flow of a request by its URL. Throws SessionNotFound when the interaction has expired or belongs to another browser. */
export async function flowOf(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<Flow> {
  const { uid } = request.params as { uid?: string }
  return uid === undefined ? standAlone(identity, request, reply) : interaction(identity, uid, request, reply)
}

async function interaction({ provider, deps }: Identity, uid: string, request: FastifyRequest, reply: FastifyReply): Promise<Flow> {
  // from a signed cookie limited to the path of this interaction
  const found = await provider.interactionDetails(request.raw, reply.raw)
  if (found.uid !== uid) throw new errors.SessionNotFound('another interaction')
  const base = `/identity/interaction/${uid}`
  const { prompt, session } = found
  const subjectOf = (subject: string | undefined) => (subject ? findAccountBySubject(deps.db, subject) : undefined)
  return {
    about: `interaction ${uid}`,
    at: (page) => `${base}${paths[page]}`,
    wantsAccount: prompt.name === 'create',
    present: (prompt.name === 'create' && (await subjectOf(session?.accountId))) || null,
    opened: async () => (await subjectOf(found.result?.login?.accountId)) ?? null,
    async settle(subject, method, remember) {
      // `create` too: a user who came to register may sign in instead
      await provider.interactionResult(request.raw, reply.raw, {
        login: { accountId: subject, remember, amr: [method] },
        ...(prompt.name === 'create' && { create: {} }),
      })
    },
    resume: found.returnTo,
    cancel: `${base}${paths.cancel}`,
  }
}

async function standAlone(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<Flow> {
  const { returnUrl } = request.query as { returnUrl?: unknown }
  const resume = returnAddress(identity.deps, returnUrl)
  const suffix = typeof returnUrl === 'string' ? `?returnUrl=${encodeURIComponent(resume)}` : ''
  let here: HereSession | null = await currentSession(identity, request, reply)
  return {
    about: 'page',
    at: (page) => `/identity${paths[page]}${suffix}`,
    wantsAccount: false,
    present: here?.account ?? null,
    opened: async () => here?.account ?? null,
    async settle(subject, method, remember) {
      await signInHere(identity, request, reply, subject, method, remember)
      here = null
    },
    resume,
    cancel: null,
  }
}

/** Returns the sign-in page of the site. */
export function siteLogin({ deps: { config } }: Identity): string {
  return `${siteOrigin(config)}${config.basePath}authentication/login`
}
