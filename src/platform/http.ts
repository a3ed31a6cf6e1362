import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Actor, anonymous, type RequestAudit, type Role, staffRoles } from '#shared/actor.ts'
import type { Endpoint } from '#shared/contract.ts'
import { AppError } from '#shared/errors.ts'
import { acceptedLanguage, isLanguage, type Language, languageKey } from '#shared/language.ts'
import { basePathAdder } from './addresses.ts'
import { antiForgeryCookie, antiForgeryHeader, checkAntiForgery } from './anti-forgery.ts'
import { writeAudit } from './audit.ts'
import type { Deps } from './context.ts'
import { inputReader } from './validation.ts'

/** Argument of a module's `register`. */
export interface Api {
  app: FastifyInstance
  deps: Deps
  /** bodies are multipart forms with a file: a stream that the handler reads */
  takesFiles?: true
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** Argument of a handler, typed by its contract. */
export interface Ask<C extends Endpoint> {
  params: Parsed<C['params']>
  query: Parsed<C['query']>
  body: Parsed<C['body']>
  language: Language
  actor: Actor
  request: FastifyRequest
  reply: FastifyReply
}

type Answer<C extends Endpoint> = C['output'] extends z.ZodType
  ? z.input<C['output']> | string | (C['mayBeEmpty'] extends true ? undefined : never)
  : unknown

/**
 * Registers a handler for a call of the contract, under its path and aliases. Input is validated before the handler runs. The handler
 * returns an object, or JSON text that is sent unchanged. `admit` authorizes callers without an account. It runs before the body is read,
 * so that unauthorized callers receive no validation errors.
 */
export function route<C extends Endpoint>(
  api: Api,
  call: C,
  handler: (ask: Ask<C>) => Promise<Answer<C>> | Answer<C>,
  admit?: (request: FastifyRequest) => Promise<void>,
): void {
  const readInput = inputReader(call, { withBody: !api.takesFiles })
  const addBasePath = basePathAdder(call.output, api.deps.config.basePath)
  for (const url of [call.path, ...(call.aliases ?? [])]) {
    api.app.route({
      method: call.method,
      url: url.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { call },
      // authorize before the body is read
      onRequest: async (request) => {
        allowedActor(request, call)
        if (call.method !== 'GET' && !call.skipCsrf && !isVouched(request))
          checkAntiForgery(request.cookies[antiForgeryCookie], request.headers[antiForgeryHeader], api.deps.keys.cookies)
        if (call.skipCsrf && !call.body) withoutBody(request)
        await admit?.(request)
      },
      handler: async (request, reply) => {
        const actor = allowedActor(request, call)
        readInput(request)
        const work = async (actor: Actor) =>
          handler({
            params: request.params as Parsed<C['params']>,
            query: request.query as Parsed<C['query']>,
            body: request.body as Parsed<C['body']>,
            language: requestLanguage(request),
            actor,
            request,
            reply,
          })
        const answer = isStaffWork(call, actor)
          ? await withAudit(api.deps, call, { ...actor, audit: auditOf(api.deps, call, request) }, work)
          : await work(actor)
        if (reply.sent) return reply
        const isEmpty = call.mayBeEmpty && answer === undefined
        if (api.deps.config.validateResponses && call.output && !isEmpty)
          call.output.parse(typeof answer === 'string' ? JSON.parse(answer) : answer)
        if (answer === undefined && !call.file) return reply.code(204).send()
        if (!call.file && !reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
        return addBasePath ? addBasePath(typeof answer === 'string' ? JSON.parse(answer) : answer) : answer
      },
    })
  }
}

/** Returns true for a staff operation; what staff do as customers is not audited. */
function isStaffWork(call: Endpoint, actor: Actor): boolean {
  const isStaff = (role: Role) => staffRoles.some((one) => one === role)
  return call.method !== 'GET' && call.roles.some(isStaff) && actor.roles.some(isStaff)
}

/** Builds the audit entry of a request: record and field names, no values. */
function auditOf({ clock }: Deps, call: Endpoint, request: FastifyRequest): RequestAudit {
  const params = (request.params ?? {}) as Record<string, unknown>
  const [first] = Object.keys(params)
  const { [params.id === undefined ? (first ?? '') : 'id']: id, ...further } = params
  const given = { ...(request.query as object), ...(typeof request.body === 'object' ? request.body : null) } as Record<string, unknown>
  const { action, ids } = given
  const details = {
    ...Object.fromEntries(Object.entries(further).filter(([, value]) => /^\w{1,40}$/.test(String(value)))),
    ...(Object.keys(given).length > 0 && { fields: Object.keys(given).filter((name) => /^\w{1,40}$/.test(name)) }),
    ...(typeof action === 'string' && /^\w{1,40}$/.test(action) && { action }),
    ...(Array.isArray(ids) && { ids: ids.filter((one) => typeof one === 'number').slice(0, 100) }),
  }
  const known = id !== undefined && /^[\w.-]{1,64}$/.test(String(id))
  const record = known ? { type: recordTypeOf(call), id: String(id) } : null
  return { action: call.id, record, details, now: () => clock.now(), requestId: request.id, isWritten: false }
}

/** Returns the record type of a call: the first part of its path. */
function recordTypeOf({ path }: Endpoint): string {
  return path.split('/').find((part) => part !== '' && part !== 'api' && part !== 'staff') ?? ''
}

/**
 * Runs a staff request and writes its audit entry after the response unless `audited` has written it with the change. A request that fails
 * after a commit gets a second entry. A request that fails without changes gets none.
 */
async function withAudit<T>(
  { db }: Deps,
  call: Endpoint,
  actor: Actor & { audit: RequestAudit },
  work: (actor: Actor) => Promise<T>,
): Promise<T> {
  const { audit } = actor
  try {
    const answer = await work(actor)
    const made = typeof answer === 'object' && answer !== null ? (answer as { id?: unknown }).id : undefined
    if (!audit.record && (typeof made === 'number' || typeof made === 'string')) audit.record = { type: recordTypeOf(call), id: made }
    if (!audit.isWritten) await writeAudit(db, actor, audit)
    return answer
  } catch (error) {
    const failed = error instanceof AppError ? error.code : 'Unexpected'
    if (audit.isWritten) await writeAudit(db, actor, { ...audit, failed })
    throw error
  }
}

/** Drops the body of a one-click unsubscribe (RFC 8058): it is not needed. */
function withoutBody({ headers }: FastifyRequest): void {
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name]
}

/** Returns the caller when the contract allows the call. Throws Unauthorized for anonymous callers, else Forbidden. */
function allowedActor(request: FastifyRequest, call: Endpoint): Actor {
  const actor = request.actor ?? anonymous
  if (call.roles.includes('anyone') || call.roles.some((role) => actor.roles.includes(role))) return actor
  throw new AppError(actor.id === null ? 'Unauthorized' : 'Forbidden')
}

/** Returns true when the request cannot be forged: it has an access token or comes from a trusted origin. */
function isVouched({ actor, isTrustedOrigin }: FastifyRequest): boolean {
  return actor !== undefined || isTrustedOrigin === true
}

/** Returns the language of a response: `?lang`, else the cookie, else Accept-Language, else French. */
export function requestLanguage(request: Pick<FastifyRequest, 'headers' | 'query'>): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.[languageKey]
  if (isLanguage(asked)) return asked
  return cookieLanguage(request.headers.cookie) ?? acceptedLanguage(request.headers['accept-language'])
}

/** Returns the language in the cookie, or null. */
export function cookieLanguage(cookie: string | undefined): Language | null {
  const kept = cookie?.match(/(?:^|;\s*)lang=(\w+)/)?.[1]
  return isLanguage(kept) ? kept : null
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Endpoint
  }
  interface FastifyRequest {
    actor?: Actor
    /** the request comes from a page of a configured CORS origin */
    isTrustedOrigin?: boolean
  }
}
