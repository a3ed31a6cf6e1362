import createClient, { type Client } from 'openapi-fetch'
import { createContext } from 'react-router'
import type { Language } from '#shared/language.ts'
import type { paths } from './schema.d.ts'

export type ApiClient = Client<paths>

/** The typed client of a request on the server, put there by main; in the browser use `browserApi`. */
export const apiContext = createContext<ApiClient>()

/** A typed client; `fetch` is the in-process transport on the server. */
export function createApi(options: { baseUrl: string; language: Language; fetch?: (request: Request) => Promise<Response> }): ApiClient {
  return createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { 'accept-language': options.language },
    // Names are repeated for lists, as the spec asks.
    querySerializer: { array: { style: 'form', explode: true } },
    ...(options.fetch && { fetch: options.fetch }),
  })
}

let ofBrowser: ApiClient | undefined

/** The client of this page; call it in handlers and effects only, never while rendering on the server. */
export function browserApi(): ApiClient {
  const { lang, dataset } = document.documentElement
  ofBrowser ??= createApi({
    baseUrl: `${location.origin}${(dataset.basePath ?? '/').replace(/\/$/, '')}`,
    language: lang === 'ar' ? 'ar' : 'fr',
  })
  return ofBrowser
}

/** The client of this page for handlers and effects. */
export function useApi(): ApiClient {
  return typeof document === 'undefined' ? neverCalled : browserApi()
}

/** Components render on the server too, but ask nothing there: loaders do. */
const neverCalled = createApi({
  baseUrl: 'http://server',
  language: 'fr',
  fetch: () => Promise.reject(new Error('loaders read data, components do not')),
})
