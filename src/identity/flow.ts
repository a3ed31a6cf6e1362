import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { siteOrigin } from '#platform/config.ts'
import { type Identity, returnAddress } from './pages/send.ts'
import { type HereSession, sessionHere, signInHere } from './sessions.ts'
import { findAccountBySubject, type StoredAccount } from './store.ts'

/** How somebody proved who they are, as tokens name it. */
export type Method = 'pwd' | 'sms'

/**
 * Within what somebody signs in: a request of the site (interaction), or a page called by itself, with an address to go to afterwards.
 * The same pages serve both.
 */
export interface Flow {
  /** what the forms of its pages are about */
  about: string
  /** address of a page of this flow: login, register, sms … */
  at(page: FlowPage): string
  /** the request asks for a new account */
  wantsAccount: boolean
  /** somebody is signed in on this device already */
  present: StoredAccount | null
  /** an account just opened in this flow, whose phone may be confirmed before going on */
  opened(): Promise<StoredAccount | null>
  /** notes who it is; the flow goes on at `resume` */
  settle(subject: string, method: Method, remember: boolean): Promise<void>
  resume: string
  /** back to the site without signing in */
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

/** The flow of a request, by its address. Throws SessionNotFound when the interaction is over or belongs to another browser. */
export async function flowOf(identity: Identity, request: FastifyRequest, reply: FastifyReply): Promise<Flow> {
  const { uid } = request.params as { uid?: string }
  return uid === undefined ? standAlone(identity, request, reply) : interaction(identity, uid, request, reply)
}

async function interaction({ provider, deps }: Identity, uid: string, request: FastifyRequest, reply: FastifyReply): Promise<Flow> {
  // read from a signed cookie that browsers send to the path of this interaction only
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
      // `create` too: anyone who came to open an account and signed in instead has been served
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
  let here: HereSession | null = await sessionHere(identity, request, reply)
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

/** The page of the site where signing in begins. */
export function siteLogin({ deps: { config } }: Identity): string {
  return `${siteOrigin(config)}${config.basePath}authentication/login`
}
