import createClient, { type Client } from 'openapi-fetch'
import { createContext } from 'react-router'
import { asLanguage, type Language } from '#shared/language.ts'
import { asCaller } from './caller.ts'
import { readCookie } from './cookie.ts'
import type { paths } from './schema.d.ts'
import { hearServerTime } from './server-clock.ts'

export type ApiClient = Client<paths>

/** The API client of a server-side request, set by `main`. The browser uses `browserApi`. */
export const apiContext = createContext<ApiClient>()

/** Serializes lists as repeated parameters (specification). */
export const listStyle = { array: { style: 'form', explode: true } } as const

/** Creates a typed client. On the server, `fetch` is the in-process transport. */
export function createApi(options: { baseUrl: string; language: Language; fetch?: (request: Request) => Promise<Response> }): ApiClient {
  return createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { 'accept-language': options.language },
    querySerializer: listStyle,
    ...(options.fetch && { fetch: options.fetch }),
  })
}

const tokenCookie = 'XSRF-TOKEN'

let ofBrowser: ApiClient | undefined

/** Returns the client of this page, for the browser only. */
export function browserApi(): ApiClient {
  if (ofBrowser) return ofBrowser
  const { lang, dataset } = document.documentElement
  const baseUrl = `${location.origin}${(dataset.basePath ?? '/').replace(/\/$/, '')}`
  ofBrowser = createApi({ baseUrl, language: asLanguage(lang), fetch: tellsTime(saysTokenBack(`${baseUrl}/api/antiforgery`)) })
  return ofBrowser
}

/** Updates the server clock from each response, as screens do not trust the device clock. */
function tellsTime(send: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const [asked, { cache }] = [Date.now(), request]
    const answer = await send(request)
    hearServerTime(answer, { asked, cache })
    return answer
  }
}

/**
 * Sends the CSRF token of the cookie with each change, and fetches one when it is missing. A rejected token is renewed once, so that forms
 * on a page opened days ago can be sent.
 */
function saysTokenBack(tokens: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'GET') return asCaller(request)
    if (!readCookie(tokenCookie)) await fetch(tokens)
    const retry = request.clone()
    const answer = await asCaller(withToken(request))
    if (answer.status !== 403 || (await codeOf(answer)) !== 'AntiForgery') return answer
    await fetch(tokens)
    return asCaller(withToken(retry))
  }
}

function withToken(request: Request): Request {
  request.headers.set('x-xsrf-token', readCookie(tokenCookie) ?? '')
  return request
}

/** Returns the error code; leaves the response body unread. */
async function codeOf(answer: Response): Promise<unknown> {
  const body = await answer
    .clone()
    .json()
    .catch(() => null)
  return body?.code
}
