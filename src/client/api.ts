import createClient, { type Client } from 'openapi-fetch'
import { createContext } from 'react-router'
import { asLanguage, type Language } from '#shared/language.ts'
import { asCaller } from './caller.ts'
import { readCookie } from './cookie.ts'
import type { paths } from './schema.d.ts'
import { hearServerTime } from './server-clock.ts'

export type ApiClient = Client<paths>

/** The typed client of a request on the server, put there by main; in the browser use `browserApi`. */
export const apiContext = createContext<ApiClient>()

/** Names are repeated for lists, as the spec asks. */
export const listStyle = { array: { style: 'form', explode: true } } as const

/** A typed client; `fetch` is the in-process transport on the server. */
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

/** The client of this page; `callApi` calls it, never while rendering on the server. */
export function browserApi(): ApiClient {
  if (ofBrowser) return ofBrowser
  const { lang, dataset } = document.documentElement
  const baseUrl = `${location.origin}${(dataset.basePath ?? '/').replace(/\/$/, '')}`
  ofBrowser = createApi({ baseUrl, language: asLanguage(lang), fetch: tellsTime(saysTokenBack(`${baseUrl}/api/antiforgery`)) })
  return ofBrowser
}

/** Each answer says when it was written: screens go by the clock of the server, not by that of the device. */
function tellsTime(send: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const [asked, { cache }] = [Date.now(), request]
    const answer = await send(request)
    hearServerTime(answer, { asked, cache })
    return answer
  }
}

/**
 * A call that changes something says the anti-forgery token of the cookie back, and asks for one first where there is none. One that
 * the server no longer knows is asked for again, so that what was typed on a page left open for days still arrives.
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

/** What an error says of itself, the answer stays unread. */
async function codeOf(answer: Response): Promise<unknown> {
  const body = await answer
    .clone()
    .json()
    .catch(() => null)
  return body?.code
}
