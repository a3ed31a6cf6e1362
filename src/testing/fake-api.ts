import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import type { DataOf, Method, PathOf } from '#client/call.ts'
import { pageQueries } from '#client/query/query.ts'
import { answerFaults, findOperation, requestFaults, successOf } from './described.ts'
import { prepareDevice } from './device.ts'

/** An API call of a screen. */
export interface Call {
  /** `post /api/vehicles/{id}/book` */
  name: string
  params: Record<string, string>
  query: URLSearchParams
  body: unknown
  /** false when the browser cache must not be used */
  cache: RequestCache
}

/** An error response with its body. */
export class Refusal {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, code: string, more: Record<string, unknown> = {}) {
    this.status = status
    this.body = { code, message: `${code}.`, ...more }
  }
}

class NoLine {}
/** Offline: the call gets no response. */
export const offline = new NoLine()

type Said<T> = T | Refusal | NoLine | undefined
type Answer<T> = Said<T> | ((call: Call) => Said<T> | Promise<Said<T>>)

export interface FakeApi {
  /** all calls in order, without those for the CSRF token */
  calls: Call[]
  /** calls of one operation, by method and path template */
  made: <M extends Method>(method: M, path: PathOf<M>) => Call[]
  /** sets the response, immediate or when a promise resolves */
  on: <M extends Method, P extends PathOf<M>>(method: M, path: P, answer: Answer<DataOf<M, P>>) => void
  /** sets the server time in all further responses; before, they have none */
  timeIs: (moment: string) => void
}

const origin = 'http://rihla.test'

/**
 * Replaces the network with a fake API. It returns the configured responses, validates requests and responses against docs/openapi.json,
 * and fails tests with unexpected calls. Device, timers and screens are reset after each test.
 */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer<unknown>>()
  const calls: Call[] = []
  const faults: string[] = []
  const headers: Record<string, string> = {}

  async function answer(given: Request | string | URL): Promise<Response> {
    const request = given instanceof Request ? given : new Request(new URL(given, origin))
    const url = new URL(request.url)
    const method = request.method.toLowerCase()
    if (url.pathname === '/api/antiforgery') {
      // biome-ignore lint/suspicious/noDocumentCookie: what the server would set
      document.cookie = 'XSRF-TOKEN=known; path=/'
      return new Response(null, { status: 204 })
    }
    // the identity provider is on another host and unreachable
    if (url.pathname.startsWith('/_configuration/')) throw new TypeError('failed to fetch')
    const operation = findOperation(method, url.pathname)
    const text = method === 'get' ? '' : await request.text()
    // files of a form are not validated
    const body = text === '' ? undefined : /json/.test(request.headers.get('content-type') ?? '') ? JSON.parse(text) : {}
    const name = `${method} ${operation?.path ?? url.pathname}`
    const call = { name, params: operation?.params ?? {}, query: url.searchParams, body, cache: request.cache }
    calls.push(call)
    if (!operation || !answers.has(name)) {
      faults.push(`nobody answers ${name}`)
      return Response.json({ code: 'NotFound', message: '' }, { status: 404 })
    }
    faults.push(...requestFaults(operation, url.searchParams, body))
    const wish = answers.get(name)
    const said = await untilGone(typeof wish === 'function' ? (wish as (call: Call) => unknown)(call) : wish, request.signal)
    if (said === offline) throw new TypeError('failed to fetch')
    if (said instanceof Refusal) return Response.json(said.body, { status: said.status })
    const status = successOf(operation)
    faults.push(...answerFaults(operation, status, said))
    return said === undefined ? new Response(null, { status, headers }) : Response.json(said, { status, headers })
  }

  // loaded early: lazy imports do not resolve with fake timers
  beforeAll(async () => void (await Promise.all([import('#client/api.ts'), import('#client/query/query.ts')])))
  beforeEach(() => {
    ;(window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`${origin}/`)
    vi.stubGlobal('fetch', answer)
    prepareDevice()
  })
  afterEach(() => {
    cleanup()
    pageQueries().clear()
    localStorage.clear()
    sessionStorage.clear()
    answers.clear()
    calls.length = 0
    delete headers.date
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    expect(faults.splice(0)).toEqual([])
  })
  return {
    calls,
    made: (method, path) => calls.filter(({ name }) => name === `${method} ${path}`),
    on: (method, path, wish) => void answers.set(`${method} ${path}`, wish as Answer<unknown>),
    timeIs: (moment) => {
      headers.date = new Date(moment).toUTCString()
    },
  }
}

/** aborted requests receive no response */
function untilGone(said: unknown, signal: AbortSignal | null): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    Promise.resolve(said).then(resolve, reject)
  })
}
