import type { FetchResponse, MaybeOptionalInit } from 'openapi-fetch'
import { ApiError } from './api-error.ts'
import type { paths } from './schema.d.ts'

export type Method = 'get' | 'put' | 'post' | 'delete'

/** The addresses of the API that know a method, as the contract writes them. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: { responses: unknown } } ? P : never
}[keyof paths]

/** Parameters and body of a call. */
export type InitOf<M extends Method, P extends PathOf<M>> = MaybeOptionalInit<paths[P], M>

/** What a call answers; undefined where it answers without content. */
export type DataOf<M extends Method, P extends PathOf<M>> = paths[P][M] extends infer Operation extends Record<string | number, unknown>
  ? Exclude<FetchResponse<Operation, object, `${string}/${string}`>, { error: unknown }>['data']
  : never

/** Parameters may be left out where a call has none that it needs. */
export type InitArgs<I> = object extends I ? [init?: I] : [init: I]

/**
 * No page needs the client to be shown: it comes beside the page, and at once, because a browser does not fetch a module again that failed
 * without a line.
 */
const client = import('./api.ts').catch(() => null)

/** Calls the API once: gives what it answered, or throws an ApiError. Queries and mutations of `query/` call it; engines may. */
export async function callApi<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  init: InitOf<M, P>,
  signal?: AbortSignal,
): Promise<DataOf<M, P>> {
  const api = await client
  if (!api) throw new ApiError(0, null)
  const send = api.browserApi()[method.toUpperCase() as 'GET'] as unknown as (path: string, init: object) => Promise<Answer>
  const { data, error, response } = await send(path, { ...init, ...(signal && { signal }) }).catch((thrown: unknown) => {
    if (signal?.aborted) throw thrown
    throw new ApiError(0, null)
  })
  if (response.ok) return data as DataOf<M, P>
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  throw new ApiError(response.status, error, Number.isFinite(wait) ? wait : null)
}

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}
